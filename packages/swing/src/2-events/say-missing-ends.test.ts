import type { SwingEvent, SwingEvents, ViewAnalysis } from '@trueswing/contracts';
import { swingEventNames } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { sayMissingEnds } from './say-missing-ends.ts';

const timeBase = { frames: 121, fps: 60 } as ViewAnalysis['timeBase'];
const seen: SwingEvent = { frame: 60, timeS: 1, confidence: 0.9 };
const events = Object.fromEntries(swingEventNames.map((name) => [name, seen])) as SwingEvents;
const finishAfter = (frame: number): SwingEvents => ({
  ...events,
  finish: { frame, timeS: frame / 60, confidence: 0, isBeyondVideo: true },
});

it.each([
  ['the last frame', 120, 'We do not see your finish'],
  ['a few blurred frames before the end', 110, 'We do not see your finish'],
  ['half a second before the end', 90, 'We lost you before your finish'],
])('of a last pose in %s the sentence names the cause', (_, frame, start) => {
  const [sentence] = sayMissingEnds({ events: finishAfter(frame), timeBase }, null);
  expect(sentence?.startsWith(start)).toBe(true);
});

it('says nothing of a swing that is seen to its finish', () => {
  expect(sayMissingEnds({ events, timeBase }, null)).toEqual([]);
});
