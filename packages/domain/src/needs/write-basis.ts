import type { TrainingStep } from './read-step.ts';

interface Basis {
  /** Whether enough of the swing was measured for a step. */
  readonly isSeen: boolean;
  readonly step: TrainingStep | null;
  /** Whether the body reaches the turn that the step's exercises are for, so that it is a matter of technique. */
  readonly isReached: boolean;
  readonly hasDeficits: boolean;
}

/**
 * Says in one to three sentences what a workout follows from, also where that is nothing that was found. With what it begins is
 * said of the workout as it is at the time (`writeOpening`).
 */
export function writeBasis({ isSeen, step, isReached, hasDeficits }: Basis): string {
  const rest = hasDeficits ? null : 'Today trains your whole body.';
  if (step && step.kind !== 'open') return join(`Your next step is ${step.name}.`, sayPractice(step, isReached), rest);
  const nothing = isSeen ? 'Nothing in your swing is surely a fault.' : 'We could not measure enough of your swing.';
  return step && !hasDeficits
    ? join(nothing, `The open question is ${step.name}, so today has something for it.`)
    : join(nothing, rest);
}

/** Says how a step is practiced with a club; null of one that exercises train. */
function sayPractice({ kind, deficit }: TrainingStep, isReached: boolean): string | null {
  if (kind === 'body') return isReached ? 'Your body already turns that far: practice it with a club.' : null;
  if (isReached) return 'Practice it with a club: your body already turns far enough for it.';
  return deficit ? 'Practice it with a club.' : 'Practice it with a club: no exercise changes it.';
}

const join = (...sentences: (string | null)[]): string => sentences.filter((sentence) => sentence !== null).join(' ');
