import { centralMonthKey, centralMonthOf, previousMonth } from '@trueswing/domain';
import type { DueRun } from '@trueswing/service-kit';
import type { GamificationTables } from '../../database.tables.ts';
import { freezeMonth, hasEventsFromBefore } from './month-final.repository.ts';

/** Transactions of the gateway that began before midnight have ended by then. */
const graceMs = 60_000;

/** First day of the month before the one that holds the moment. */
export const lastMonthKey = (now: Date): string => previousMonth(centralMonthKey(now));

/** The month to close at a moment. After downtime, months before it are not caught up. */
export const monthToClose = (now: Date): string => lastMonthKey(new Date(now.getTime() - graceMs));

/** Keeps the final table of a month, once all of its events have arrived. */
export const closeMonth = (month: string): DueRun<GamificationTables> => ({
  table: 'gamification.job_run',
  job: 'close-month',
  period: month,
  async step(tx) {
    if (await hasEventsFromBefore(tx, centralMonthOf(month).until)) return 'waiting';
    await freezeMonth(tx, month);
    return 'finished';
  },
});
