import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'minio';
import pg from 'pg';
import { type AnalysisId, uploadKey } from '../../packages/contracts/src/index.ts';
import { accountRows, insertOf, jobRows, swingRows } from '../seed-rows.ts';
import type { Stand } from './start-stand.ts';

const watchMs = 250;
const clipTimeoutMs = 600_000;

/** Seconds in which workers, each pinned to a core of its own, finish as many uploaded swings. */
export async function measureWorkers(
  stand: Stand,
  { cores, clips, clip }: { cores: readonly number[]; clips: number; clip: string },
): Promise<number> {
  const pool = new pg.Pool({ connectionString: stand.adminUrl, max: 1 });
  const workers: { stop(): Promise<void> }[] = [];
  try {
    for (const core of cores) workers.push(await stand.startWorker({ concurrency: 1, core }));
    const ids = await uploadSwings(stand, pool, clip, clips);
    const startedAt = performance.now();
    // The sweep of a worker puts what is due into the queue.
    const queued = { status: "'queued'", stage: "'queued'", progress: '0', started_at: 'null' };
    await pool.query(insertOf(jobRows('select id, user_id from gateway.swing where id = any($1::uuid[])', queued)), [
      ids,
    ]);
    for (;;) {
      const { rows } = await pool.query<{ status: string }>(
        `select status from analysis.job where analysis_id = any($1::uuid[]) and status in ('succeeded', 'failed')`,
        [ids],
      );
      if (rows.some(({ status }) => status === 'failed')) throw new Error('An analysis failed.');
      const elapsedMs = performance.now() - startedAt;
      if (rows.length === clips) return elapsedMs / 1000;
      if (elapsedMs > clips * clipTimeoutMs) throw new Error(`Only ${rows.length} of ${clips} clips were analyzed.`);
      await sleep(watchMs);
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await pool.end();
  }
}

/** Swings as the gateway leaves them, without their jobs. */
async function uploadSwings({ s3, bucket }: Stand, pool: pg.Pool, clip: string, count: number): Promise<AnalysisId[]> {
  const { hostname, port } = new URL(s3.endpoint);
  const { accessKey, secretKey, region } = s3;
  const store = new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey, region });
  if (!(await store.bucketExists(bucket))) await store.makeBucket(bucket);
  const content = await readFile(clip);
  const sha256 = createHash('sha256').update(content).digest('hex');
  const ids: AnalysisId[] = [];
  for (let index = 0; index < count; index++) {
    const id = randomUUID() as AnalysisId;
    const userId = randomUUID();
    const key = uploadKey(id, 'face-on', randomUUID());
    await store.putObject(bucket, key, content, content.length);
    await pool.query(insertOf(accountRows('select $1::uuid as id')), [userId]);
    const video = { face_on_key: '$3::text', face_on_sha256: '$4::text', face_on_bytes: '$5::bigint' };
    await pool.query(insertOf(swingRows('select $1::uuid as id, $2::uuid as user_id', video)), [
      id,
      userId,
      key,
      sha256,
      content.length,
    ]);
    ids.push(id);
  }
  return ids;
}
