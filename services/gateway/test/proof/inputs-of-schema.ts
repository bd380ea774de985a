import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { z } from 'zod/mini';

const at = (text: string) => new Date(text).toISOString();
/** Texts of every form that a call asks for. A schema picks those that it takes. */
const plausibleTexts = [
  ...['', 'a', 'Ada', 'Ben Hogan', '7 Iron', 'x'.repeat(60), 'word '.repeat(40), 'y'.repeat(2_000)],
  ...['ada@example.com', 'a long enough password', '000000', 'aaaa-bbbb-cccc-dddd', 'DELETE', 'me', '1', 'top'],
  ...['2026-11-25', '2024-02-29', '2025-11-01', '2026-11', at('2026-11-25T12:00:00Z'), at('1999-12-31T23:59:59Z')],
  ...['UTC', 'America/Chicago', 'https://push.example.com/a', '/daily-workout', 'trackman.csv', 'en', 'desc'],
  ...[randomUUID(), 'A'.repeat(22), 'A'.repeat(43), 'B'.repeat(87), 'f'.repeat(64)],
];
const oddTexts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '\u0000',
    '../..',
    '%00',
    "'; drop table gateway.account; --",
    '😀'.repeat(100),
    '\u202Eabc',
    '1e999',
  ),
);
const numbers = fc.oneof(
  fc.integer({ min: -5, max: 200 }),
  fc.double({ min: -20, max: 300, noNaN: true }),
  fc.constantFrom(0, -0, 1e308, -1e308, Number.MAX_SAFE_INTEGER, 0.1 + 0.2, 2 ** 31),
);
const anything = fc.oneof(oddTexts, numbers, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, [], {}, true));

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypes['_zod']['def'];

/**
 * Draws inputs of a schema: most are in the form that it asks for, with values at and beyond its limits; about one in ten
 * has a part of another form. What it takes and what it rejects, both occur.
 */
export function inputsOf(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: formOf(schema) }, { weight: 1, arbitrary: anything });
}

function formOf(schema: Schema): fc.Arbitrary<unknown> {
  const { def } = schema._zod as { def: Def };
  switch (def.type) {
    case 'string':
      return textsOf(schema);
    case 'number':
      return numbers;
    case 'boolean':
      return fc.boolean();
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'object':
      return fc.record(mapValues(def.shape, inputsOf), {
        requiredKeys: Object.keys(def.shape).filter((key) => def.shape[key]?._zod.def.type !== 'optional'),
      });
    case 'record':
      return fc.dictionary(formOf(def.keyType) as fc.Arbitrary<string>, inputsOf(def.valueType), { maxKeys: 4 });
    case 'array':
      return fc.array(inputsOf(def.element), { maxLength: 5 });
    case 'union':
      return fc.oneof(...def.options.map(formOf));
    case 'optional':
    case 'nullable':
    case 'default':
      return fc.oneof({ weight: 4, arbitrary: formOf(def.innerType) }, { weight: 1, arbitrary: fc.constant(null) });
    case 'pipe':
      return def.in._zod.def.type === 'string' ? textsOf(schema) : formOf(def.in);
    default:
      return anything;
  }
}

function textsOf(schema: Schema): fc.Arbitrary<unknown> {
  const taken = plausibleTexts.filter((text) => (schema as z.ZodMiniType).safeParse(text).success);
  if (taken.length === 0) return fc.oneof(oddTexts, fc.constantFrom(...plausibleTexts));
  return fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...taken) }, { weight: 1, arbitrary: oddTexts });
}

const mapValues = <T, R>(from: Readonly<Record<string, T>>, to: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(from).map(([key, value]) => [key, to(value)]));
