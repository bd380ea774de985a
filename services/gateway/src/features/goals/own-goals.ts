import { type ChangeGoalBody, type Goal, goalTargets, type UserId } from '@trueswing/contracts';
import { centralDayKey, isGoalDay } from '@trueswing/domain';
import { AppError, isUuid } from '@trueswing/service-kit';
import { type GoalPlan, shownLevel } from '@trueswing/swing';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { endUnjudged, followOpenGoal, readCourse } from './follow-open-goal.ts';
import { findGoal, type GoalRow, listGoalRows, lockOpenGoal, updateGoal } from './goals.repository.ts';
import { toGoal } from './to-goal.ts';

type Tx = Transaction<GatewayTables>;

/** Newest first. */
export async function listGoals({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId): Promise<Goal[]> {
  const rows = await listGoalRows(db, userId);
  const at = { userId, now: now() };
  return await Promise.all(
    rows.map(async (row) => toGoal(row, row.outcome === null ? await readCourse(db, at, row) : null)),
  );
}

/**
 * Changes target or day of the open goal. Its start and the size of its retest stay: they were planned before its swings.
 * @throws AppError `not-found`, `goal-ended`, `goal-date-wrong`, `goal-target-too-near`
 */
export const changeGoal = (
  deps: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  id: string,
  { target, dueOn }: ChangeGoalBody,
): Promise<Goal> =>
  withOpenGoal(deps, userId, id, async (tx, goal) => {
    const now = deps.now();
    if (dueOn !== undefined && !isGoalDay(dueOn, centralDayKey(now))) throw new AppError('goal-date-wrong');
    const { plan, start } = await readCourse(tx, { userId, now }, goal);
    if (target !== undefined && start.length > 0 && !isBeyond(target, shownLevel(start), plan))
      throw new AppError('goal-target-too-near');
    const changed = { ...goal, plan: { ...plan, target: target ?? plan.target }, dueOn: dueOn ?? goal.dueOn };
    await updateGoal(tx, id, changed);
    await followOpenGoal(tx, { userId, now }, changed);
  });

const isBeyond = (target: number, start: number, { direction, measurement }: GoalPlan): boolean =>
  (target - start) * direction >= goalTargets[measurement].step / 2;

/** @throws AppError `not-found`, `goal-ended` */
export const giveUpGoal = (deps: Pick<Deps, 'db' | 'now'>, userId: UserId, id: string): Promise<Goal> =>
  withOpenGoal(deps, userId, id, (tx, goal) => endUnjudged(tx, { userId, now: deps.now() }, goal, 'given-up'));

async function withOpenGoal(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  id: string,
  change: (tx: Tx, goal: GoalRow) => Promise<void>,
): Promise<Goal> {
  if (!isUuid(id)) throw new AppError('not-found');
  return await db.transaction().execute(async (tx) => {
    const open = await lockOpenGoal(tx, userId);
    if (open?.id !== id) throw new AppError((await findGoal(tx, userId, id)) ? 'goal-ended' : 'not-found');
    await change(tx, open);
    const changed = await findGoal(tx, userId, id);
    if (!changed) throw new AppError('not-found');
    return toGoal(changed, changed.outcome === null ? await readCourse(tx, { userId, now: now() }, changed) : null);
  });
}
