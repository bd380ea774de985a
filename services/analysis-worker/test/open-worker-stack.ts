import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type AnalysisId, attemptPrefix, type UserId, uploadKey } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { createLogger, openDatabase } from '@trueswing/service-kit';
import { ChaosProcess, createTestBucket, createTestDatabase, createTestRedis, testStores } from '@trueswing/testkit';
import { type Kysely, sql } from 'kysely';
import { expect } from 'vitest';
import type { AnalysisTables } from '../src/database.tables.ts';
import { clipFolder, shrinkClip } from './media/make-clip.ts';

const workerEntry = fileURLToPath(new URL('../dist/main.js', import.meta.url));
/** Environment of a worker that a test stops while it detects poses: it takes several times as long for that as the others. */
export const slowPoses = { POSE_MODEL: 'heavy' };
export const sampleFaceOn = fileURLToPath(new URL('../../../samples/face-on.mp4', import.meta.url));

export interface JobFacts {
  status: string;
  stage: string;
  progress: number;
  attempt: number;
  failures: number;
  started_at: Date | null;
  error_code: string | null;
}

/** A database, a bucket and a Redis for one test file, and workers as real processes on them. */
export async function openWorkerStack() {
  const [database, bucket, redis] = await Promise.all([createTestDatabase(), createTestBucket(), createTestRedis()]);
  const { s3 } = testStores();
  const logger = createLogger({ service: 'test', level: 'silent' });
  const admin = openDatabase<AnalysisTables>({ url: database.adminUrl, logger });
  const workers: ChaosProcess[] = [];
  const clips = clipFolder();
  let shortSwing: string | undefined;
  /** These tests are about attempts, leases and outages, so the swing is one that is analyzed quickly. Many need none. */
  const drawShortSwing = () => (shortSwing ??= shrinkClip(sampleFaceOn, clips.path('swing.mp4')));

  const job = async (analysisId: string): Promise<JobFacts | undefined> =>
    admin.db
      .selectFrom('analysis.job')
      .select(['status', 'stage', 'progress', 'attempt', 'failures', 'started_at', 'error_code'])
      .where('analysis_id', '=', analysisId)
      .executeTakeFirst();

  return {
    db: admin.db as Kysely<AnalysisTables>,
    bucket,
    redis,
    job,
    workerDatabaseUrl: database.url('analysis'),
    startWorker(env: NodeJS.ProcessEnv = {}): ChaosProcess {
      const worker = new ChaosProcess({
        entry: workerEntry,
        env: {
          NODE_ENV: 'test',
          PORT: '0',
          DATABASE_URL: database.url('analysis'),
          REDIS_URL: redis.url,
          S3_ENDPOINT: s3.endpoint,
          S3_REGION: s3.region,
          S3_ACCESS_KEY: s3.accessKey,
          S3_SECRET_KEY: s3.secretKey,
          S3_BUCKET: bucket.name,
          POSE_MODEL: 'lite',
          ...env,
        },
      });
      workers.push(worker);
      return worker;
    },

    /** An uploaded swing, as the gateway leaves it: object, row and event. */
    async uploadSwing(faceOn: Buffer | string = drawShortSwing()): Promise<AnalysisId> {
      const analysisId = randomUUID() as AnalysisId;
      const userId = randomUUID() as UserId;
      const key = uploadKey(analysisId, 'face-on', randomUUID());
      const content = typeof faceOn === 'string' ? await readFile(faceOn) : faceOn;
      await bucket.client.putObject(bucket.name, key, content, content.length);
      await admin.db.transaction().execute(async (tx) => {
        await sql`insert into gateway.account (id, email, password_hash, first_name, last_name, created_at)
          values (${userId}, ${`${userId}@example.com`}, 'x', 'Test', 'Golfer', now())`.execute(tx);
        await sql`insert into gateway.swing
          (id, user_id, club, handedness, face_on_key, face_on_sha256, face_on_bytes, uploaded_at)
          values (${analysisId}, ${userId}, 'driver', 'right', ${key}, ${analysisId}, ${content.length}, now())`.execute(
          tx,
        );
        await publish(tx, { type: 'swing.uploaded', payload: { analysisId, userId } });
      });
      return analysisId;
    },

    /** Rehearsals of one run, as the load tester leaves them; each holds its lease for `holdMs`. */
    async rehearse(count: number, holdMs: number): Promise<AnalysisId[]> {
      const runId = randomUUID();
      const ids = Array.from({ length: count }, () => randomUUID() as AnalysisId);
      await sql`insert into analysis.job
        (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at, rehearsal_ms)
        select id, ${runId}::uuid, 'queued', 'queued', 0, 1, 0, now(), now(), ${holdMs}
        from unnest(${ids}::uuid[]) id`.execute(admin.db);
      return ids;
    },

    /** The swing deleted, as the gateway does it. */
    async deleteSwing(analysisId: AnalysisId): Promise<void> {
      await admin.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{ user_id: UserId }>`
          update gateway.swing set deleted_at = now() where id = ${analysisId} returning user_id`.execute(tx);
        const userId = rows[0]?.user_id as UserId;
        await publish(tx, { type: 'swing.deleted', payload: { analysisId, userId } });
      });
    },

    /** The job as a killed worker leaves it, with its lease expired. */
    async loseLease(analysisId: AnalysisId): Promise<void> {
      await sql`update analysis.job set status = 'running', worker_id = 'lost', lease_until = now() - interval '1 second'
        where analysis_id = ${analysisId}`.execute(admin.db);
    },

    /** The lease of a frozen worker expires; a test in worker-killed-in-mid-analysis waits for the real 15 s. */
    async expireLease(analysisId: AnalysisId): Promise<void> {
      await sql`update analysis.job set lease_until = now() - interval '1 second'
        where analysis_id = ${analysisId}`.execute(admin.db);
    },

    /** Resolves once the job is as wanted; the error at the deadline shows the job and the output of the workers. */
    async untilJob(
      analysisId: string,
      wanted: (job: JobFacts | undefined) => boolean,
      timeout = 180_000,
    ): Promise<void> {
      const isWanted = async () => wanted(await job(analysisId));
      await expect
        .poll(isWanted, { timeout, interval: 100 })
        .toBe(true)
        .catch(async (cause: unknown) => {
          const output = workers.map((worker) => worker.output.slice(-4_000)).join('\n---\n');
          throw new Error(`job ${JSON.stringify(await job(analysisId))}; workers:\n${output}`, { cause });
        });
    },

    async countEvents(type: string, analysisId: string): Promise<number> {
      const { rows } = await sql<{ count: number }>`select count(*) as count from events.event
        where type = ${type} and payload->>'analysisId' = ${analysisId}`.execute(admin.db);
      return Number(rows[0]?.count);
    },

    /** Keys of everything in the object store, the upload included. */
    async objectsOf(analysisId: string): Promise<string[]> {
      return (await bucket.keys()).filter((key) => key.includes(analysisId)).sort();
    },

    /** Keys of what the worker stored. */
    async outputsOf(analysisId: string): Promise<string[]> {
      return (await this.objectsOf(analysisId)).filter((key) => key.startsWith('analyses/'));
    },

    /** Stores an output below the first attempt's prefix, as an attempt that has come further leaves it. */
    async storeOutputOfFirstAttempt(analysisId: AnalysisId): Promise<void> {
      await bucket.client.putObject(bucket.name, `${attemptPrefix(analysisId, 1)}track.json`, '{}');
      expect(await this.outputsOf(analysisId)).not.toEqual([]);
    },

    /** Resolves when the worker has removed the outputs of a deleted swing. */
    async untilOutputsAreRemoved(analysisId: string): Promise<void> {
      const prefix = `analyses/${analysisId}/`;
      const left = () =>
        admin.db.selectFrom('analysis.removal').where('prefix', '=', prefix).select('prefix').execute();
      await expect.poll(left, { timeout: 30_000 }).toEqual([]);
    },

    /** Ends every worker that still runs, before the next test starts its own. */
    async endWorkers(): Promise<void> {
      await Promise.all(workers.map((worker) => worker.end()));
    },

    async close(): Promise<void> {
      await this.endWorkers();
      await admin.close();
      clips.remove();
      await Promise.all([database.drop(), bucket.remove()]);
    },
  };
}

export type WorkerStack = Awaited<ReturnType<typeof openWorkerStack>>;
