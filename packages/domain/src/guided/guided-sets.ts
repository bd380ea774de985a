/** Facts that the guided mode has to know of an exercise. Times in seconds. */
export interface GuidedExercise {
  readonly sets: number;
  /** Null if repetitions count: the golfer says when a set is done. */
  readonly holdSeconds: number | null;
  readonly perSide: boolean;
  readonly restSeconds: number;
}

/** Ends by the wall clock, so that it is right after the phone was locked. Milliseconds since 1970. */
export type SetTimer =
  | { readonly kind: 'hold'; readonly fromMs: number; readonly untilMs: number }
  | { readonly kind: 'rest'; readonly fromMs: number; readonly untilMs: number };

/** Progress of a golfer with the sets of one exercise. */
export interface SetProgress {
  readonly setsDone: number;
  /** Which side holds next, where each side is held for itself. */
  readonly side: 1 | 2;
  readonly timer: SetTimer | null;
}

/** Seconds to get into position before a hold starts to count. */
export const getReadySeconds = 5;

export const allSetsDone = ({ sets }: GuidedExercise, { setsDone }: SetProgress): boolean => setsDone >= sets;

/** Starts to hold, after the time to get into position. */
export function startHold(exercise: GuidedExercise, progress: SetProgress, nowMs: number): SetProgress {
  if (exercise.holdSeconds === null || allSetsDone(exercise, progress)) return progress;
  const fromMs = nowMs + getReadySeconds * 1000;
  return { ...progress, timer: { kind: 'hold', fromMs, untilMs: fromMs + exercise.holdSeconds * 1000 } };
}

/** Counts a set and starts the rest before the next one. */
export function finishSet(exercise: GuidedExercise, progress: SetProgress, nowMs: number): SetProgress {
  if (allSetsDone(exercise, progress)) return progress;
  const setsDone = progress.setsDone + 1;
  const rests = setsDone < exercise.sets && exercise.restSeconds > 0;
  const timer = { kind: 'rest', fromMs: nowMs, untilMs: nowMs + exercise.restSeconds * 1000 } as const;
  return { setsDone, side: 1, timer: rests ? timer : null };
}

/** Ends a rest early, or a hold that then has to start again. */
export const stopTimer = (progress: SetProgress): SetProgress => ({ ...progress, timer: null });

/** Takes back the last set that was counted. */
export const takeBackSet = ({ setsDone }: SetProgress): SetProgress => ({
  side: 1,
  timer: null,
  setsDone: Math.max(setsDone - 1, 0),
});

/** Applies what follows from timers that have ended: the other side, the next set, the end of a rest. Any number of them. */
export function settleTimers(exercise: GuidedExercise, progress: SetProgress, nowMs: number): SetProgress {
  const { timer } = progress;
  if (!timer || nowMs < timer.untilMs) return progress;
  return settleTimers(exercise, afterTimer(exercise, progress, timer), nowMs);
}

function afterTimer(exercise: GuidedExercise, progress: SetProgress, { kind, untilMs }: SetTimer): SetProgress {
  if (kind === 'rest') return stopTimer(progress);
  // The other side starts by itself: the phone lies on the floor.
  if (exercise.perSide && progress.side === 1) return startHold(exercise, { ...progress, side: 2 }, untilMs);
  return finishSet(exercise, progress, untilMs);
}
