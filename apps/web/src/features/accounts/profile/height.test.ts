import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feetAndInchesOf, formatHeight, heightCmOf } from './height.ts';

it.each([
  [180.3, '5′11″', '180 cm'],
  [182.9, '6′0″', '183 cm'],
  // Rounds up to a foot, not to 12 inches.
  [182.2, '6′0″', '182 cm'],
  [121.9, '4′0″', '122 cm'],
])('%d cm is %s or %s', (heightCm, inInches, inCm) => {
  expect(formatHeight(heightCm, 'in')).toBe(inInches);
  expect(formatHeight(heightCm, 'cm')).toBe(inCm);
});

it.each([
  [5, 12],
  [5.5, 0],
  [-5, 3],
  [5, -1],
  [Number.NaN, 3],
])('%d feet and %d inches are no height', (feet, inches) => {
  expect(heightCmOf({ feet, inches })).toBeNaN();
});

it('keeps feet and inches when they are stored in centimeters', () => {
  const height = fc.record({ feet: fc.integer({ min: 3, max: 7 }), inches: fc.integer({ min: 0, max: 11 }) });
  fc.assert(
    fc.property(height, (typed) => {
      expect(feetAndInchesOf(heightCmOf(typed))).toEqual(typed);
    }),
  );
});
