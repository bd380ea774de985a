import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findingRules } from '../4-judge/rules/rules.ts';
import { formatLength, sayInLengths, toLength } from './format-length.ts';

const inches = { heightCm: 180, unit: 'in' } as const;
const centimeters = { heightCm: 180, unit: 'cm' } as const;

it.each([
  [9, '6.5 in', '16 cm', '9 %'],
  [4, '3 in', '7 cm', '4 %'],
  [1, '0.5 in', '2 cm', '1 %'],
  [-3.4, '−2.5 in', '−6 cm', '−3 %'],
  [-0.2, '0 in', '0 cm', '0 %'],
])('%d %% of the height is %s, %s or %s', (percent, asInches, asCm, asShare) => {
  expect(formatLength(percent, inches)).toBe(asInches);
  expect(formatLength(percent, centimeters)).toBe(asCm);
  expect(formatLength(percent, null)).toBe(asShare);
});

it('is never off by more than half a step', () => {
  const percent = fc.double({ min: -40, max: 40, noNaN: true });
  fc.assert(
    fc.property(percent, fc.integer({ min: 90, max: 230 }), (share, heightCm) => {
      expect(Math.abs(toLength(share, { heightCm, unit: 'in' }) * 2.54 - (share / 100) * heightCm)).toBeLessThan(0.65);
      expect(Math.abs(toLength(share, { heightCm, unit: 'cm' }) - (share / 100) * heightCm)).toBeLessThanOrEqual(0.5);
    }),
  );
});

it.each([
  ['It moves about 7 % of your height before impact.', 'It moves about 5 in before impact.'],
  [
    'By about 7 % of your height, where up to 4 % is usual. Try 3 %.',
    'By about 5 in, where up to 3 in is usual. Try 3 %.',
  ],
  ['It slides 2 % of your height, where 6–12 % is usual.', 'It slides 1.5 in, where 4.5–8.5 in is usual.'],
  ['No more than 4 % of body height. Really!', 'No more than 3 in. Really!'],
  ['Your carry is 7 % longer.', 'Your carry is 7 % longer.'],
])('a written text has lengths: %s', (text, inLengths) => {
  expect(sayInLengths(text, inches)).toBe(inLengths);
  expect(sayInLengths(text, null)).toBe(text);
});

it('no text of a rule keeps a share of the height', () => {
  for (const { norm, brief } of Object.values(findingRules))
    for (const text of [norm, brief]) expect(sayInLengths(text, centimeters)).not.toContain('height');
});
