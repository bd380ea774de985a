import { centralMonthKey, previousMonth } from '@trueswing/domain';
import pg from 'pg';

/** Reads and changes what no service offers, as the superuser of the local database. */
export interface DemoDatabase {
  /** E-mails of all golfers that are registered. */
  listEmails(): Promise<string[]>;
  /** Ids of the events that gamification has not processed. */
  listUnprocessed(): Promise<string[]>;
  /** Deliveries to gamification that are not processed: those that are due, and those that were given up. */
  countDeliveries(about: { except: readonly string[] }): Promise<{ pending: number; dead: number }>;
  /** Lets the services close the month before this one again, and sum it up. They did so at their start, while no one was registered. */
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
  // A connection that is lost while no query runs, or while it is closed, is no error: the next query opens another one.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return {
    async listEmails() {
      const { rows } = await pool.query<{ email: string }>('select email from gateway.account');
      return rows.map(({ email }) => email);
    },
    async listUnprocessed() {
      const { rows } = await pool.query<{ id: string }>(
        "select event_id as id from events.delivery where consumer = 'gamification' and processed_at is null",
      );
      return rows.map(({ id }) => id);
    },
    async countDeliveries({ except }) {
      const { rows } = await pool.query<{ pending: number; dead: number }>(
        `select count(*) filter (where dead_at is null)::int as pending, count(dead_at)::int as dead
          from events.delivery
          where consumer = 'gamification' and processed_at is null and event_id <> all($1::uuid[])`,
        [except],
      );
      return rows[0] ?? { pending: 0, dead: 0 };
    },
    async reopenLastMonth(now) {
      const month = previousMonth(centralMonthKey(now));
      await pool.query('delete from gamification.month_final where month = $1', [month]);
      await pool.query("delete from gamification.job_run where job = 'close-month' and period = $1", [month]);
      await pool.query("delete from gateway.job_run where job = 'write-recaps' and period = $1", [month]);
    },
    close: () => pool.end(),
  };
}
