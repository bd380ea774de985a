import { isInVideo, type MovedEvents, type PoseTrack, type SwingEvents, swingEventNames } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { moveEvents, movesOf } from './move-events.ts';

/** A video of 100 frames. The model looked at all but frame 55, and the last frames repeat their time. */
const track: PoseTrack = {
  widthPx: 720,
  heightPx: 1280,
  frames: Array.from({ length: 100 }, (_, frame) => ({
    frame,
    timeS: Math.min(frame, 97) / 50,
    image: null,
    world: null,
  })).filter(({ frame }) => frame !== 55),
};
const at = (frame: number) => ({ frame, timeS: frame / 50, confidence: 0.8 });
const frames = [10, 20, 30, 50, 56, 60, 70, 90] as const;
const events = Object.fromEntries(swingEventNames.map((name, i) => [name, at(frames[i] ?? 0)])) as SwingEvents;

it('moves an event, keeps what was detected, and leaves the others alone', () => {
  expect(moveEvents(events, { top: 47 }, track)).toEqual({
    ok: true,
    events: { ...events, top: { frame: 47, timeS: 0.94, confidence: 1, detected: at(50) } },
  });
});

it.each<[string, MovedEvents, object]>([
  ['onto the event before', { top: 30 }, { code: 'key-frames-out-of-order', event: 'top' }],
  ['behind the event after', { top: 57 }, { code: 'key-frames-out-of-order', event: 'top' }],
  ['past another moved event', { top: 58, midDownswing: 57 }, { code: 'key-frames-out-of-order', event: 'top' }],
  ['behind the video', { finish: 100 }, { code: 'key-frame-outside-film', event: 'finish' }],
  ['to a frame that was not looked at', { top: 55 }, { code: 'key-frame-outside-film', event: 'top' }],
  ['to a frame at which the clock of a damaged file stands', { finish: 98 }, { code: 'key-frame-outside-film' }],
])('does not move an event %s', (_, moves, refusal) => {
  expect(moveEvents(events, moves, track)).toMatchObject({ ok: false, ...refusal });
});

it('moves several events together past where they were', () => {
  expect(moveEvents(events, { midDownswing: 58, top: 57 }, track)).toMatchObject({ ok: true });
});

it('moves from what was detected: the moves before do not count', () => {
  const moved = moveEvents(events, { top: 47, finish: 92 }, track);
  if (!moved.ok) throw new Error(moved.code);
  expect(movesOf(moved.events)).toEqual({ top: 47, finish: 92 });
  expect(moveEvents(moved.events, { finish: 92 }, track)).toMatchObject({ ok: true, events: { top: at(50) } });
  expect(moveEvents(moved.events, {}, track)).toEqual({ ok: true, events });
});

it('does not count a move to where the event was detected', () => {
  expect(moveEvents(events, { top: 50 }, track)).toEqual({ ok: true, events });
});

it('counts a move of an event beyond the video to the frame that it carries', () => {
  const finish = { ...at(97), confidence: 0, isBeyondVideo: true as const };
  const cut = { ...events, finish };
  expect(moveEvents(cut, {}, track)).toEqual({ ok: true, events: cut });
  const moved = moveEvents(cut, { finish: 97 }, track);
  expect(moved).toMatchObject({ events: { finish: { frame: 97, timeS: 1.94, confidence: 1, detected: finish } } });
  expect(moved.ok && isInVideo(moved.events.finish)).toBe(true);
  expect(moved.ok && movesOf(moved.events)).toEqual({ finish: 97 });
});

it('leaves alone two events that were detected in one frame', () => {
  const sharing = { ...events, midDownswing: at(50) };
  expect(moveEvents(sharing, { finish: 91 }, track)).toMatchObject({ ok: true });
});

it('gives events in order or a rejection, for any moves', () => {
  const moves = fc.dictionary(fc.constantFrom(...swingEventNames), fc.integer({ min: 0, max: 110 }));
  fc.assert(
    fc.property(moves, (wanted) => {
      const outcome = moveEvents(events, wanted, track);
      if (!outcome.ok) {
        expect(Object.keys(wanted)).toContain(outcome.event);
        return;
      }
      const found = swingEventNames.map((name) => outcome.events[name].frame);
      expect(found).toEqual([...new Set(found)].toSorted((a, b) => a - b));
      for (const name of swingEventNames) expect(outcome.events[name].frame).toBe(wanted[name] ?? events[name].frame);
    }),
  );
});
