import type { GuidedStep } from '../use-guided-training.ts';

type Step = Pick<GuidedStep, 'exercise' | 'progress' | 'isFinished' | 'nowMs'>;

/** Describes what the golfer does now, in a few words; a screen reader says it when it changes. */
export function describeStep({ exercise, progress, isFinished, nowMs }: Step): string {
  const { timer, setsDone, side } = progress;
  const set = `Set ${setsDone + 1} of ${exercise.sets}`;
  if (isFinished) return exercise.sets === 1 ? 'The set is done' : `All ${exercise.sets} sets done`;
  if (timer?.kind === 'rest') return `Rest before set ${setsDone + 1}`;
  const place =
    exercise.perSide && exercise.holdSeconds !== null ? `${set}, ${side === 1 ? 'first' : 'other'} side` : set;
  if (!timer) return place;
  return nowMs < timer.fromMs ? `Get ready: ${place.toLowerCase()}` : `Hold: ${place.toLowerCase()}`;
}
