import { type CatalogExercise, type FocusArea, type WorkoutStage, workoutStages } from '@trueswing/contracts';
import type { Deficit } from '../needs/deficit.ts';
import type { HelpedByArea } from '../needs/name-helped.ts';
import type { Effort } from './limit-effort.ts';
import { listCandidates } from './list-candidates.ts';
import type { PlannedExercise } from './planned-exercise.ts';
import type { TrainingHistory } from './training-history.ts';
import { WorkoutDraft } from './workout-draft.ts';
import { stageOf } from './workout-stages.ts';

/** Facts that decide about a golfer's workout, besides the day. */
export interface Golfer {
  /** The most important first. */
  readonly deficits: readonly Deficit[];
  readonly focusAreas: readonly FocusArea[];
  readonly helpedByArea: HelpedByArea;
  readonly effort: Effort;
  readonly history: TrainingHistory;
}

export interface WorkoutRequest extends Golfer {
  /** Golfer and day: the same seed gives the same workout. */
  readonly seed: string;
  readonly catalog: readonly CatalogExercise[];
  /** Exercises that are completed, so they stay. */
  readonly kept: readonly PlannedExercise[];
  /** Ids of exercises that the golfer had today and does not want again. */
  readonly leftOut: ReadonlySet<string>;
}

/** Bounds of a workout's length, seconds. */
export const workoutSeconds = { least: 1_200, most: 1_800 } as const;
/** Difference from the intended length that is near enough. */
const toleranceSeconds = 120;
/** Shares of the time. */
const stageShares = { mobility: 0.4, stability: 0.2, strength: 0.4 } as const satisfies Record<WorkoutStage, number>;

/**
 * The workout of a day: it opens with the first deficit, or the first focus area. It has something for each measured deficit, each
 * focus area and each stage, then the best of each stage until its time is filled. The stages are mobility, stability and
 * strength, in this order; within a stage what is for a deficit comes first. Shorter if the catalog has too little that the golfer
 * may do.
 */
export function planWorkout(request: WorkoutRequest): PlannedExercise[] {
  const { deficits, focusAreas, effort } = request;
  const draft = new WorkoutDraft(listCandidates(request), request);
  const { least, most } = workoutSeconds;
  const [first] = deficits;
  const isForFirst = ({ goals, focusArea }: CatalogExercise) =>
    first ? goals.includes(first.goal) : focusArea === focusAreas[0];
  const isOpener = (exercise: CatalogExercise) => isForFirst(exercise) && stageOf(exercise) === workoutStages[0];
  // An exercise that was done for something else does not open a plan for this.
  draft.addIfMissing(isOpener, most, ({ serves }) => !first || serves?.name === first.name);
  for (const { goal } of deficits) draft.addIfMissing(({ goals }) => goals.includes(goal), most);
  for (const area of focusAreas) draft.addIfMissing(({ focusArea }) => focusArea === area, most);
  for (const stage of workoutStages) draft.addIfMissing((exercise) => stageOf(exercise) === stage, most);
  const intended = effort.seconds + toleranceSeconds;
  for (const stage of workoutStages) {
    const enough = effort.seconds * stageShares[stage] - toleranceSeconds;
    while (draft.secondsOf(stage) < enough && draft.add((one) => one.stage === stage, intended));
  }
  while (draft.seconds < effort.seconds - toleranceSeconds && draft.add(() => true, intended));
  while (draft.seconds < least && draft.add(() => true, most));
  // What is done may fill the time. Without an open exercise the day would never be finished.
  if (draft.isDone) draft.add(() => true, most);
  return draft.toWorkout();
}
