import type { GoalEnd } from '@trueswing/contracts';
import type { GoalPlan } from '@trueswing/swing';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;
type Tx = Transaction<GatewayTables>;

export type GoalRow = Awaited<ReturnType<typeof listGoalRows>>[number];

/** More goals than a golfer sets in years. */
const shownGoals = 50;

/** A golfer's goals with the swings that they were set from, where those are still there. */
const goalsOf = (db: Db, userId: string) =>
  db
    .selectFrom('gateway.goal as goal')
    .leftJoin('gateway.swing as swing', (join) =>
      join.onRef('swing.id', '=', 'goal.analysis_id').on('swing.deleted_at', 'is', null),
    )
    .select([
      'goal.id',
      'goal.plan',
      'goal.started_at',
      'goal.reminded_at',
      'goal.start_asked_at',
      'goal.outcome',
      'swing.id as analysisId',
    ])
    .select([sql<string>`goal.due_on::text`.as('dueOn'), sql<string | null>`goal.opens_on::text`.as('opensOn')])
    .select(sql<string | null>`goal.start_due_on::text`.as('startDueOn'))
    .where('goal.user_id', '=', userId);

/** Newest first. */
export async function listGoalRows(db: Db, userId: string) {
  return await goalsOf(db, userId).orderBy('goal.started_at', 'desc').orderBy('goal.id').limit(shownGoals).execute();
}

/** The open goal, locked until the end of the transaction, so that it is judged once. Undefined without one. */
export async function lockOpenGoal(tx: Tx, userId: string): Promise<GoalRow | undefined> {
  return await goalsOf(tx, userId).where('goal.ended_at', 'is', null).forUpdate('goal').executeTakeFirst();
}

export async function findGoal(db: Db, userId: string, id: string): Promise<GoalRow | undefined> {
  return await goalsOf(db, userId).where('goal.id', '=', id).executeTakeFirst();
}

/** The plan of the open goal, of which a workout follows the number and its target. */
export async function findOpenPlan(db: Db, userId: string): Promise<GoalPlan | undefined> {
  const open = db.selectFrom('gateway.goal').select('plan').where('user_id', '=', userId).where('ended_at', 'is', null);
  return (await open.executeTakeFirst())?.plan;
}

interface NewGoal {
  readonly userId: string;
  readonly analysisId: string;
  readonly plan: GoalPlan;
  readonly dueOn: string;
  readonly opensOn: string | null;
  /** The day on which the swings of its start are asked for. */
  readonly startDueOn: string | null;
  readonly now: Date;
}

/** Stores a goal and returns its id; undefined if the golfer has an open one. */
export async function insertGoal(db: Db, { userId, analysisId, plan, dueOn, opensOn, startDueOn, now }: NewGoal) {
  const row = await db
    .insertInto('gateway.goal')
    .values({
      user_id: userId,
      analysis_id: analysisId,
      plan: JSON.stringify(plan),
      due_on: dueOn,
      opens_on: opensOn,
      start_due_on: startDueOn,
      started_at: now,
    })
    .onConflict((conflict) => conflict.column('user_id').where('ended_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function updateGoal(
  tx: Tx,
  id: string,
  { plan, dueOn, opensOn, startDueOn }: Pick<NewGoal, 'plan' | 'dueOn' | 'opensOn' | 'startDueOn'>,
): Promise<void> {
  await tx
    .updateTable('gateway.goal')
    .set({ plan: JSON.stringify(plan), due_on: dueOn, opens_on: opensOn, start_due_on: startDueOn })
    .where('id', '=', id)
    .execute();
}

export async function storeEnd(
  tx: Tx,
  id: string,
  { end, plan, wasLookedAt, now }: { end: GoalEnd; plan: GoalPlan; wasLookedAt: boolean; now: Date },
): Promise<void> {
  await tx
    .updateTable('gateway.goal')
    .set({ plan: JSON.stringify(plan), outcome: JSON.stringify(end), ended_at: now, was_looked_at: wasLookedAt })
    .where('id', '=', id)
    .execute();
}

/** Counts the earlier goals that were looked at since a moment, and finds since when the golfer had gained. */
export async function readEarlierGoals(
  db: Db,
  userId: string,
  { since, measurement, club }: { since: Date; measurement: string; club: string },
): Promise<{ looks: number; gainedSinceMs: number | null }> {
  const row = await db
    .selectFrom('gateway.goal')
    .select(sql<number>`count(*) filter (where was_looked_at)::int`.as('looks'))
    .select(
      sql<number | null>`max((plan->>'opensMs')::float8) filter (where outcome->>'ending' in ('reached', 'gained')
        and plan->>'measurement' = ${measurement} and plan->'reference'->>'club' = ${club})`.as('gainedSinceMs'),
    )
    .where('user_id', '=', userId)
    .where('ended_at', '>=', since)
    .executeTakeFirstOrThrow();
  return row;
}

/** Golfers whose open goal has something to be done on a day, in the order of their ids, after one of them. */
export async function listGolfersWithDueGoals(
  db: Db,
  { day, after, limit }: { day: string; after: string | null; limit: number },
): Promise<string[]> {
  const due = db
    .selectFrom('gateway.goal')
    .select('user_id')
    .where('ended_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([
          // The expression of the index.
          sql<boolean>`least(due_on, opens_on) <= ${day}`,
          or([eb('due_on', '<', day), and([eb('opens_on', '<=', day), eb('reminded_at', 'is', null)])]),
        ]),
        // Without a day: a gateway of the version before set or restarted it.
        and([
          sql<boolean>`coalesce(start_due_on, '-infinity') <= ${day}`,
          eb('start_asked_at', 'is', null),
          eb('opens_on', 'is', null),
        ]),
      ]),
    );
  const rows = await (after === null ? due : due.where('user_id', '>', after))
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function markStartAsked(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('gateway.goal').set({ start_asked_at: now }).where('id', '=', id).execute();
}

export async function markReminded(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('gateway.goal').set({ reminded_at: now }).where('id', '=', id).execute();
}
