import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventsAtTimes } from '../../../../../../../packages/swing/test/swing-events.ts';
import { timelineScale } from './timeline-scale.ts';

const timesS = [1, 1.4, 1.6, 1.9, 2, 2.1, 2.2, 3];
const scale = timelineScale(eventsAtTimes(timesS), 5);

it('has each event in the middle of its eighth', () => {
  for (const [index, timeS] of timesS.entries()) expect(scale.toShare(timeS)).toBeCloseTo((index + 0.5) / 8);
});

it.each([
  ['the start of the video', 0, 0],
  ['half-way to address', 0.5, 1 / 32],
  ['between address and toe-up', 1.2, 1 / 8],
  ['between top and mid-downswing', 1.95, 4 / 8],
  ['after the finish', 4, 31 / 32],
  ['the end of the video', 5, 1],
  ['before the video', -1, 0],
  ['behind the video', 9, 1],
])('places %s', (_case, timeS, share) => expect(scale.toShare(timeS)).toBeCloseTo(share));

it('leads back to the same time, and never backward', () => {
  const gap = fc.double({ min: 0.01, max: 3, noNaN: true });
  fc.assert(
    fc.property(fc.array(gap, { minLength: 9, maxLength: 9 }), gap, gap, (gaps, a, b) => {
      let sum = 0;
      const times = gaps.map((each) => (sum += each));
      const any = timelineScale(eventsAtTimes(times), sum);
      const [early, late] = [Math.min(a, b, sum), Math.min(Math.max(a, b), sum)];
      expect(any.toTimeS(any.toShare(early))).toBeCloseTo(early);
      expect(any.toShare(late)).toBeGreaterThanOrEqual(any.toShare(early));
    }),
  );
});

it('stands at the event where two of them share a frame, or address is the first frame', () => {
  const tight = timelineScale(eventsAtTimes([0, 1.4, 1.6, 1.9, 1.9, 2.1, 2.2, 3]), 3);
  expect(tight.toShare(0)).toBeCloseTo(0.5 / 8);
  expect(tight.toShare(1.9)).toBeCloseTo(3.5 / 8);
  expect(tight.toShare(3)).toBeCloseTo(7.5 / 8);
});

it('runs evenly to the end of a video that does not show the finish', () => {
  const events = eventsAtTimes([1, 1.4, 1.6, 1.9, 2, 2.1, 2.2, 2.4]);
  const cut = timelineScale({ ...events, finish: { ...events.finish, confidence: 0, isBeyondVideo: true } }, 2.6);
  expect(cut.toShare(2.2)).toBeCloseTo(6.5 / 8);
  expect(cut.toShare(2.4)).toBeCloseTo((6.5 / 8 + 1) / 2);
  expect(cut.toTimeS(7.5 / 8)).toBeGreaterThan(2.4);
});
