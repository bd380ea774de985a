import { type SwingEventName, swingEventNames, type ViewAnalysis } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filmedView } from '../../../test/filmed-view.ts';
import { findTimeDifference } from './compare-event-times.ts';

type Times = Partial<Record<SwingEventName, number>>;

const afterImpactS: Record<SwingEventName, number> = {
  address: -1.05,
  toeUp: -0.7,
  midBackswing: -0.55,
  top: -0.27,
  midDownswing: -0.1,
  impact: 0,
  midFollowThrough: 0.1,
  finish: 0.7,
};

/** A video of this swing, with some events moved, and played this many times slower than real time. */
function video(movedS: Times = {}, slowMotionFactor = 1): ViewAnalysis {
  const at = (name: SwingEventName) => 2 + (afterImpactS[name] + (movedS[name] ?? 0)) * slowMotionFactor;
  const events = Object.fromEntries(
    swingEventNames.map((name) => [name, { frame: 0, timeS: at(name), confidence: 0.9 }]),
  ) as ViewAnalysis['events']; // all eight
  return { ...filmedView, timeBase: { ...filmedView.timeBase, fps: 60, slowMotionFactor }, events };
}

test('one swing has the same times at any speed of either video', () => {
  for (const factor of [1, 4, 8]) expect(findTimeDifference(video(), video({}, factor))).toBeNull();
});

test.each([
  ...([
    ['toeUp', -0.5],
    ['midBackswing', 0.3],
    ['top', -0.25],
    ['midDownswing', 0.15],
  ] as const),
  ...([
    ['midFollowThrough', 0.2],
    ['finish', 0.8],
    ['address', -0.6],
  ] as const),
])('another time of one event is named: %s', (event, byS) => {
  expect(findTimeDifference(video(), video({ [event]: byS }))).toEqual({
    event,
    faceOnS: expect.closeTo(afterImpactS[event], 6),
    downTheLineS: expect.closeTo(afterImpactS[event] + byS, 6),
  });
});

test('a video that shows few frames a second is compared less closely', () => {
  const coarse = video({ midDownswing: 0.14 });
  expect(findTimeDifference(video(), coarse)?.event).toBe('midDownswing');
  const timeBase = { ...coarse.timeBase, fps: 15 };
  expect(findTimeDifference(video(), { ...coarse, timeBase })).toBeNull();
});

test('when all else agrees, an event agrees up to a limit and never beyond it', () => {
  const anyEvent = fc.constantFrom(...swingEventNames.filter((name) => name !== 'impact'));
  fc.assert(
    fc.property(
      anyEvent,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (event, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const isFound = (byS: number) =>
          findTimeDifference(video(), video({ [event]: event === 'finish' ? byS : -byS })) !== null;
        if (isFound(less)) expect(isFound(more)).toBe(true);
      },
    ),
  );
});
