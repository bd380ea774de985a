import type { GoalEnd, GoalMeasure } from '@trueswing/contracts';
import { centralDay } from '@trueswing/domain';
import { publish } from '@trueswing/events';
import { followGoal, type GoalCourse, shownLevel } from '@trueswing/swing';
import type { Kysely, Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import { type GoalRow, lockOpenGoal, storeEnd, updateGoal } from './goals.repository.ts';
import { type At, readAttempts } from './read-attempts.ts';
import { dayOf, retestOpening } from './retest-opening.ts';
import { startDueDay } from './start-asking.ts';

type Tx = Transaction<GatewayTables>;

/** When the date of a goal ends. */
export const endOfDate = (dueOn: string): Date => centralDay(new Date(`${dueOn}T18:00:00Z`)).until;

/** Where a goal stands by the golfer's swings or shots until its date. */
export async function readCourse(
  db: Kysely<GatewayTables>,
  at: At,
  { plan, dueOn }: Pick<GoalRow, 'plan' | 'dueOn'>,
): Promise<GoalCourse> {
  const untilMs = endOfDate(dueOn).getTime();
  const attempts = (await readAttempts(db, at, plan)).filter(({ atMs }) => atMs < untilMs);
  return followGoal(plan, attempts, retestOpening(dueOn));
}

/**
 * Judges the golfer's open goal, if any, when something arrives that may complete its retest.
 * @param isConcerned whether it may be of a goal for a number
 */
export async function judgeOpenGoal(
  tx: Tx,
  at: At,
  isConcerned: (measurement: GoalMeasure) => boolean = () => true,
): Promise<void> {
  const goal = await lockOpenGoal(tx, at.userId);
  if (goal && isConcerned(goal.plan.measurement)) await followOpenGoal(tx, at, goal);
}

/** Judges the locked open goal if its retest is complete, and stores what its swings have decided. Returns whether it has ended. */
export async function followOpenGoal(tx: Tx, at: At, goal: GoalRow): Promise<boolean> {
  const course = await readCourse(tx, at, goal);
  if (course.verdict) {
    await endGoal(tx, at, goal, { course, end: { ...course.verdict, at: at.now.toISOString() } });
    return true;
  }
  const { plan } = course;
  const { dueOn } = goal;
  await updateGoal(tx, goal.id, { plan, dueOn, opensOn: dayOf(plan.opensMs), startDueOn: startDueDay(course, dueOn) });
  return false;
}

/** Ends a goal that was not judged, with what its swings have shown so far. */
export async function endUnjudged(
  tx: Tx,
  at: At,
  goal: GoalRow,
  ending: Extract<GoalEnd['ending'], 'too-few-swings' | 'given-up'>,
): Promise<void> {
  const course = await readCourse(tx, at, goal);
  const { plan, start, retest } = course;
  const end = {
    ending,
    at: at.now.toISOString(),
    start: plan.plannedSwings === null ? null : shownLevel(start),
    retest: retest.length > 0 ? shownLevel(retest) : null,
    gainRange: null,
    swings: retest.length,
  };
  await endGoal(tx, at, goal, { course, end });
}

async function endGoal(
  tx: Tx,
  { userId, now }: At,
  { id }: GoalRow,
  { course: { plan, retest }, end }: { course: GoalCourse; end: GoalEnd },
): Promise<void> {
  await storeEnd(tx, id, { end, plan, wasLookedAt: retest.length > 0, now });
  // Golfers who give up a goal know it.
  if (end.ending === 'given-up') return;
  const payload = { goalId: id, userId, ending: end.ending, measurement: plan.measurement };
  await publish(tx, { type: 'goal.ended', payload, occurredAt: now });
}
