import type { TimeBase } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventsAtTimes } from '../../../../../../../packages/swing/test/swing-events.ts';
import { alignVideos, type TimedVideo } from './align-videos.ts';

/** A video whose mid-backswing and impact are at these seconds. */
function video(midBackswingS: number, impactS: number, timeBase: Partial<TimeBase> = {}): TimedVideo {
  return {
    events: eventsAtTimes([0, 0, midBackswingS, 0, 0, impactS]),
    timeBase: { fps: 60, frames: 600, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true, ...timeBase },
  };
}
const unknownTime = { slowMotionFactor: null, trusted: false };

it.each([
  ['real time', video(1, 2), video(2.2, 3), 1],
  ['slow motion beside real time', video(1, 2), video(3, 11, { slowMotionFactor: 8 }), 8],
  ['real time beside slow motion', video(3, 11, { slowMotionFactor: 8 }), video(1, 2), 1 / 8],
  ['slow motion of two factors', video(1, 5, { slowMotionFactor: 4 }), video(3, 11, { slowMotionFactor: 8 }), 2],
  ['an unknown factor: by the events', video(1, 2), video(3, 7, unknownTime), 4],
  ['a factor that is not trusted: by the events', video(1, 2), video(3, 7, { trusted: false }), 4],
  ['events in the wrong order', video(1, 2), video(7, 3, unknownTime), 1],
])('aligns videos at impact, by the seconds of the swing: %s', (_case, one, other, rate) => {
  const alignment = alignVideos(one, other);
  expect(alignment.rate).toBeCloseTo(rate);
  expect(alignment.toOther(one.events.impact.timeS)).toBeCloseTo(other.events.impact.timeS);
  expect(alignment.toOther(one.events.impact.timeS - 0.5)).toBeCloseTo(other.events.impact.timeS - 0.5 * rate);
});

it('leads back to the same moment', () => {
  const second = fc.double({ min: 0.1, max: 20, noNaN: true });
  const factor = fc.constantFrom(null, 1, 4, 8);
  fc.assert(
    fc.property(second, second, factor, factor, second, (a, b, factorA, factorB, momentS) => {
      const one = video(a, a + 1, { slowMotionFactor: factorA });
      const other = video(b, b + 2, { slowMotionFactor: factorB });
      const there = alignVideos(one, other).toOther(momentS);
      expect(alignVideos(other, one).toOther(there)).toBeCloseTo(momentS, 6);
    }),
  );
});
