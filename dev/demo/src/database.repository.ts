import { centralMonthKey } from '@trueswing/domain';
import pg from 'pg';

/** Reads and changes what no service offers, as the superuser of the local database. */
export interface DemoDatabase {
  /** E-mails of all golfers that are registered. */
  listEmails(): Promise<string[]>;
  /** Deliveries to gamification that are not processed: those that are due, and those that were given up. */
  countDeliveries(): Promise<{ pending: number; dead: number }>;
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
  return {
    async listEmails() {
      const { rows } = await pool.query<{ email: string }>('select email from gateway.account');
      return rows.map(({ email }) => email);
    },
    async countDeliveries() {
      const { rows } = await pool.query<{ pending: number; dead: number }>(
        `select count(*) filter (where dead_at is null)::int as pending, count(dead_at)::int as dead
          from events.delivery where consumer = 'gamification' and processed_at is null`,
      );
      return rows[0] ?? { pending: 0, dead: 0 };
    },
    async reopenLastMonth(now) {
      const month = centralMonthKey(new Date(Date.parse(`${centralMonthKey(now)}T00:00:00Z`) - 1));
      await pool.query('delete from gamification.month_final where month = $1', [month]);
      await pool.query("delete from gamification.job_run where job = 'close-month' and period = $1", [month]);
    },
    close: () => pool.end(),
  };
}
