import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStickGolfer, type StickClip, swingAt } from '../../test/draw-stick-golfer.ts';
import { toBodySeries } from '../1-track/body-series.ts';
import { findFinish } from './find-finish.ts';

/**
 * Standard deviation in body heights, of every joint. Between two encodings of one video the hips, which the model finds best, differ
 * by 0.0007 from frame to frame, the nose by 0.0014 and the shoulders by up to 0.003: each encoding has its share of it.
 */
const encodingNoise = { hips: 0.0005, shoulders: 0.002 } as const;

describe('the finish of a swing that comes to rest slowly', () => {
  const settling = fc.record({
    view: fc.constantFrom('face-on', 'down-the-line'),
    fps: fc.constantFrom(30, 60),
    /** The body needs one to two downswings to slow down to a third. */
    settlingS: fc.double({ min: 0.15, max: 0.3, noNaN: true }),
    startS: fc.double({ min: 0.3, max: 0.35, noNaN: true }),
    seed: fc.integer({ min: 1, max: 1e6 }),
  });

  it.each([
    ['hips', 0.5],
    ['shoulders', 2],
  ] as const)('differs little in two encodings with the noise of the %s', (joint, mostFrames) => {
    fc.assert(
      fc.property(settling, ({ view, fps, settlingS, startS, seed }) => {
        const swing = { ...swingAt(startS), settlingS };
        const noise = encodingNoise[joint];
        const clip: StickClip = { view, fps, hand: 'right', durationS: 3, swings: [swing], noise };
        const [one = 0, other = 0] = [seed, seed + 1].map((each) => finishS({ ...clip, seed: each }));
        expect(Math.abs(one - other) * fps).toBeLessThan(mostFrames);
      }),
      { numRuns: 100, seed: 29 },
    );
  });

  it('is later if the body takes longer to come to rest', () => {
    const finishes = [0.15, 0.2, 0.25, 0.3].map((settlingS) => {
      const swing = { ...swingAt(0.3), settlingS };
      return finishS({ view: 'face-on', fps: 60, hand: 'right', durationS: 3, swings: [swing] }) - swing.impactS;
    });
    expect(finishes).toEqual([...finishes].sort((a, b) => a - b));
    expect(new Set(finishes).size).toBe(finishes.length);
  });
});

function finishS(clip: StickClip): number {
  const [swing] = clip.swings;
  const body = toBodySeries(drawStickGolfer(clip));
  if (!swing || !body) throw new Error('The clip has no swing.');
  return findFinish(body, { impactS: swing.impactS, downS: swing.impactS - swing.topS }).finishS;
}
