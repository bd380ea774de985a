import { centralMonth, centralMonthKey } from '@trueswing/domain';
import type { DueRun } from '@trueswing/service-kit';
import type { GamificationTables } from '../../database.tables.ts';
import { freezeMonth, hasEventsFromBefore } from './month-final.repository.ts';

/** Transactions of the gateway that began before midnight have ended by then. */
const graceMs = 60_000;

const justBefore = (moment: Date): Date => new Date(moment.getTime() - 1);

/** First day of the month before the one that holds the moment. */
export const lastMonthKey = (now: Date): string => centralMonthKey(justBefore(centralMonth(now).from));

/** First moment after a month that is given by its first day. */
const endOf = (month: string): Date => centralMonth(new Date(`${month}T12:00:00Z`)).until;

/** The month to close at a moment. After downtime, months before it are not caught up. */
export const monthToClose = (now: Date): string => lastMonthKey(new Date(now.getTime() - graceMs));

/** Keeps the final table of a month, once all of its events have arrived. */
export const closeMonth = (month: string): DueRun<GamificationTables> => ({
  table: 'gamification.job_run',
  job: 'close-month',
  period: month,
  async step(tx) {
    if (await hasEventsFromBefore(tx, endOf(month))) return 'waiting';
    await freezeMonth(tx, month);
    return 'finished';
  },
});
