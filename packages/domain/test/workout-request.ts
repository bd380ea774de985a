import { type CatalogExercise, focusAreas } from '@trueswing/contracts';
import { exerciseCatalog } from '../src/exercises/exercise-catalog.ts';
import { limitEffort } from '../src/workouts/limit-effort.ts';
import type { WorkoutRequest } from '../src/workouts/plan-workout.ts';
import { summarizeTraining, type TrainingRows } from '../src/workouts/training-history.ts';

const byId = new Map(exerciseCatalog.map((exercise) => [exercise.id, exercise]));

/** The exercise of the catalog with an id. */
export const exerciseOf = (id: string): CatalogExercise => byId.get(id)!;

/** Builds the request of a golfer of 30 without deficits, on a day after what the rows say. */
export function workoutRequest(rows: Partial<TrainingRows> = {}, day = '2026-11-01'): WorkoutRequest {
  const history = summarizeTraining({ workouts: [], daysTrained: [], swaps: [], ...rows }, day);
  return {
    seed: 'one',
    catalog: exerciseCatalog,
    focusAreas: focusAreas.slice(0, 4),
    deficits: [],
    helpedByArea: {},
    effort: limitEffort({ age: 30, ...history }),
    history,
    kept: [],
    leftOut: new Set(),
  };
}
