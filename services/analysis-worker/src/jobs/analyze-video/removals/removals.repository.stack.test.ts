import { randomUUID } from 'node:crypto';
import { type AnalysisId, attemptPrefix, outputsPrefix, viewKeys } from '@trueswing/contracts';
import { testStores } from '@trueswing/testkit';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../../../../test/open-worker-stack.ts';
import { sampleResult } from '../../../../test/sample-result.ts';
import { openObjectStore } from '../../../object-store.ts';
import { requeue } from '../attempts/attempts.repository.ts';
import { completeAttempt } from '../attempts/complete-attempt.ts';
import { retryOrFail } from '../attempts/fail-attempt.ts';
import { startAttempt } from '../attempts/start-attempt.ts';
import { handleSwingDeleted } from '../consumers/swing-deleted.consumer.ts';
import { claimRemoval, makeRemovalDue, recordRemoved, removeAnalysisObjects } from './removals.repository.ts';
import { removeObjects } from './remove-objects.ts';

let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
});
afterAll(() => stack.close());
beforeEach(() => stack.db.deleteFrom('analysis.removal').execute());

const letTimePass = (interval: string) =>
  sql`update analysis.removal set due_at = due_at - ${interval}::interval, last_at = last_at - ${interval}::interval`.execute(
    stack.db,
  );
async function startedAttempt() {
  const job = { analysisId: await stack.uploadSwing(Buffer.from('x')), attempt: 1 };
  const work = await startAttempt(stack.db, job, 'worker');
  if (work?.kind !== 'analysis') throw new Error('The attempt was not started.');
  return { job, swing: work.swing };
}

test('files of a running attempt are not removed, however long it takes', async () => {
  await startedAttempt();
  await letTimePass('1 day');
  expect(await claimRemoval(stack.db)).toBeUndefined();
});

test('files of an ended attempt are removed immediately, and late files once no writer can be alive', async () => {
  const { job } = await startedAttempt();
  await retryOrFail(stack.db, job, 'fault');
  expect(await claimRemoval(stack.db)).toBeUndefined();
  await makeRemovalDue(stack.db, job);
  const prefix = attemptPrefix(job.analysisId, 1);
  expect(await claimRemoval(stack.db)).toBe(prefix);
  await recordRemoved(stack.db, prefix);
  expect(await claimRemoval(stack.db)).toBeUndefined();

  await letTimePass('20 minutes');
  expect(await claimRemoval(stack.db)).toBe(prefix);
  await recordRemoved(stack.db, prefix);
  await letTimePass('1 day');
  expect(await claimRemoval(stack.db)).toBeUndefined();
});

test('files of the successful attempt stay, also when its worker takes the success for a failure', async () => {
  const { job, swing } = await startedAttempt();
  // The answer to the commit was lost: the worker then ends the attempt as failed.
  await completeAttempt(stack.db, { job, swing, result: sampleResult });
  await retryOrFail(stack.db, job, 'connection lost');
  expect(await stack.job(job.analysisId)).toMatchObject({ status: 'succeeded' });
  await makeRemovalDue(stack.db, job);
  await letTimePass('1 day');
  expect(await claimRemoval(stack.db)).toBeUndefined();
});

test('nothing stays of a swing that was deleted before its job existed', async () => {
  const { job, swing } = await startedAttempt();
  await sql`update gateway.swing set deleted_at = now() where id = ${job.analysisId}`.execute(stack.db);
  const completed = completeAttempt(stack.db, { job, swing, result: sampleResult });
  await expect(completed).rejects.toThrow('the swing was deleted');
  // The lease expires, and the next attempt finds nothing to do.
  expect(await requeue(stack.db, job)).toBe(true);
  expect(await startAttempt(stack.db, { ...job, attempt: 2 }, 'worker')).toBeUndefined();
  expect(await stack.job(job.analysisId)).toBeUndefined();
  await makeRemovalDue(stack.db, job);
  expect(await claimRemoval(stack.db)).toBe(attemptPrefix(job.analysisId, 1));
});

test('a worker that finishes after the deletion was handled leaves no row, and its late files are removed', async () => {
  const { endpoint, region, accessKey, secretKey } = testStores().s3;
  const access = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  const objectStore = openObjectStore({ ...access, S3_BUCKET: stack.bucket.name });
  const removeDue = () => removeObjects({ db: stack.db, objectStore }, new AbortController().signal);
  const { job, swing } = await startedAttempt();
  const { analysisId } = job;
  const { user_id: userId } = swing;
  const event = { type: 'swing.deleted', payload: { analysisId, userId } } as Parameters<typeof handleSwingDeleted>[1];
  await stack.deleteSwing(analysisId);
  await stack.db.transaction().execute((tx) => handleSwingDeleted(tx, event));
  await removeDue();
  // The upload is the gateway's to remove.
  expect(await stack.objectsOf(analysisId)).toEqual([swing.face_on_key]);

  // The worker has not noticed yet: it stores its files, and only then finds that it no longer owns the attempt.
  await stack.bucket.client.putObject(stack.bucket.name, viewKeys(job, 'face-on').poster, 'a picture');
  const completed = completeAttempt(stack.db, { job, swing, result: sampleResult });
  await expect(completed).rejects.toThrow('another attempt owns the work');
  expect(await stack.countEvents('swing.analyzed', analysisId)).toBe(0);
  const outputs = await stack.db.selectFrom('analysis.output').select('analysis_id').execute();
  expect(outputs).not.toContainEqual({ analysis_id: analysisId });
  await makeRemovalDue(stack.db, job);
  await removeDue();
  expect(await stack.objectsOf(analysisId)).toEqual([swing.face_on_key]);

  // The last part of an upload may arrive even later.
  await stack.bucket.client.putObject(stack.bucket.name, viewKeys(job, 'face-on').video, 'a video');
  await letTimePass('20 minutes');
  await removeDue();
  expect(await stack.objectsOf(analysisId)).toEqual([swing.face_on_key]);
  expect(await stack.db.selectFrom('analysis.removal').select('prefix').execute()).toEqual([]);
});

test('a removal is claimed by one worker, and is due again when it did not finish', async () => {
  const analysisId = randomUUID() as AnalysisId;
  await stack.db.transaction().execute((tx) => removeAnalysisObjects(tx, analysisId));
  const claimed = await Promise.all([1, 2, 3].map(() => claimRemoval(stack.db)));
  expect(claimed.filter((prefix) => prefix !== undefined)).toEqual([outputsPrefix(analysisId)]);
  await letTimePass('61 seconds');
  expect(await claimRemoval(stack.db)).toBe(outputsPrefix(analysisId));
  await recordRemoved(stack.db, outputsPrefix(analysisId));
  await letTimePass('61 seconds');
  expect(await claimRemoval(stack.db)).toBeUndefined();
});
