import type { UserId, WorkoutLead } from '@trueswing/contracts';
import {
  findNeeds,
  limitEffort,
  type PlannedExercise,
  planWorkout,
  summarizeTraining,
  type WorkoutRequest,
} from '@trueswing/domain';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Catalog } from '../exercises/exercise-catalog.ts';
import { readOpenTarget } from '../goals/read-open-target.ts';
import { readBody } from '../mobility-checks/own-checks.ts';
import type { AnalyzedSwing } from '../swings/read/read-training-analysis.ts';
import { readTraining } from './workouts.repository.ts';

interface Facts {
  readonly catalog: Catalog;
  /** Null if it was deleted since the day was planned. */
  readonly swing: AnalyzedSwing | null;
  readonly age: number | null;
  readonly userId: UserId;
  readonly day: string;
  readonly seed: string;
  readonly kept: readonly PlannedExercise[];
  readonly leftOut: ReadonlySet<string>;
}

interface GatheredRequest extends WorkoutRequest {
  readonly basis: string;
  readonly lead: WorkoutLead | null;
}

/** Gathers what decides about a golfer's workout of a day: the swing and its step, the body, what was trained. */
export async function gatherRequest(
  db: Kysely<GatewayTables>,
  { catalog, swing, age, userId, day, ...rest }: Facts,
): Promise<GatheredRequest> {
  const history = summarizeTraining(await readTraining(db, userId, day), day);
  const { lead, ...needs } = findNeeds(swing, await readBody(db, userId), await readOpenTarget(db, userId));
  return {
    ...rest,
    ...needs,
    lead: swing && lead && { ...lead, analysisId: swing.analysisId },
    catalog: catalog.exercises,
    effort: limitEffort({ age, ...history }),
    history,
  };
}

/** The parts of a plan that follow from the request. */
export const planOf = (request: GatheredRequest) => ({
  focusAreas: [...request.focusAreas],
  basis: request.basis,
  lead: request.lead,
  exercises: planWorkout(request),
});
