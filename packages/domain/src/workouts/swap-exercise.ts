import type { CatalogExercise, SwapReason } from '@trueswing/contracts';
import { type Candidate, listCandidates, toWorkoutItem } from './list-candidates.ts';
import type { WorkoutRequest } from './plan-workout.ts';
import { type PlannedExercise, toPlannedExercise } from './planned-exercise.ts';

interface Unwanted {
  readonly exercise: CatalogExercise;
  readonly planned: Pick<PlannedExercise, 'prescribedFor'>;
}

/** A workout is not made longer than this by an exchange. */
const longerBySeconds = 180;

/**
 * The exercise of the same stage that comes closest to one that the golfer does not want, and avoids its trouble. One for the same
 * deficit goes before all others: the workout still serves what it was planned for. Null if there is none. `kept` is the rest of
 * the workout.
 */
export function swapExercise(
  request: WorkoutRequest,
  { exercise: unwanted, planned }: Unwanted,
  reason: SwapReason,
): PlannedExercise | null {
  const { kept, deficits, effort } = request;
  const taken = new Set([unwanted.id, ...kept.map(({ id }) => id)]);
  const original = toWorkoutItem(unwanted, effort);
  const purpose = deficits.filter(({ goal }) => goal === planned.prescribedFor);
  const isForSame = ({ exercise }: Candidate) => purpose.some(({ goal }) => exercise.goals.includes(goal));
  const [best] = listCandidates(request)
    .filter(
      ({ exercise, stage, seconds }) =>
        stage === original.stage &&
        !taken.has(exercise.id) &&
        seconds <= original.seconds + longerBySeconds &&
        avoids(reason, exercise, unwanted),
    )
    .map((candidate) => ({ candidate, likeness: likenessOf(candidate, unwanted, original.seconds) }))
    .toSorted((a, b) => Number(isForSame(b.candidate)) - Number(isForSame(a.candidate)) || b.likeness - a.likeness);
  if (!best) return null;
  const { goals } = best.candidate.exercise;
  return toPlannedExercise(
    best.candidate,
    [...purpose, ...deficits].find(({ goal }) => goals.includes(goal)),
    request,
  );
}

function avoids(reason: SwapReason, exercise: CatalogExercise, unwanted: CatalogExercise): boolean {
  switch (reason.because) {
    case 'hurts':
      return !exercise.loads.includes(reason.bodyPart);
    case 'no-equipment':
      return !exercise.equipment.includes(reason.equipment);
    case 'too-hard':
      return exercise.difficulty < unwanted.difficulty || (unwanted.difficulty === 1 && exercise.difficulty === 1);
    case 'something-else':
      return true;
  }
}

const likenessOf = ({ exercise, merit, seconds }: Candidate, unwanted: CatalogExercise, unwantedSeconds: number) =>
  merit +
  3 * exercise.goals.filter((goal) => unwanted.goals.includes(goal)).length +
  (exercise.focusArea === unwanted.focusArea ? 3 : 0) +
  (exercise.pattern === unwanted.pattern ? 1 : 0) -
  Math.abs(seconds - unwantedSeconds) / 120;
