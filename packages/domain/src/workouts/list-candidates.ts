import type { CatalogExercise, TrainingGoal, WorkoutStage } from '@trueswing/contracts';
import type { Deficit } from '../needs/deficit.ts';
import type { Effort } from './limit-effort.ts';
import { seededShare } from './seeded-share.ts';
import type { TrainingHistory } from './training-history.ts';
import { stageOf } from './workout-stages.ts';

/** An exercise as the golfer would do it today. */
export interface WorkoutItem {
  readonly exercise: CatalogExercise;
  readonly stage: WorkoutStage;
  readonly sets: number;
  readonly seconds: number;
}

/** An exercise that the golfer may get today, with its score before anything is chosen. */
export interface Candidate extends WorkoutItem {
  readonly merit: number;
}

interface Facts {
  readonly seed: string;
  readonly catalog: readonly CatalogExercise[];
  readonly deficits: readonly Deficit[];
  readonly effort: Effort;
  readonly history: TrainingHistory;
  readonly leftOut: ReadonlySet<string>;
}

/** Days for which an exercise that was done lately is less welcome. */
const freshAfterDays = 14;

/** Lists what the golfer may do today: nothing too hard or harmful, nothing of yesterday unless it is for a measured deficit. */
export function listCandidates({ seed, catalog, deficits, effort, history, leftOut }: Facts): Candidate[] {
  const measured = new Set<TrainingGoal>(deficits.map(({ goal }) => goal));
  return catalog.filter(isPossible).map((exercise) => ({
    ...toWorkoutItem(exercise, effort),
    merit: meritOf(exercise),
  }));

  function isPossible({ id, difficulty, loads, equipment, goals }: CatalogExercise): boolean {
    if (leftOut.has(id) || difficulty > effort.difficulty) return false;
    if (loads.some((part) => history.hurting.has(part))) return false;
    if (equipment.some((one) => history.missing.has(one))) return false;
    return history.daysSince.get(id) !== 1 || goals.some((goal) => measured.has(goal));
  }

  function meritOf({ id, difficulty, starRating, durationSeconds }: CatalogExercise): number {
    const daysAgo = history.daysSince.get(id) ?? freshAfterDays;
    return (
      seededShare(`${seed} ${id}`) -
      0.5 * (effort.difficulty - difficulty) -
      3 * (1 - Math.min(1, daysAgo / freshAfterDays)) +
      0.15 * ((starRating ?? 3) - 3) -
      // A very long exercise leaves no time for others.
      Math.max(0, durationSeconds - 300) / 200
    );
  }
}

export function toWorkoutItem(exercise: CatalogExercise, { fewerSets }: Pick<Effort, 'fewerSets'>): WorkoutItem {
  const sets = Math.max(1, exercise.sets - fewerSets);
  return {
    exercise,
    stage: stageOf(exercise),
    sets,
    seconds: Math.round((exercise.durationSeconds * sets) / exercise.sets),
  };
}
