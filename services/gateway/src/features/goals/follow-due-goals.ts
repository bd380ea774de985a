import type { UserId } from '@trueswing/contracts';
import { centralDayKey, centralHour, missingSwings } from '@trueswing/domain';
import { publish } from '@trueswing/events';
import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';
import type { Deps } from '../../deps.ts';
import { readUsage } from '../usage/read-usage.ts';
import { type At, endUnjudged, followOpenGoal, readCourse } from './follow-open-goal.ts';
import { listGolfersWithDueGoals, lockOpenGoal, markReminded } from './goals.repository.ts';

/** Golfers in one run of the task; the rest follows with the next. */
const golfersPerRun = 200;
/** The goal's last swing, filmed in the evening, is analyzed by then, and people are awake. */
const firstHour = 8;

/** Asks for the retests that are due, each once, and ends the goals whose day has passed. */
export async function followDueGoals({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const at = now();
  if (centralHour(at) < firstHour) return;
  for (const userId of await listGolfersWithDueGoals(db, centralDayKey(at), golfersPerRun)) {
    await db.transaction().execute((tx) => followDueGoal(tx, { userId: userId as UserId, now: at }));
  }
}

async function followDueGoal(tx: Transaction<GatewayTables>, at: At): Promise<void> {
  const goal = await lockOpenGoal(tx, at.userId);
  if (!goal || (await followOpenGoal(tx, at, goal))) return;
  const today = centralDayKey(at.now);
  if (goal.dueOn < today) return endUnjudged(tx, at, goal, 'too-few-swings');
  if (goal.reminded_at || goal.remindOn > today) return;
  await markReminded(tx, goal.id, at.now);
  // Without Premium no swing can be filmed: the screen of the goal says so.
  const { isPremium } = await readUsage(tx, at.userId);
  if (!isPremium) return;
  const swings = missingSwings(await readCourse(tx, at, goal));
  const payload = { goalId: goal.id, userId: at.userId, swings, dueOn: goal.dueOn };
  await publish(tx, { type: 'goal.retest-due', payload, occurredAt: at.now });
}
