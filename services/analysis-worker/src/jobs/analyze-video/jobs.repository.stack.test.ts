import { readFileSync } from 'node:fs';
import type { AnalyzeVideoJob } from '@trueswing/contracts';
import { createLogger, withRequest } from '@trueswing/service-kit';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../../../test/open-worker-stack.ts';
import { maxFailures } from '../retries.ts';
import { markFailed, markSucceeded, requeue } from './attempts/attempts.repository.ts';
import { retryOrFail } from './attempts/fail-attempt.ts';
import { countJobs, createJob, queueAgain } from './jobs.repository.ts';
import { claimAttempt, recordProgress, renewLease } from './lease/lease.repository.ts';
import { listDue } from './sweeper/sweep.repository.ts';
import { sweepJobs } from './sweeper/sweep-jobs.ts';

let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
});
afterAll(() => stack.close());

const logger = createLogger({ service: 'test', level: 'silent' });
const queued: AnalyzeVideoJob[] = [];
const sweep = () => sweepJobs({ db: stack.db, logger, ensureQueued: async (job) => void queued.push(job) });

async function newJob(): Promise<AnalyzeVideoJob> {
  const analysisId = await stack.uploadSwing(Buffer.from('x'));
  await createJob(stack.db, analysisId);
  return { analysisId, attempt: 1 };
}
const expireLease = (job: AnalyzeVideoJob) =>
  sql`update analysis.job set lease_until = now() - interval '1 second' where analysis_id = ${job.analysisId}`.execute(
    stack.db,
  );

test('an attempt is claimed by one worker only', async () => {
  const job = await newJob();
  const claims = await Promise.all(['a', 'b', 'c'].map((worker) => claimAttempt(stack.db, job, worker)));
  expect(claims.filter(Boolean)).toHaveLength(1);
});

test('a worker whose lease expired can no longer write, though it is still alive', async () => {
  const late = await newJob();
  await claimAttempt(stack.db, late, 'late');
  await expireLease(late);
  await sweep();
  const next = { ...late, attempt: 2 };
  expect(queued).toContainEqual(next);
  expect(await claimAttempt(stack.db, next, 'quick')).toBe(true);

  expect(await renewLease(stack.db, late)).toBe(false);
  expect(await recordProgress(stack.db, late, 'pose', 0.5)).toBe(false);
  expect(await requeue(stack.db, late)).toBe(false);
  await retryOrFail(stack.db, late, 'late failure');
  expect(await stack.db.transaction().execute((tx) => markSucceeded(tx, late))).toBe(false);
  expect(await stack.db.transaction().execute((tx) => markSucceeded(tx, next))).toBe(true);
});

test('after the last attempt the analysis fails, with one event', async () => {
  const { analysisId } = await newJob();
  for (let attempt = 1; attempt <= maxFailures; attempt++) {
    await claimAttempt(stack.db, { analysisId, attempt }, 'doomed');
    await expireLease({ analysisId, attempt });
    await Promise.all([sweep(), sweep()]);
  }
  expect(await stack.job(analysisId)).toMatchObject({
    status: 'failed',
    attempt: maxFailures,
    error_code: 'analysis-failed',
  });
  expect(await stack.countEvents('swing.analysis-failed', analysisId)).toBe(1);
});

test("each attempt belongs to the upload's request and trace, and so does the event of the last one's failure", async () => {
  const request = { requestId: 'c0ffeec0ffee', traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' };
  const { analysisId } = await withRequest(request, newJob);
  for (let attempt = 1; attempt <= maxFailures; attempt++) {
    await sweep();
    expect(queued).toContainEqual({ analysisId, attempt, ...request });
    await claimAttempt(stack.db, { analysisId, attempt }, 'doomed');
    await expireLease({ analysisId, attempt });
  }
  await sweep();
  const { rows } = await sql`
    select request_id as "requestId", traceparent from events.event
    where type = 'swing.analysis-failed' and payload->>'analysisId' = ${analysisId}`.execute(stack.db);
  expect(rows).toEqual([request]);
});

test('the next attempt waits after a failure, but not after a hand-back', async () => {
  const [failed, handedBack] = [await newJob(), await newJob()];
  for (const job of [failed, handedBack]) await claimAttempt(stack.db, job, 'worker');
  await retryOrFail(stack.db, failed, 'object store does not answer');
  await requeue(stack.db, handedBack);
  const due = (await listDue(stack.db, 100)).map((job) => job.analysisId);
  expect(due).toContain(handedBack.analysisId);
  expect(due).not.toContain(failed.analysisId);
});

test('a queued attempt has no start time or progress, whether it was handed back or lost', async () => {
  const [handedBack, lost] = [await newJob(), await newJob()];
  for (const job of [handedBack, lost]) await claimAttempt(stack.db, job, 'worker');
  await requeue(stack.db, handedBack);
  await expireLease(lost);
  await sweep();
  for (const { analysisId } of [handedBack, lost]) {
    expect(await stack.job(analysisId)).toMatchObject({ status: 'queued', attempt: 2, started_at: null, progress: 0 });
  }
});

test('the query that Kubernetes scales workers by counts what waits and what runs', async () => {
  const manifest = new URL('../../../../../deploy/kubernetes/base/scale-workers.yaml', import.meta.url);
  const query = /query: (.*)/.exec(readFileSync(manifest, 'utf8'))?.[1] ?? '';
  const [waiting, running] = [await newJob(), await newJob()];
  await claimAttempt(stack.db, running, 'worker');
  const { rows } = await sql.raw<{ count: string }>(query).execute(stack.db);
  const jobs = await countJobs(stack.db);
  expect(Number(rows[0]?.count)).toBe(jobs.due + jobs.running);
  expect(await stack.job(waiting.analysisId)).toMatchObject({ status: 'queued' });
  expect(jobs.running).toBeGreaterThan(0);
});

test('an analysis that failed is queued again with all of its attempts, one that runs or succeeded is not', async () => {
  const job = await newJob();
  await claimAttempt(stack.db, job, 'a');
  await queueAgain(stack.db, job.analysisId);
  expect(await renewLease(stack.db, job)).toBe(true);
  const failure = { code: 'analysis-failed', detail: 'broken', seenView: null, rejectedVideo: null } as const;
  await stack.db.transaction().execute((tx) => markFailed(tx, job, failure));
  await queueAgain(stack.db, job.analysisId);
  const next = { ...job, attempt: 2 };
  expect(await listDue(stack.db, 100)).toContainEqual(next);
  expect(await claimAttempt(stack.db, next, 'b')).toBe(true);
  expect(await stack.job(job.analysisId)).toMatchObject({ failures: 0 });
  await stack.db.transaction().execute((tx) => markSucceeded(tx, next));
  await queueAgain(stack.db, job.analysisId);
  expect(await listDue(stack.db, 100)).not.toContainEqual({ ...job, attempt: 3 });
});
