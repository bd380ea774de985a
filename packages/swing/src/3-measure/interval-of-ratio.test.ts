import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../../test/seeded-random.ts';
import { intervalOfRatio } from './interval-of-ratio.ts';

/** The errors of a face-on video at 30 frames a second. */
const errorsS = { address: 0.08, top: 0.055, impact: 1 / 30 };
const intervalOf = (backswingS: number, downswingS: number, errors = errorsS) =>
  intervalOfRatio({ backswingS, downswingS, errorsS: errors });

describe('the interval of a ratio', () => {
  it('ends where the difference of the times is as large as 90 of 100 of its errors', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.4, max: 2, noNaN: true }),
        fc.double({ min: 0.2, max: 0.5, noNaN: true }),
        (backswingS, downswingS) => {
          const { low, high } = intervalOf(backswingS, downswingS);
          for (const limit of [low, high]) {
            const error = Math.hypot(errorsS.address, (1 + limit) * errorsS.top, limit * errorsS.impact);
            expect(Math.abs(backswingS - limit * downswingS)).toBeCloseTo((1.6449 / 1.96) * error, 9);
          }
          expect(low).toBeLessThan(backswingS / downswingS);
          expect(high).toBeGreaterThan(backswingS / downswingS);
        },
      ),
    );
  });

  it('reaches farther up than down', () => {
    const { low, high } = intervalOf(1.44, 0.24);
    expect(low).toBeCloseTo(4.7, 1);
    expect(high).toBeCloseTo(8, 1);
  });

  it('is a point without errors', () => {
    const { low, high } = intervalOf(0.75, 0.25, { address: 0, top: 0, impact: 0 });
    expect([low, high]).toEqual([3, 3]);
  });

  it('is everything that a swing can have where the errors are as long as the swing', () => {
    expect(intervalOf(0.2, 0.1, { address: 0.3, top: 0.2, impact: 0.2 })).toEqual({ low: 0, high: 20 });
    expect(intervalOf(0.9, 0.1, { address: 0.1, top: 0.2, impact: 0.1 }).high).toBe(20);
  });

  it('holds the ratio as it was read, also beyond the longest', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.3, max: 3, noNaN: true }),
        fc.double({ min: 0.02, max: 0.6, noNaN: true }),
        (backswingS, downswingS) => {
          const { low, high } = intervalOf(backswingS, downswingS);
          expect(low).toBeLessThanOrEqual(backswingS / downswingS);
          expect(high).toBeGreaterThanOrEqual(backswingS / downswingS);
        },
      ),
    );
    expect(intervalOf(2.5, 0.1).high).toBe(25);
  });

  it('leaves out the truth in one of twenty swings on each side', () => {
    const random = seededRandom(27);
    // A sum of twelve uniform numbers is normal enough here.
    const normal = () => Array.from({ length: 12 }, random).reduce((sum, each) => sum + each, -6);
    const off = { below: 0, above: 0 };
    const swings = 4_000;
    for (let i = 0; i < swings; i++) {
      const [downswingS, ratio] = [0.24 + 0.06 * random(), 1.2 + 4.8 * random()];
      const [address, top, impact] = [errorsS.address, errorsS.top, errorsS.impact].map(
        (error) => (error / 1.96) * normal(),
      ) as [number, number, number];
      const { low, high } = intervalOf(ratio * downswingS + top - address, downswingS + impact - top);
      if (ratio < low) off.below++;
      if (ratio > high) off.above++;
    }
    for (const count of Object.values(off)) {
      expect(count / swings).toBeGreaterThan(0.04);
      expect(count / swings).toBeLessThan(0.06);
    }
  });
});
