import { expect, it } from 'vitest';
import { analyzedStickGolfer } from '../../test/analyze-stick-golfer.ts';
import { swingAt } from '../../test/draw-stick-golfer.ts';

it('at 30 frames a second, top and impact are nearer to their times between frames than to their frames', () => {
  const offs = [0, 0.005, 0.01, 0.015, 0.02, 0.025, 0.03].flatMap((laterS) => {
    const swing = swingAt(1 + laterS);
    const clip = { view: 'face-on', hand: 'right', fps: 30, durationS: 3.6, noise: 0.002 } as const;
    const { events } = analyzedStickGolfer({ ...clip, swings: [swing] });
    return [
      { ...events.top, trueS: swing.topS },
      { ...events.impact, trueS: swing.impactS },
    ];
  });
  const squares = (times: readonly (readonly [number | undefined, number])[]) =>
    times.reduce((sum, [timeS = Number.NaN, trueS]) => sum + (timeS - trueS) ** 2, 0);
  const between = squares(offs.map(({ betweenFramesS, trueS }) => [betweenFramesS, trueS]));
  expect(between).toBeLessThan(squares(offs.map(({ timeS, trueS }) => [timeS, trueS])));
});
