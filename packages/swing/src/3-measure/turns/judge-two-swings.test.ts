import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SourcedEstimate } from './judge-turn.ts';
import { combineSwings, judgeTwoSwings, sharedError, swingSpreadDeg } from './judge-two-swings.ts';

const estimate = (value: number, halfWidth: number, source: SourcedEstimate['source'] = 'faceOn'): SourcedEstimate => ({
  value,
  interval: { low: value - halfWidth, high: value + halfWidth },
  stretch: 1,
  source,
});
const widthOf = ({ interval }: Pick<SourcedEstimate, 'interval'>) => interval.high - interval.low;

/** Pairs of standard normal numbers, the same in every run (Box and Muller on a congruential generator). */
function drawNormal(): () => number {
  let state = 1;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
}

describe('the usual turn of two swings', () => {
  it.each([
    ['as expected', swingSpreadDeg, sharedError, 0.895],
    ['as a machine does', 0, sharedError, 0.895],
    ['half as wide again', 1.5 * swingSpreadDeg, sharedError, 0.86],
    ['as expected, read with independent errors', swingSpreadDeg, 0, 0.895],
  ])('lies in the interval in 90 of 100 pairs: swings differ %s', (_case, spreadDeg, shared, least) => {
    const normal = drawNormal();
    const pairs = 20_000;
    const errorsDeg = [11, 7] as const;
    let held = 0;
    for (let i = 0; i < pairs; i++) {
      const common = Math.sqrt(shared) * normal();
      const [front, behind] = errorsDeg.map((error) => {
        const off = error * (common + Math.sqrt(1 - shared) * normal()) + spreadDeg * normal();
        return estimate(90 + off, 1.645 * error);
      }) as [SourcedEstimate, SourcedEstimate];
      const { interval } = combineSwings(front, behind);
      if (interval.low <= 90 && 90 <= interval.high) held++;
    }
    expect(held / pairs).toBeGreaterThanOrEqual(least);
    expect(held / pairs).toBeLessThan(0.97);
  });

  it('is nearer to the swing that is read more closely, and known better than either', () => {
    const [rough, close] = [estimate(80, 20), estimate(90, 12, 'downTheLine')];
    const usual = combineSwings(rough, close);
    expect(usual.value).toBeGreaterThan(85);
    expect(usual.value).toBeLessThanOrEqual(90);
    expect(widthOf(usual)).toBeLessThan(widthOf(rough));
  });

  it('is known less where the views disagree, never better', () => {
    const widths = [0, 10, 20, 30, 40, 60].map((apart) =>
      widthOf(combineSwings(estimate(60, 15), estimate(60 + apart, 15))),
    );
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
    expect(widths.at(-1)).toBeGreaterThan(1.5 * (widths[0] ?? Number.NaN));
  });

  it('lies between both, the same in either order', () => {
    const side = fc.record({ value: fc.integer({ min: 40, max: 120 }), half: fc.integer({ min: 3, max: 30 }) });
    fc.assert(
      fc.property(side, side, (a, b) => {
        const [one, other] = [estimate(a.value, a.half), estimate(b.value, b.half)];
        const usual = combineSwings(one, other);
        expect(usual.value).toBeGreaterThanOrEqual(Math.min(a.value, b.value) - 1e-9);
        expect(usual.value).toBeLessThanOrEqual(Math.max(a.value, b.value) + 1e-9);
        expect(combineSwings(other, one).value).toBeCloseTo(usual.value, 9);
      }),
    );
  });
});

describe('what the golfer reads of it', () => {
  it('is said to be of two swings', () => {
    const judged = judgeTwoSwings('shoulderTurnDeg', [estimate(85, 16)], [estimate(92, 18, 'downTheLine')]);
    expect(judged).toMatchObject({ views: 'both', isOfTwoSwings: true, at: 'top' });
  });

  it('is the turn of one swing where the other was not seen', () => {
    expect(judgeTwoSwings('shoulderTurnDeg', [estimate(85, 16)], [])).toMatchObject({ views: 'face-on', value: 85 });
    expect(judgeTwoSwings('shoulderTurnDeg', [], [])).toHaveProperty('withheld');
  });

  it('is a wide range where the views disagree, however sure each of them is', () => {
    const judged = judgeTwoSwings('hipRotationDeg', [estimate(15, 5)], [estimate(65, 5, 'downTheLine')]);
    expect(judged).toMatchObject({ isWide: true, isOfTwoSwings: true, views: 'both' });
  });
});
