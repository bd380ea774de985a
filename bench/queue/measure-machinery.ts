import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Queue } from 'bullmq';
import pg from 'pg';
import { analyzeVideoJobId, analyzeVideoQueue } from '../../packages/contracts/src/index.ts';
import { alternate } from '../gateway/rounds.ts';
import { floorQueue, floorSchema, startFloor } from './bare-floor.ts';
import type { Stand } from './start-stand.ts';

/** Jobs that each side runs in parallel, in one process. */
const concurrency = 8;
const jobsOfRound = 1_000;
const jobsOfWarmUp = 200;
const watchMs = 20;
const roundTimeoutMs = 600_000;

interface Side {
  table: 'analysis.job' | 'bench.job';
  queue: Queue;
  /** Data that the queue gets for a job, and its id there. */
  jobOf(id: string): { data: object; jobId: string };
}

/** Rehearsals a second of one worker process, and bare jobs a second of one floor process, in alternating rounds. */
export async function measureMachinery(stand: Stand, rounds: number) {
  const pool = new pg.Pool({ connectionString: stand.adminUrl, max: 2 });
  await pool.query(floorSchema);
  const connection = { url: stand.redisUrl, maxRetriesPerRequest: null };
  const floor: Side = {
    table: 'bench.job',
    queue: new Queue(floorQueue, { connection }),
    jobOf: (id) => ({ data: { id }, jobId: `floor-${id}` }),
  };
  const ours: Side = {
    table: 'analysis.job',
    queue: new Queue(analyzeVideoQueue, { connection }),
    jobOf: (id) => {
      const job = { analysisId: id, attempt: 1 } as Parameters<typeof analyzeVideoJobId>[0];
      return { data: job, jobId: analyzeVideoJobId(job) };
    },
  };
  const floorProcess = await startFloor(stand.adminUrl, stand.redisUrl, concurrency);
  const worker = await stand.startWorker({ concurrency });
  try {
    for (const side of [floor, ours]) await jobsPerS(pool, side, jobsOfWarmUp);
    return await alternate(
      rounds,
      () => jobsPerS(pool, floor, jobsOfRound),
      () => jobsPerS(pool, ours, jobsOfRound),
    );
  } finally {
    floorProcess.stop();
    await Promise.all([worker.stop(), floor.queue.close(), ours.queue.close()]);
    await pool.end();
  }
}

/** From the first job in the queue until the event of the last has been handled, which deletes its row. */
async function jobsPerS(pool: pg.Pool, { table, queue, jobOf }: Side, count: number): Promise<number> {
  const ids = Array.from({ length: count }, () => randomUUID());
  // Due soon: the sweeper must not queue the jobs before the clock runs.
  await pool.query(
    `insert into ${table}
       (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at, rehearsal_ms)
     select id, $2, 'queued', 'queued', 0, 1, 0, now() + interval '2 s', now(), 0 from unnest($1::uuid[]) id`,
    [ids, randomUUID()],
  );
  await sleep(1_000);
  const startedAt = performance.now();
  await queue.addBulk(
    ids.map((id) => {
      const { data, jobId } = jobOf(id);
      return { name: queue.name, data, opts: { jobId, attempts: 1, removeOnComplete: true } };
    }),
  );
  for (;;) {
    const { rows } = await pool.query<{ left: number }>(`select count(*)::int as left from ${table}`);
    if (rows[0]?.left === 0) return count / ((performance.now() - startedAt) / 1000);
    if (performance.now() - startedAt > roundTimeoutMs)
      throw new Error(`${rows[0]?.left} jobs of ${table} did not end`);
    await sleep(watchMs);
  }
}
