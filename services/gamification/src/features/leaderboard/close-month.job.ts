import { centralMonth, centralMonthKey } from '@trueswing/domain';
import type { ScheduledJob } from '../scheduled/scheduled-job.ts';
import { freezeMonth, hasEventsFromBefore } from './month-final.repository.ts';

/** Transactions of the gateway that began before midnight have ended by then. */
const graceMs = 60_000;

const justBefore = (moment: Date): Date => new Date(moment.getTime() - 1);

/** First day of the month before the one that holds the moment. */
export const lastMonthKey = (now: Date): string => centralMonthKey(justBefore(centralMonth(now).from));

/** First moment after a month that is given by its first day. */
const endOf = (month: string): Date => centralMonth(new Date(`${month}T12:00:00Z`)).until;

/** Keeps the final table of a month, once all of its events have arrived. */
export const closeMonth: ScheduledJob = {
  name: 'close-month',
  duePeriod: (now) => lastMonthKey(new Date(now.getTime() - graceMs)),
  isReady: async (tx, month) => !(await hasEventsFromBefore(tx, endOf(month))),
  run: freezeMonth,
};
