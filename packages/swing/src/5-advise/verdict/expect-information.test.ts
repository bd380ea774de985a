import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measured } from '../../../test/measured.ts';
import { chanceWithin } from '../../4-judge/targets/bands.ts';
import { entropyBits, expectedGainBits } from './expect-information.ts';

const anyChance = fc.double({ min: 0, max: 1, noNaN: true });
const anyValue = fc.double({ min: 20, max: 60, noNaN: true });
const anyRatio = fc.double({ min: 0.3, max: 1, noNaN: true });
const below40 = { below: 40 };

describe('the bits of an unknown yes or no', () => {
  it.each([
    [0, 0],
    [0.5, 1],
    [0.25, 0.8113],
    [0.75, 0.8113],
    [1, 0],
    [-1e-9, 0],
    [1 + 1e-9, 0],
  ])('of %d are %d', (chance, bits) => {
    expect(entropyBits(chance)).toBeCloseTo(bits, 4);
  });

  it('are most where nothing is known, and the same for a yes as for a no', () => {
    fc.assert(
      fc.property(anyChance, (chance) => {
        expect(entropyBits(chance)).toBeLessThanOrEqual(1);
        expect(entropyBits(chance)).toBeGreaterThanOrEqual(0);
        expect(entropyBits(chance)).toBeCloseTo(entropyBits(1 - chance), 9);
      }),
    );
  });
});

describe('the bits that are expected of a second measurement', () => {
  it('are a part of what is unknown', () => {
    fc.assert(
      fc.property(anyValue, anyRatio, (value, ratio) => {
        const today = measured(value, 6);
        const gain = expectedGainBits(today, below40, ratio);
        expect(gain).toBeGreaterThanOrEqual(0);
        expect(gain).toBeLessThanOrEqual(entropyBits(chanceWithin(today, below40)));
      }),
    );
  });

  it('are more the closer it measures, and none where it measures as before', () => {
    const gains = [1, 0.87, 0.6, 0.3].map((ratio) => expectedGainBits(measured(39, 6), below40, ratio));
    expect(gains[0]).toBeCloseTo(0, 9);
    expect(gains).toEqual(gains.toSorted((a, b) => a - b));
    // At the limit itself nearly everything is learned by a measurement without error.
    expect(expectedGainBits(measured(40, 6), below40, 0.01)).toBeGreaterThan(0.9);
  });

  it('are the same on either side of the limit', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 15, noNaN: true }), anyRatio, (apart, ratio) => {
        const [under, over] = [-apart, apart].map((each) => expectedGainBits(measured(40 + each, 6), below40, ratio));
        expect(under).toBeCloseTo(over ?? Number.NaN, 6);
      }),
    );
  });

  it('are none far from the limit, and none of a bound', () => {
    expect(expectedGainBits(measured(90, 6), below40, 0.6)).toBeCloseTo(0, 6);
    expect(expectedGainBits(measured(40, 6, { bound: 'at-least' }), below40, 0.6)).toBe(0);
  });

  it('do not depend on the unit', () => {
    fc.assert(
      fc.property(anyValue, anyRatio, fc.double({ min: 0.1, max: 10, noNaN: true }), (value, ratio, unit) => {
        const inUnit = expectedGainBits(measured(value * unit, 6 * unit), { below: 40 * unit }, ratio);
        expect(inUnit).toBeCloseTo(expectedGainBits(measured(value, 6), below40, ratio), 5);
      }),
    );
  });
});
