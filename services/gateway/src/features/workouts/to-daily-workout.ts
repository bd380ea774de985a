import type { CatalogExercise, DailyWorkout, WorkoutExercise } from '@trueswing/contracts';
import { formatDuration, type PlannedExercise, restSecondsOf, stageOf, writeOpening } from '@trueswing/domain';
import type { Catalog } from '../exercises/exercise-catalog.ts';
import type { Completion } from './completions.repository.ts';
import type { Plan } from './workouts.repository.ts';

/** Converts a stored workout into the shape of the API. `catalog` is the version by which it was planned. */
export function toDailyWorkout(plan: Plan, catalog: Catalog, completions: readonly Completion[]): DailyWorkout {
  const completed = new Set(completions.map(({ exerciseId }) => exerciseId));
  const exercises = exercisesOf(plan, catalog);
  return {
    day: plan.day,
    focusAreas: plan.focusAreas,
    basis: plan.basis && [plan.basis, writeOpening(plan)].filter((sentence) => sentence !== null).join(' '),
    lead: plan.lead,
    exercises: exercises.map(({ exercise, planned }) => toWorkoutExercise(exercise, planned)),
    completedExercises: exercises.flatMap(({ exercise }) => (completed.has(exercise.id) ? [exercise.name] : [])),
    durationSeconds: plan.exercises.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0),
  };
}

/** The planned exercises with their entries of the catalog. */
export const exercisesOf = (plan: Plan, { byId }: Catalog) =>
  plan.exercises.flatMap((planned) => {
    const exercise = byId.get(planned.id);
    return exercise ? [{ planned, exercise }] : [];
  });

/** The planned exercise of a name, in whatever case. */
export const findByName = (plan: Plan, catalog: Catalog, name: string) =>
  exercisesOf(plan, catalog).find(({ exercise }) => isSameName(exercise.name, name));

/** Whether one of the exercises has the name, in whatever case. */
export const isNamed = ({ byId }: Catalog, ids: ReadonlySet<string>, name: string): boolean =>
  [...ids].some((id) => isSameName(byId.get(id)?.name ?? '', name));

const isSameName = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

function toWorkoutExercise(exercise: CatalogExercise, planned: PlannedExercise): WorkoutExercise {
  const { id, name, target, description, difficulty, pattern, cues, equipment, variant } = exercise;
  const { contraindications, loads, repetitions, holdSeconds, perSide, videoUrl } = exercise;
  return {
    id,
    name,
    target,
    description,
    difficulty,
    pattern,
    cues,
    equipment,
    variant,
    contraindications,
    loads,
    repetitions,
    holdSeconds,
    perSide,
    category: stageOf(exercise),
    videoId: videoUrl ?? '',
    videoTitle: videoUrl === null ? '' : name,
    // The catalog does not know how long its videos are.
    videoDuration: '',
    duration: formatDuration(planned.durationSeconds),
    reason: planned.reason,
    serves: planned.serves ?? null,
    sets: planned.sets,
    restSeconds: restSecondsOf(exercise),
  };
}
