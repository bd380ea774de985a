import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';

const deadlineMs = 600_000;

/** Seconds until the service has closed the last month again, after its run and its table were deleted. */
export async function measureCloseMonth(client: pg.Client): Promise<number> {
  await client.query('delete from gamification.month_final');
  const { rowCount } = await client.query(`delete from gamification.job_run where job = 'close-month'`);
  if (rowCount === 0) throw new Error('no month was closed yet');
  const startedAt = performance.now();
  while (!(await hasRun(client))) {
    if (performance.now() - startedAt > deadlineMs) throw new Error('the month is not closed');
    await sleep(200);
  }
  return Math.round((performance.now() - startedAt) / 100) / 10;
}

async function hasRun(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from gamification.job_run where job = 'close-month' and finished_at is not null`,
  );
  return rowCount !== 0;
}
