import { isBallGoal, readingsOf, type UserId } from '@trueswing/contracts';
import {
  announcementHour,
  canBeJudged,
  centralDayKey,
  centralHour,
  isRetestInTime,
  lastDayOf,
  lastDayOfAnalysis,
  missingStart,
} from '@trueswing/domain';
import { publish } from '@trueswing/events';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { isAnalysisAwaited } from '../swings/read/list-progress.ts';
import { readUsage } from '../usage/read-usage.ts';
import { endOfDate, endUnjudged, followOpenGoal, readCourse } from './follow-open-goal.ts';
import {
  type GoalRow,
  listGolfersWithDueGoals,
  lockOpenGoal,
  markReminded,
  markStartAsked,
} from './goals.repository.ts';
import type { At } from './read-attempts.ts';

const golfersPerRead = 200;

/** Asks for the retests that have opened and for the starts that are missing, each once, and ends the goals whose day has passed. A golfer whose goal fails stops no other one. */
export async function followDueGoals({ db, now, logger }: Pick<Deps, 'db' | 'now' | 'logger'>): Promise<void> {
  const at = now();
  if (centralHour(at) < announcementHour) return;
  const read = (after: string | null) =>
    listGolfersWithDueGoals(db, { day: centralDayKey(at), after, limit: golfersPerRead });
  let golfers = await read(null);
  while (golfers.length > 0) {
    for (const userId of golfers) {
      try {
        await db.transaction().execute((tx) => followDueGoal(tx, { userId: userId as UserId, now: at }));
      } catch (error) {
        logger.error({ err: error, userId }, 'due goal not followed');
      }
    }
    golfers = golfers.length < golfersPerRead ? [] : await read(golfers.at(-1) ?? null);
  }
}

async function followDueGoal(tx: Transaction<GatewayTables>, at: At): Promise<void> {
  const goal = await lockOpenGoal(tx, at.userId);
  if (!goal) return;
  const today = centralDayKey(at.now);
  if (goal.dueOn < today) {
    // Read before the swings: an analysis that ends in between is judged with them.
    const isAwaited = await isSwingAwaited(tx, at, goal);
    const hasEnded = await followOpenGoal(tx, at, goal);
    const isOver = lastDayOf(goal.plan.measurement, goal.dueOn) < today;
    return isOver && !hasEnded && !isAwaited ? endUnjudged(tx, at, goal, 'too-few-swings') : undefined;
  }
  const asks = goal.opensOn === null ? goal.start_asked_at === null : !goal.reminded_at && goal.opensOn <= today;
  if (!asks) return;
  // Without Premium no swing can be filmed, as the screen of the goal says. Golfers who have it again are asked then. Shots need none.
  const { isPremium } = await readUsage(tx, at.userId);
  if (!isPremium && !isBallGoal(goal.plan.measurement)) return;
  await (goal.opensOn === null ? askForStart(tx, at, goal) : askForRetest(tx, at, goal));
}

/** Whether a swing that was filmed in time may still count: a worker that was down overnight takes none from a retest. */
async function isSwingAwaited(
  db: Transaction<GatewayTables>,
  { userId, now }: At,
  { plan, dueOn }: GoalRow,
): Promise<boolean> {
  if (lastDayOfAnalysis(dueOn) < centralDayKey(now)) return false;
  const period = { from: new Date(plan.opensMs ?? plan.sinceMs), until: endOfDate(dueOn) };
  return await isAnalysisAwaited({ db, now: () => now }, userId, { club: plan.reference.club, period });
}

async function askForRetest(tx: Transaction<GatewayTables>, at: At, goal: GoalRow): Promise<void> {
  const { plan, retest } = await readCourse(tx, at, goal);
  const swings = (plan.plannedSwings ?? 0) - retest.length;
  if (swings <= 0) return;
  const { measurement } = plan;
  // The screen of the goal offers a later date instead.
  if (!isRetestInTime({ measurement, dueOn: goal.dueOn, readings: swings }, centralDayKey(at.now))) return;
  await markReminded(tx, goal.id, at.now);
  const readings = readingsOf(measurement);
  const payload = { goalId: goal.id, userId: at.userId, swings, readings, dueOn: goal.dueOn };
  await publish(tx, { type: 'goal.retest-due', payload, occurredAt: at.now });
}

/** No retest can be planned without a start, so that the goal would end unjudged without a word before. */
async function askForStart(tx: Transaction<GatewayTables>, at: At, goal: GoalRow): Promise<void> {
  // The stored day may be older than the last swing.
  const hasEnded = await followOpenGoal(tx, at, goal);
  const followed = hasEnded ? undefined : await lockOpenGoal(tx, at.userId);
  if (!followed?.startDueOn || followed.startDueOn > centralDayKey(at.now)) return;
  const { plan, start } = await readCourse(tx, at, followed);
  const swings = missingStart(start);
  // Else the retest that the golfer would be promised has no time any more. The screen of the goal offers a later date.
  if (!canBeJudged(centralDayKey(at.now), followed.dueOn, swings)) return;
  await markStartAsked(tx, goal.id, at.now);
  const payload = { goalId: goal.id, userId: at.userId, swings, readings: readingsOf(plan.measurement) };
  await publish(tx, { type: 'goal.start-due', payload, occurredAt: at.now });
}
