import type { Deficit } from './deficit.ts';
import type { TrainingStep } from './read-step.ts';

interface Basis {
  /** Whether enough of the swing was measured for a step. */
  readonly isSeen: boolean;
  readonly step: TrainingStep | null;
  /** Whether the body reaches what the step asks for, so that it is a matter of technique. */
  readonly isReached: boolean;
  readonly deficits: readonly Deficit[];
}

/** Says in two or three sentences what a workout follows from, also where that is nothing that was found. */
export function writeBasis({ isSeen, step, isReached, deficits }: Basis): string {
  const rest = sayRest(deficits);
  if (step && step.kind !== 'open') {
    const next = `Your next step is ${step.name}.`;
    if (isReached) return `${next} Your body already turns that far: practice it with a club. ${rest}`;
    if (step.kind === 'body') return `${next} It comes first today.`;
    return step.deficit
      ? `${next} Practice it with a club. The first exercise helps your body with it.`
      : `${next} Practice it with a club: no exercise changes it. ${rest}`;
  }
  if (deficits.length > 0) return rest;
  if (!isSeen) return `We could not measure enough of your swing. ${rest}`;
  const nothing = 'Nothing in your swing is surely off target.';
  return step ? `${nothing} The open question is ${step.name}, so today has something for it.` : `${nothing} ${rest}`;
}

function sayRest([first]: readonly Deficit[]): string {
  if (!first) return 'Today trains your whole body.';
  return first.source === 'mobility-check'
    ? `Today begins with ${first.name}: your mobility check shows that it stops short.`
    : `Today begins with ${first.name}.`;
}
