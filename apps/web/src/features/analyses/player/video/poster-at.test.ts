import { type SwingEventName, swingEventNames, type ViewAnalysis } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { viewUnderTest } from '../../../../../test/fixtures/finished-analysis.ts';
import { posterAt } from './poster-at.ts';
import { timeInFrame } from './seek-times.ts';

const pairs = <T>(of: (name: SwingEventName, index: number) => T) =>
  Object.fromEntries(swingEventNames.map((name, index) => [name, of(name, index)])) as Record<SwingEventName, T>;
const keyFrameUrls = pairs((name) => `/${name}.jpg`);

/** Events eleven frames apart, the first at `frame`. */
const viewOf = (fps: number, frame: number): ViewAnalysis => ({
  ...viewUnderTest,
  timeBase: { ...viewUnderTest.timeBase, fps },
  events: pairs((name, index) => {
    const at = frame + 11 * index;
    return { ...viewUnderTest.events[name], frame: at, timeS: at / fps };
  }),
});

it.each([24, 29.97, 30, 59.94, 60, 119.88, 120, 240])(
  'is that of the key frame that opens, at %s frames a second',
  (fps) => {
    for (let frame = 0; frame < 120; frame++) {
      const view = viewOf(fps, frame);
      const shown = swingEventNames.map((name) =>
        posterAt({ view, keyFrameUrls }, timeInFrame(view.events[name].timeS, fps)),
      );
      expect([frame, shown]).toEqual([frame, swingEventNames.map((name) => `/${name}.jpg`)]);
      expect(posterAt({ view, keyFrameUrls }, timeInFrame(view.events.impact.timeS + 1 / fps, fps))).toBe('/top.jpg');
    }
  },
);

it('is none where the analysis has no pictures', () => {
  expect(posterAt({ view: viewOf(60, 12), keyFrameUrls: null }, 1)).toBeUndefined();
});
