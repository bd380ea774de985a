import { shownResultSchema, swingAnalysisSchema, swingHeadSchema } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { schemaFingerprint } from './schema-fingerprint.ts';

const shot = z.object({ club: z.enum(['driver', '7-iron']), carryYd: z.nullable(z.number()) });

it('is the same for schemas that accept the same', () => {
  const same = z.object({ club: z.enum(['driver', '7-iron']), carryYd: z.nullable(z.number()) });
  expect(schemaFingerprint(same)).toBe(schemaFingerprint(shot));
});

it.each([
  ['with a property more', z.extend(shot, { tour: z.string() })],
  ['with a property less', z.omit(shot, { carryYd: true })],
  ['whose property may be absent', z.extend(shot, { carryYd: z.optional(z.nullable(z.number())) })],
  ['that allows another value', z.extend(shot, { club: z.enum(['driver', '7-iron', 'putter']) })],
  ['that refuses a value', z.extend(shot, { carryYd: z.nullable(z.number().check(z.minimum(0))) })],
])('differs for a schema %s', (_, changed) => {
  expect(schemaFingerprint(changed)).not.toBe(schemaFingerprint(shot));
});

it('describes every part of an analysis', () => {
  const prints = [shownResultSchema, swingHeadSchema, swingAnalysisSchema].map(schemaFingerprint);
  expect(new Set(prints).size).toBe(3);
});
