import type { ChangeGoalBody, Goal, UserId } from '@trueswing/contracts';
import { centralDayKey, changedDueRange, isDueIn, isTarget } from '@trueswing/domain';
import { AppError, isUuid } from '@trueswing/service-kit';
import { type GoalPlan, liesBeyond, shownLevel } from '@trueswing/swing';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { endUnjudged, readCourse } from './follow-open-goal.ts';
import { findGoal, type GoalRow, listGoalRows, lockOpenGoal, updateGoal } from './goals.repository.ts';
import { dayOf, retestOpening } from './retest-opening.ts';
import { startDueDay } from './start-asking.ts';
import { datedGoal, toGoal } from './to-goal.ts';

type Tx = Transaction<GatewayTables>;

/** Newest first. */
export async function listGoals({ db, now }: Pick<Deps, 'db' | 'now'>, userId: UserId): Promise<Goal[]> {
  const rows = await listGoalRows(db, userId);
  const at = { userId, now: now() };
  return await Promise.all(
    rows.map(async (row) => toGoal(row, row.outcome === null ? await readCourse(db, at, row) : null, at.now)),
  );
}

/**
 * Changes target or day of the open goal. Its start and the size of its retest stay: they were planned before its swings. A new day moves the
 * retest only while it has not opened.
 * @throws AppError `not-found`, `goal-ended`, `goal-date-wrong`, `goal-target-wrong`, `goal-target-too-near`
 */
export const changeGoal = (
  deps: Pick<Deps, 'db' | 'now'>,
  userId: UserId,
  id: string,
  { target, dueOn }: ChangeGoalBody,
): Promise<Goal> =>
  withOpenGoal(deps, userId, id, async (tx, goal) => {
    const now = deps.now();
    const course = await readCourse(tx, { userId, now }, goal);
    const { plan, start } = course;
    if (target !== undefined) {
      if (!isTarget(plan.measurement, target, plan.reference.club)) throw new AppError('goal-target-wrong');
      const isKnown = plan.plannedSwings !== null;
      if (isKnown && !liesBeyond(plan, target, shownLevel(start))) throw new AppError('goal-target-too-near');
    }
    if (dueOn !== undefined && !isDueIn(dueOn, changedDueRange(datedGoal(goal, course), centralDayKey(now)))) {
      throw new AppError('goal-date-wrong');
    }
    const changed = { plan: { ...plan, target: target ?? plan.target }, dueOn: dueOn ?? goal.dueOn };
    const opensMs = dueOn === undefined ? plan.opensMs : openingOf(plan, dueOn, now);
    const days = { opensOn: dayOf(opensMs), startDueOn: startDueDay(course, changed.dueOn) };
    await updateGoal(tx, id, { ...changed, plan: { ...changed.plan, opensMs }, ...days });
  });

/** A retest that has opened stays open: to move it would choose its swings. */
function openingOf({ opensMs, plannedSwings, sinceMs }: GoalPlan, dueOn: string, now: Date): number | null {
  if (opensMs === null || plannedSwings === null || opensMs <= now.getTime()) return opensMs;
  return retestOpening(dueOn)(plannedSwings, sinceMs);
}

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
    const at = { userId, now: now() };
    return toGoal(changed, changed.outcome === null ? await readCourse(tx, at, changed) : null, at.now);
  });
}
