import type { UserId } from '@trueswing/contracts';
import {
  addBodyDeficits,
  chooseFocusAreas,
  findDeficits,
  limitEffort,
  type PlannedExercise,
  summarizeTraining,
  type WorkoutRequest,
} from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Catalog } from '../exercises/exercise-catalog.ts';
import { readLatestCheck } from '../mobility-checks/own-checks.ts';
import type { TrainingAnalysis } from '../swings/read/read-training-analysis.ts';
import { readTraining } from './workouts.repository.ts';

/** Gathers what decides about a golfer's workout of a day. Without an analysis there are no deficits, and the default areas. */
export async function gatherRequest(
  db: Kysely<GatewayTables>,
  {
    catalog,
    analysis,
    userId,
    day,
    ...rest
  }: {
    catalog: Catalog;
    analysis: TrainingAnalysis;
    userId: UserId;
    day: string;
    seed: string;
    kept: readonly PlannedExercise[];
    leftOut: ReadonlySet<string>;
  },
): Promise<WorkoutRequest> {
  const history = summarizeTraining(await readTraining(db, userId, day), day);
  const { analysisResults, measurements = {}, faceOn } = analysis.result ?? {};
  const check = await readLatestCheck(db, userId);
  return {
    ...rest,
    catalog: catalog.exercises,
    focusAreas: chooseFocusAreas(
      { ...analysisResults, ...analysisResults?.mobilityAnalysis },
      measurements.shoulderTurnDeg,
    ),
    // What the body can do comes before what a swing used of it.
    deficits: addBodyDeficits(findDeficits(measurements), check, faceOn?.handedness ?? 'right'),
    effort: limitEffort({ age: analysis.age, ...history }),
    history,
  };
}
