import { expect, test } from 'vitest';
import { idParams } from './api/path-params.ts';
import { analysisIdSchema, userIdSchema, uuidSchema } from './ids.ts';

const id = '3f0c8f52-92a4-4f8a-8d0e-0d8f6a3f9c11';

test('an id in upper case is the same id', () => {
  for (const schema of [uuidSchema, userIdSchema, analysisIdSchema]) expect(schema.parse(id.toUpperCase())).toBe(id);
  expect(idParams.parse({ id: id.toUpperCase() })).toEqual({ id });
});

test('a text that is no id is rejected, and is only unknown in a path', () => {
  expect(analysisIdSchema.safeParse('3f0c8f52').success).toBe(false);
  expect(idParams.parse({ id: '3f0c8f52' })).toEqual({ id: '3f0c8f52' });
});
