import { expect, test } from 'vitest';
import { analyzedStickGolfer } from '../../test/analyze-stick-golfer.ts';
import { swingAt } from '../../test/draw-stick-golfer.ts';

const seeds = Array.from({ length: 24 }, (_, k) => k * 7919 + 13);

test.each([
  [30, 0.03],
  [60, 0.02],
])(
  'from behind, at %i frames a second, noise of the landmarks spreads address by less than %f s (standard deviation)',
  (fps, mostS) => {
    const clip = {
      view: 'down-the-line',
      hand: 'right',
      fps,
      durationS: 4,
      swings: [swingAt(1)],
      noise: 0.006,
    } as const;
    const addressS = seeds.map((seed) => analyzedStickGolfer({ ...clip, seed }).events.address.timeS);
    const meanS = addressS.reduce((sum, s) => sum + s, 0) / seeds.length;
    const spreadS = Math.sqrt(addressS.reduce((sum, s) => sum + (s - meanS) ** 2, 0) / seeds.length);
    expect(spreadS).toBeLessThan(mostS);
    expect(Math.abs(meanS - 1)).toBeLessThan(0.05);
  },
);

test.each([60, 240])(
  'from behind, at %i frames a second, address does not lean on a video that begins just before it',
  (fps) => {
    const clip = { view: 'down-the-line', hand: 'right', fps, durationS: 3, swings: [swingAt(0.1)], noise: 0 } as const;
    expect(Math.abs(analyzedStickGolfer(clip).events.address.timeS - 0.1)).toBeLessThan(0.05);
  },
);
