import type { SwapReason } from '@trueswing/contracts';
import { addDays, historyDays, type TrainingRows } from '@trueswing/domain';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

/** A golfer's workout of a day. */
export type Plan = NonNullable<Awaited<ReturnType<typeof findPlan>>>;

/** The swing that a workout follows from may be deleted on the same day: then the plan stays, without the way to it. */
export async function findPlan(db: Db, userId: string, day: string) {
  const row = await db
    .selectFrom('gateway.workout_plan as plan')
    .leftJoin('gateway.swing as swing', (join) =>
      join.on(sql<boolean>`swing.id = (plan.lead->>'analysisId')::uuid`).on('swing.deleted_at', 'is', null),
    )
    .select(['catalog_version as catalogVersion', 'focus_areas as focusAreas', 'exercises', 'basis', 'lead'])
    .select(['created_at as plannedAt', 'planned_again_at as plannedAgainAt', sql<string>`day::text`.as('day')])
    .select('swing.id as leadSwingId')
    .where('plan.user_id', '=', userId)
    .where('day', '=', day)
    .executeTakeFirst();
  if (!row) return undefined;
  const { leadSwingId, lead, ...plan } = row;
  return { ...plan, lead: lead && { ...lead, analysisId: leadSwingId } };
}

export async function insertPlan(tx: Tx, userId: string, plan: Plan): Promise<void> {
  await tx
    .insertInto('gateway.workout_plan')
    .values({
      user_id: userId,
      day: plan.day,
      catalog_version: plan.catalogVersion,
      planned_again_at: plan.plannedAgainAt,
      created_at: plan.plannedAt,
      ...columnsOf(plan),
    })
    .execute();
}

export async function updatePlan(tx: Tx, userId: string, plan: Plan): Promise<void> {
  await tx
    .updateTable('gateway.workout_plan')
    .set({ catalog_version: plan.catalogVersion, planned_again_at: plan.plannedAgainAt, ...columnsOf(plan) })
    .where('user_id', '=', userId)
    .where('day', '=', plan.day)
    .execute();
}

const columnsOf = ({ focusAreas, exercises, basis, lead }: Plan) => ({
  focus_areas: JSON.stringify(focusAreas),
  exercises: JSON.stringify(exercises),
  basis,
  lead: lead && JSON.stringify(lead),
});

export async function insertSwap(
  tx: Tx,
  swap: { userId: string; day: string; exerciseId: string; replacementId: string; reason: SwapReason; now: Date },
): Promise<void> {
  await tx
    .insertInto('gateway.exercise_swap')
    .values({
      user_id: swap.userId,
      day: swap.day,
      exercise_id: swap.exerciseId,
      replacement_id: swap.replacementId,
      reason: JSON.stringify(swap.reason),
      swapped_at: swap.now,
    })
    .execute();
}

/** Ids of the exercises that the golfer did not want on a day. */
export async function listSwappedIds(db: Db, userId: string, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('gateway.exercise_swap')
    .select('exercise_id')
    .where('user_id', '=', userId)
    .where('day', '=', day)
    .execute();
  return rows.map(({ exercise_id }) => exercise_id);
}

/** Reads what counts of the golfer's training before a day, for its plan. */
export async function readTraining(db: Db, userId: string, day: string): Promise<TrainingRows> {
  const [plans, completions, swaps] = await Promise.all([
    db
      .selectFrom('gateway.workout_plan')
      .select([sql<string>`day::text`.as('day'), 'exercises'])
      .where('user_id', '=', userId)
      .where('day', '>=', addDays(day, -historyDays.workouts))
      .execute(),
    db
      .selectFrom('gateway.exercise_completion')
      .select(sql<string>`day::text`.as('day'))
      .distinct()
      .where('user_id', '=', userId)
      .where('day', '>=', addDays(day, -historyDays.daysTrained))
      .execute(),
    db
      .selectFrom('gateway.exercise_swap')
      .select([sql<string>`day::text`.as('day'), 'reason'])
      .where('user_id', '=', userId)
      .where('day', '>=', addDays(day, -historyDays.swaps))
      .execute(),
  ]);
  return {
    workouts: plans.map(({ day: planned, exercises }) => ({
      day: planned,
      exerciseIds: exercises.map(({ id }) => id),
    })),
    daysTrained: completions.map((row) => row.day),
    swaps,
  };
}

/** Deletes workouts of days that no plan looks back at any more. */
export async function deletePlansBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('gateway.workout_plan').where('day', '<', day).execute();
}
