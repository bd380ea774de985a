import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  allSetsDone,
  finishSet,
  type GuidedExercise,
  type SetProgress,
  settleTimers,
  startHold,
  stopTimer,
  takeBackSet,
} from './guided-sets.ts';

const noSets: SetProgress = { setsDone: 0, side: 1, timer: null };
const repetitions: GuidedExercise = { sets: 3, holdSeconds: null, perSide: true, restSeconds: 40 };
const hold: GuidedExercise = { sets: 2, holdSeconds: 30, perSide: false, restSeconds: 20 };
const bothSides: GuidedExercise = { ...hold, perSide: true };
const seconds = (count: number) => count * 1000;

describe('sets of repetitions', () => {
  it('rest after each set but the last', () => {
    const one = finishSet(repetitions, noSets, 0);
    expect(one).toEqual({ setsDone: 1, side: 1, timer: { kind: 'rest', fromMs: 0, untilMs: seconds(40) } });
    const two = finishSet(repetitions, settleTimers(repetitions, one, seconds(41)), seconds(60));
    const three = finishSet(repetitions, two, seconds(70));
    expect(three).toEqual({ setsDone: 3, side: 1, timer: null });
    expect(allSetsDone(repetitions, three)).toBe(true);
    expect(finishSet(repetitions, three, seconds(80))).toBe(three);
  });

  it('can be taken back, to none at most', () => {
    expect(takeBackSet(finishSet(repetitions, noSets, 0))).toEqual(noSets);
    expect(takeBackSet(noSets)).toEqual(noSets);
  });

  it('have no hold to start', () => {
    expect(startHold(repetitions, noSets, 0)).toBe(noSets);
  });
});

describe('holds', () => {
  it('count after five seconds to get ready', () => {
    expect(startHold(hold, noSets, 0).timer).toEqual({ kind: 'hold', fromMs: seconds(5), untilMs: seconds(35) });
  });

  it('end in a rest, and the rest ends in waiting for the golfer', () => {
    const held = startHold(hold, noSets, 0);
    expect(settleTimers(hold, held, seconds(34.9))).toBe(held);
    expect(settleTimers(hold, held, seconds(35))).toEqual({
      setsDone: 1,
      side: 1,
      timer: { kind: 'rest', fromMs: seconds(35), untilMs: seconds(55) },
    });
    expect(settleTimers(hold, held, seconds(3600))).toEqual({ setsDone: 1, side: 1, timer: null });
  });

  it('go on with the other side by themselves', () => {
    const held = startHold(bothSides, noSets, 0);
    expect(settleTimers(bothSides, held, seconds(36))).toEqual({
      setsDone: 0,
      side: 2,
      timer: { kind: 'hold', fromMs: seconds(40), untilMs: seconds(70) },
    });
    expect(settleTimers(bothSides, held, seconds(71))).toMatchObject({ setsDone: 1, side: 1, timer: { kind: 'rest' } });
  });

  it('can be stopped, and then start again', () => {
    expect(stopTimer(startHold(hold, noSets, 0))).toEqual(noSets);
  });
});

const anExercise = fc.record({
  sets: fc.integer({ min: 1, max: 6 }),
  holdSeconds: fc.option(fc.integer({ min: 3, max: 180 })),
  perSide: fc.boolean(),
  restSeconds: fc.integer({ min: 0, max: 120 }),
});
const anAction = fc.constantFrom('hold', 'finish', 'stop', 'back', 'wait');
const doAction = (exercise: GuidedExercise, progress: SetProgress, action: string, nowMs: number): SetProgress => {
  if (action === 'hold') return startHold(exercise, progress, nowMs);
  if (action === 'finish') return finishSet(exercise, progress, nowMs);
  if (action === 'stop') return stopTimer(progress);
  return action === 'back' ? takeBackSet(progress) : progress;
};

it('never counts more sets than there are, and a locked phone changes nothing', () => {
  const steps = fc.array(fc.tuple(anAction, fc.integer({ min: 0, max: 300 })), { maxLength: 30 });
  fc.assert(
    fc.property(anExercise, steps, fc.integer({ min: 0, max: 600 }), (exercise, taken, moreS) => {
      let [progress, nowMs] = [noSets, 0];
      for (const [action, waitS] of taken) {
        nowMs += seconds(waitS);
        progress = doAction(exercise, settleTimers(exercise, progress, nowMs), action, nowMs);
        expect(progress.setsDone).toBeGreaterThanOrEqual(0);
        expect(progress.setsDone).toBeLessThanOrEqual(exercise.sets);
      }
      // Looking at the screen in between gives what one look at the end gives.
      const laterMs = nowMs + seconds(moreS);
      const half = settleTimers(exercise, progress, (nowMs + laterMs) / 2);
      expect(settleTimers(exercise, half, laterMs)).toEqual(settleTimers(exercise, progress, laterMs));
    }),
  );
});
