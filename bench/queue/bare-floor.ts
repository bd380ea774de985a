import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Worker } from 'bullmq';
import pg from 'pg';

export const floorQueue = 'bench-floor';

/** As many connections as the worker has. */
const maxConnections = 10;

/** Tables like ours, indexes included, which our worker does not watch. */
export const floorSchema = `
  create schema bench;
  create table bench.job (like analysis.job including all);
  create table bench.removal (like analysis.removal including all);
  create table bench.event (like events.event including all);
  create table bench.delivery (like events.delivery including all)`;

/** Runs a worker whose job does nothing but the transactions of a rehearsal, written bare. Notifies its parent when it is ready. */
export async function runFloor(databaseUrl: string, redisUrl: string, concurrency: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: maxConnections });
  const worker = new Worker<{ id: string }>(floorQueue, ({ data }) => runTransactions(pool, data.id), {
    connection: { url: redisUrl, maxRetriesPerRequest: null },
    concurrency,
  });
  worker.on('failed', (_job, error) => console.error(error));
  // Ends with the benchmark, also when that is killed.
  process.on('disconnect', () => process.exit());
  await worker.waitUntilReady();
  process.send?.('ready');
}

/** Starts the floor in a process of its own: the same program, with the argument `floor`. */
export async function startFloor(
  databaseUrl: string,
  redisUrl: string,
  concurrency: number,
): Promise<{ stop(): void }> {
  const child = fork(fileURLToPath(import.meta.url), ['floor', databaseUrl, redisUrl, String(concurrency)]);
  await once(child, 'message');
  return { stop: () => void child.kill() };
}

async function runTransactions(pool: pg.Pool, id: string): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into bench.job (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at)
       select analysis_id, user_id, 'queued', 'queued', 0, 1, 0, now(), now()
       from gateway.swing_for_analysis where analysis_id = $1 on conflict (analysis_id) do nothing`,
      [id],
    );
    await client.query(
      `update bench.job set status = 'running', stage = 'probe', progress = 0, lease_until = now() + interval '15 s',
         worker_id = 'floor', started_at = now()
       where analysis_id = $1 and attempt = 1 and status = 'queued' returning analysis_id`,
      [id],
    );
    await client.query('select * from gateway.swing_for_analysis where analysis_id = $1', [id]);
    await client.query('select user_id, rehearsal_ms from bench.job where analysis_id = $1', [id]);
    await client.query(
      `insert into bench.removal (prefix, analysis_id, attempt, due_at, last_at)
       values ($1, $2, 1, now() + interval '17 min', now() + interval '17 min')`,
      [`analyses/${id}/1/`, id],
    );
  });
  for (const stage of ['transcode', 'pose', 'measure', 'write', 'store']) {
    await pool.query(
      `update bench.job set stage = $2, progress = 0.5, lease_until = now() + interval '15 s'
       where analysis_id = $1 and attempt = 1 and status = 'running' returning analysis_id`,
      [id, stage],
    );
  }
  await inTransaction(pool, async (client) => {
    await client.query(
      `update bench.job set status = 'succeeded', stage = 'done', progress = 1, lease_until = null, finished_at = now()
       where analysis_id = $1 and attempt = 1 and status = 'running' returning analysis_id`,
      [id],
    );
    await client.query('delete from bench.removal where prefix = $1', [`analyses/${id}/1/`]);
    await client.query('update bench.removal set due_at = now() where analysis_id = $1', [id]);
    await client.query(`insert into bench.event (id, type, payload) values ($1, 'analysis.rehearsed', $2)`, [
      id,
      JSON.stringify({ analysisId: id, userId: id, outcome: 'succeeded', waitMs: 0 }),
    ]);
    await client.query(`insert into bench.delivery (event_id, consumer) values ($1, 'analysis')`, [id]);
    await client.query(`select pg_notify('bench', 'analysis')`);
  });
  await pool.query('update bench.removal set due_at = now() where prefix = $1', [`analyses/${id}/1/`]);
  // The event: its claim, and the transaction of its handler.
  await pool.query(
    `update bench.delivery set attempts = attempts + 1, next_attempt_at = now() + interval '30 s'
     where event_id = $1 and consumer = 'analysis' and processed_at is null returning event_id`,
    [id],
  );
  await inTransaction(pool, async (client) => {
    await client.query(
      `update bench.delivery set processed_at = now(), dead_at = null
       where event_id = $1 and consumer = 'analysis' and processed_at is null
       returning set_config('transaction_timeout', '30000', true)`,
      [id],
    );
    await client.query('delete from bench.job where analysis_id = $1', [id]);
  });
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release();
  }
}
