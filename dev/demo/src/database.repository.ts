import { centralMonthKey } from '@trueswing/domain';
import pg from 'pg';

/** Reads and changes what no service offers, as the superuser of the local database. */
export interface DemoDatabase {
  countGolfers(): Promise<number>;
  /** Deliveries to gamification that are not processed. */
  countPending(): Promise<number>;
  /** Lets gamification close the month before this one again. It did so at its start, while no one had points. */
  reopenLastMonth(now: Date): Promise<void>;
  close(): Promise<void>;
}

const timeoutMs = 10_000;

export function openDatabase(adminUrl: string): DemoDatabase {
  const pool = new pg.Pool({
    connectionString: adminUrl,
    max: 1,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  });
  const count = async (statement: string): Promise<number> =>
    Number((await pool.query<{ count: string }>(statement)).rows[0]?.count);
  return {
    countGolfers: () => count('select count(*) from gateway.account'),
    countPending: () =>
      count(`select count(*) from events.delivery
        where consumer = 'gamification' and processed_at is null and dead_at is null`),
    async reopenLastMonth(now) {
      const month = centralMonthKey(new Date(Date.parse(`${centralMonthKey(now)}T00:00:00Z`) - 1));
      await pool.query('delete from gamification.month_final where month = $1', [month]);
      await pool.query("delete from gamification.job_run where job = 'close-month' and period = $1", [month]);
    },
    close: () => pool.end(),
  };
}
