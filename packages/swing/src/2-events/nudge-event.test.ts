import { type PoseTrack, swingEventNames } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventsAtFrames } from '../../test/swing-events.ts';
import { moveEvents } from './move-events.ts';
import { nudgeEvent } from './nudge-event.ts';

/** Track of 200 frames, of which the model looked at every second one. */
const track: PoseTrack = {
  widthPx: 720,
  heightPx: 1280,
  frames: Array.from({ length: 100 }, (_, i) => ({ frame: 2 * i, timeS: i / 50, image: null, world: null })),
};
const frames = [20, 40, 60, 100, 106, 120, 140, 196];
const events = eventsAtFrames(frames, 100);

it.each([
  ['top', 1, 102],
  ['top', -5, 90],
  ['top', 5, 104],
  ['midDownswing', 1, 108],
  ['finish', 5, 198],
  ['address', -5, 10],
  ['address', -50, 0],
] as const)('moves %s by %d frames to %d', (name, by, frame) => {
  expect(nudgeEvent(events, name, by, track)).toBe(frame);
});

it('stays where there is no room', () => {
  const tight = { ...events, top: { ...events.top, frame: 104 } };
  expect(nudgeEvent(tight, 'top', 1, track)).toBe(104);
  expect(nudgeEvent(tight, 'top', 5, track)).toBe(104);
});

it('gives a move that is always accepted', () => {
  const step = fc.tuple(fc.constantFrom(...swingEventNames), fc.constantFrom(-5, -1, 1, 5));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now = events;
      for (const [name, by] of steps) {
        const moves = Object.fromEntries(swingEventNames.map((each) => [each, now[each].frame]));
        const moved = moveEvents(now, { ...moves, [name]: nudgeEvent(now, name, by, track) }, track);
        if (!moved.ok) throw new Error(`${moved.code}: ${moved.event}`);
        now = moved.events;
      }
    }),
  );
});
