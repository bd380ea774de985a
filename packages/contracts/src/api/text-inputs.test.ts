import { expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { apiRoutes } from './api-routes.ts';
import type { RouteContract } from './route-contract.ts';

/** Lengths between the shortest and the longest that any text may have. */
const texts = [1, 8, 10, 22, 64, 87].flatMap((length) => [
  `\0${'a'.repeat(length - 1)}`,
  `${'1'.repeat(length - 1)}\0`,
]);

/** Places in a schema that take a text with a zero byte. */
function placesWithZeroBytes(schema: z.core.$ZodType, place: string): string[] {
  const { def } = schema._zod as { def: z.core.$ZodTypes['_zod']['def'] };
  const inner = (next: z.core.$ZodType, name = '') => placesWithZeroBytes(next, name ? `${place}.${name}` : place);
  switch (def.type) {
    case 'string':
    case 'pipe':
      return texts.some((text) => (schema as z.ZodMiniType).safeParse(text).success) ? [place] : [];
    case 'object':
      return Object.entries(def.shape).flatMap(([name, field]) => inner(field, name));
    case 'record':
      return [...inner(def.keyType, 'key'), ...inner(def.valueType, 'value')];
    case 'array':
      return inner(def.element);
    case 'union':
      return def.options.flatMap((option) => inner(option));
    case 'optional':
    case 'nullable':
    case 'default':
      return inner(def.innerType);
    default:
      return [];
  }
}

it('no call takes a text with a zero byte, which PostgreSQL cannot store', () => {
  const routes: [string, RouteContract][] = Object.entries(apiRoutes);
  const places = routes.flatMap(([name, { schema }]) =>
    (['params', 'querystring', 'headers', 'body'] as const).flatMap((part) => {
      const input = schema[part];
      return input ? placesWithZeroBytes(input, `${name}.${part}`) : [];
    }),
  );
  expect(places).toEqual([]);
});
