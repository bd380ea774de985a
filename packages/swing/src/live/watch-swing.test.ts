import type { PoseTrack } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStickGolfer, type StickClip, swingAt } from '../../test/draw-stick-golfer.ts';
import type { LiveSwing, SwingTrigger } from './live-swing.ts';
import { openSwingWatcher } from './watch-swing.ts';

const swing = swingAt(2);
const clip: StickClip = { view: 'face-on', hand: 'right', fps: 60, durationS: 7, swings: [swing], noise: 0.004 };

interface Watched {
  readonly trigger?: SwingTrigger;
  readonly posesPerSecond?: number;
  /** Times of sounds. */
  readonly soundsS?: readonly number[];
}

/** The swings that a phone keeps of a video, pose by pose. */
function watch(track: PoseTrack, { trigger = 'motion', posesPerSecond = 10, soundsS = [] }: Watched = {}): LiveSwing[] {
  const watcher = openSwingWatcher({ trigger, widthPx: track.widthPx, heightPx: track.heightPx });
  const waiting = [...soundsS];
  const kept: LiveSwing[] = [];
  let nextS = 0;
  for (const pose of track.frames) {
    if (pose.timeS < nextS) continue;
    nextS += 1 / posesPerSecond;
    while ((waiting[0] ?? Number.POSITIVE_INFINITY) <= pose.timeS - 0.1) {
      watcher.hear({ atS: waiting.shift() ?? 0, strength: 30 });
    }
    watcher.see(pose);
    const taken = watcher.take();
    if (taken) kept.push(taken);
  }
  return kept;
}

describe('a swing', () => {
  it.each(
    (['face-on', 'down-the-line'] as const).flatMap((view) =>
      (['right', 'left'] as const).flatMap((hand) =>
        [8, 10, 15].map((posesPerSecond) => [view, hand, posesPerSecond] as const),
      ),
    ),
  )('is kept %s, %s-handed, at %i poses a second', (view, hand, posesPerSecond) => {
    const kept = watch(drawStickGolfer({ ...clip, view, hand }), { posesPerSecond });
    expect(kept).toHaveLength(1);
    expect(Math.abs((kept[0]?.startS ?? 0) - swing.addressS)).toBeLessThan(0.45);
    expect(Math.abs((kept[0]?.impactS ?? 0) - swing.impactS)).toBeLessThan(0.2);
    expect(Math.abs((kept[0]?.finishS ?? 0) - swing.finishS)).toBeLessThan(0.5);
  });

  it('is kept at any moment of its poses', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 0.1, noNaN: true }),
        fc.integer({ min: 1, max: 1000 }),
        fc.double({ min: 8, max: 15, noNaN: true }),
        (laterS, seed, posesPerSecond) => {
          const track = drawStickGolfer({ ...clip, seed, swings: [swingAt(2 + laterS)] });
          expect(watch(track, { posesPerSecond })).toHaveLength(1);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('with its sound is kept at the time of the sound', () => {
    const soundsS = [swing.impactS + 0.01];
    expect(watch(drawStickGolfer(clip), { trigger: 'sound', soundsS })[0]?.impactS).toBeCloseTo(swing.impactS + 0.01);
  });

  it.each([
    ['without a sound', []],
    ['with the sound of a neighbor long before', [swing.impactS - 1]],
    ['with the sound of a neighbor long after', [swing.impactS + 0.6]],
  ])('%s is not kept where sound is asked for', (_, soundsS) => {
    expect(watch(drawStickGolfer(clip), { trigger: 'sound', soundsS })).toEqual([]);
  });

  it('is kept once, and the next one too', () => {
    const swings = [{ ...swing, heldS: 1 }, swingAt(9)];
    expect(watch(drawStickGolfer({ ...clip, durationS: 14, swings }))).toHaveLength(2);
  });

  it('is kept while a model loses the golfer for a moment', () => {
    const track = drawStickGolfer(clip);
    const frames = track.frames.map((pose) =>
      pose.timeS > 2.3 && pose.timeS < 2.45 ? { ...pose, image: null } : pose,
    );
    expect(watch({ ...track, frames })).toHaveLength(1);
  });

  it('is under way from the take-away on, and over after the finish', () => {
    const track = drawStickGolfer(clip);
    const watcher = openSwingWatcher({ trigger: 'motion', widthPx: track.widthPx, heightPx: track.heightPx });
    const phases = track.frames
      .filter((_, i) => i % 6 === 0)
      .map((pose) => {
        watcher.see(pose);
        return { timeS: pose.timeS, ...watcher.now() };
      });
    const swinging = phases.filter(({ phase }) => phase === 'swinging').map(({ timeS }) => timeS);
    expect(swinging[0]).toBeGreaterThan(swing.addressS);
    expect(swinging[0]).toBeLessThan(swing.topS + 0.2);
    expect(swinging.at(-1)).toBeLessThan(swing.finishS + 1);
  });
});

describe('is not kept:', () => {
  const stands = { ...clip, swings: [] };
  const walking = (speed: number): PoseTrack => drawStickGolfer({ ...clip, cameraSpeed: speed });

  it.each<[string, PoseTrack]>([
    ['a golfer who stands', drawStickGolfer(stands)],
    ['a waggle', drawStickGolfer({ ...clip, swings: [{ ...swing, size: 0.3 }] })],
    ['a slow rehearsal', drawStickGolfer({ ...clip, durationS: 10, swings: [swingAt(2, 3)] })],
    ['someone who swings the arms while walking by', walking(0.6)],
    ['a backswing that stops', drawStickGolfer({ ...clip, durationS: swing.topS })],
    [
      'an empty picture',
      { ...drawStickGolfer(clip), frames: drawStickGolfer(clip).frames.map((p) => ({ ...p, image: null })) },
    ],
  ])('%s', (_, track) => {
    expect(watch(track)).toEqual([]);
  });
});
