import { landmarkCount, type PoseTrack, terminalAnalysisCodes, viewAnalysisSchema } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { drawStickGolfer, swingAt } from '../test/draw-stick-golfer.ts';
import { analyzeSwing } from './analyze-swing.ts';

function check(track: PoseTrack): void {
  const frameTimesS = track.frames.map((pose) => pose.timeS);
  const timeFacts = { frameTimesS, repeatedFrames: [] };
  const outcome = analyzeSwing({ track, timeFacts, slot: 'any', handedness: 'right' });
  if (outcome.ok) expect(viewAnalysisSchema.parse(outcome.analysis)).toEqual(outcome.analysis);
  else expect(terminalAnalysisCodes).toContain(outcome.code);
}

const coordinate = fc.double({ min: -0.5, max: 1.5, noNaN: true });
const point = fc.tuple(coordinate, coordinate, fc.double({ min: 0, max: 1, noNaN: true }));
const pose = fc.option(fc.array(point, { minLength: landmarkCount, maxLength: landmarkCount }), { freq: 4 });

it('answers any poses with an analysis of the agreed shape or with a code', () => {
  fc.assert(
    fc.property(fc.array(pose, { maxLength: 40 }), (poses) => {
      const frames = poses.map((image, frame) => ({ frame, timeS: frame / 20, image, world: image }));
      check({ widthPx: 640, heightPx: 480, frames });
    }),
    { numRuns: 60 },
  );
});

it('answers a real swing with holes, cuts, frozen stretches and a broken clock likewise', { timeout: 60_000 }, () => {
  const whole = drawStickGolfer({
    view: 'face-on',
    hand: 'right',
    fps: 30,
    durationS: 3.4,
    swings: [swingAt(1)],
    noise: 0.003,
  });
  type Stretch = [from: number, length: number, what: 'drop' | 'blind' | 'freeze' | 'halt' | 'rewind'];
  const stretch: fc.Arbitrary<Stretch> = fc.tuple(
    fc.nat(101),
    fc.nat(40),
    fc.constantFrom('drop', 'blind', 'freeze', 'halt', 'rewind'),
  );
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 4 }), (stretches) => {
      let { frames } = whole;
      for (const [from, length, what] of stretches) {
        const inside = (i: number) => i >= from && i < from + length;
        if (what === 'drop') frames = frames.filter((_, i) => !inside(i));
        else if (what === 'blind') frames = frames.map((p, i) => (inside(i) ? { ...p, image: null, world: null } : p));
        else if (what === 'freeze')
          frames = frames.map((p, i) => (inside(i) ? { ...p, image: frames[from]?.image ?? p.image } : p));
        // The clock of a damaged file: it stands still, or runs backwards for a while.
        else if (what === 'halt')
          frames = frames.map((p, i) => (inside(i) ? { ...p, timeS: frames[from]?.timeS ?? p.timeS } : p));
        else frames = frames.map((p, i) => (inside(i) ? { ...p, timeS: p.timeS - (2 * (i - from)) / 30 } : p));
      }
      check({ ...whole, frames });
    }),
    {
      numRuns: 250,
      // A take-away while the clock runs backwards, which once gave no number for a confidence.
      examples: [
        [
          [
            [1, 29, 'drop'],
            [10, 23, 'rewind'],
            [17, 20, 'freeze'],
          ],
        ],
      ],
    },
  );
});
