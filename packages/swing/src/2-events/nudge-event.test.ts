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
  expect(nudgeEvent(tight, 'top', 1, track)).toBeNull();
  expect(nudgeEvent(tight, 'top', 5, track)).toBeNull();
});

it('moves an event beyond the video to the last frame with a pose first, and back to it', () => {
  const cut = { ...events, finish: { ...events.finish, frame: 198, timeS: 1.98, isBeyondVideo: true as const } };
  expect(nudgeEvent(cut, 'finish', -1, track)).toBe(198);
  expect(nudgeEvent(cut, 'finish', -5, track)).toBe(190);
  expect(nudgeEvent(cut, 'finish', 1, track)).toBeNull();
  const earlier = moveEvents(cut, { finish: 196 }, track);
  expect(earlier.ok && nudgeEvent(earlier.events, 'finish', 1, track)).toBe(198);
});

it('gives a move that is always accepted', () => {
  const step = fc.tuple(fc.constantFrom(...swingEventNames), fc.constantFrom(-5, -1, 1, 5));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let now = events;
      for (const [name, by] of steps) {
        const moves = Object.fromEntries(swingEventNames.map((each) => [each, now[each].frame]));
        const moved = moveEvents(now, { ...moves, [name]: nudgeEvent(now, name, by, track) ?? now[name].frame }, track);
        if (!moved.ok) throw new Error(`${moved.code}: ${moved.event}`);
        now = moved.events;
      }
    }),
  );
});
