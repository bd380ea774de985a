import { listDueReminders, type Reminder } from '@trueswing/domain';
import { type DueRun, runInSteps } from '@trueswing/service-kit';
import type { GamificationTables } from '../../../database.tables.ts';
import type { Deps } from '../../../deps.ts';
import { schedulePush } from '../push/schedule-push.ts';
import { notifyBatch } from './reminders.repository.ts';

/** Golfers who are looked at in one transaction, which then takes some hundred milliseconds. */
const golfersPerBatch = 2_000;
const lowestUserId = '00000000-0000-0000-0000-000000000000';

/** Sends the reminders that are due and not sent yet, batch by batch. Each golfer gets each one once. */
export async function sendReminders(deps: Pick<Deps, 'db' | 'now' | 'logger'>, stopping?: AbortSignal): Promise<void> {
  const runs = listDueReminders(deps.now()).map((reminder) => sendingOf(reminder, deps.now));
  await runInSteps(deps, runs, stopping);
}

/** The run that sends a reminder to the golfers in the order of their ids: a step is a batch, a position its last golfer. */
export function sendingOf(reminder: Reminder, now: () => Date, limit = golfersPerBatch): DueRun<GamificationTables> {
  return {
    table: 'gamification.job_run',
    job: reminder.kind,
    period: reminder.kind === 'mobility-retest' ? reminder.lastDay : reminder.week,
    async step(tx, position) {
      const after = position ?? lowestUserId;
      const at = now();
      const last = await notifyBatch(tx, reminder, { after, limit, now: at });
      if (last === null) return 'finished';
      await schedulePush(tx, reminder, at, { from: after, to: last });
      return { position: last };
    },
  };
}
