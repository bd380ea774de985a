import { randomUUID } from 'node:crypto';
import type { AnalysisId } from '@trueswing/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../../../test/open-worker-stack.ts';
import { completeAttempt } from './complete-attempt.ts';
import { requeue } from './jobs.repository.ts';
import { attemptPrefix, outputsPrefix, uploadsPrefix } from './object-keys.ts';
import { hastenRemoval, noteRemoved, orderRemoval, takeRemoval } from './removals.repository.ts';
import { takeAttempt } from './take-attempt.ts';

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
async function takenAttempt() {
  const job = { analysisId: await stack.uploadSwing(Buffer.from('x')), attempt: 1 };
  const swing = await takeAttempt(stack.db, job, 'worker');
  if (!swing) throw new Error('The attempt was not taken.');
  return { job, swing };
}

test('files of a running attempt are not removed, however long it takes', async () => {
  await takenAttempt();
  await letTimePass('1 day');
  expect(await takeRemoval(stack.db)).toBeUndefined();
});

test('files of an attempt that ended go at once, and what came late goes when no writer can be alive', async () => {
  const { job } = await takenAttempt();
  await requeue(stack.db, job, 'fault');
  expect(await takeRemoval(stack.db)).toBeUndefined();
  await hastenRemoval(stack.db, job);
  const prefix = attemptPrefix(job.analysisId, 1);
  expect(await takeRemoval(stack.db)).toBe(prefix);
  await noteRemoved(stack.db, prefix);
  expect(await takeRemoval(stack.db)).toBeUndefined();

  await letTimePass('20 minutes');
  expect(await takeRemoval(stack.db)).toBe(prefix);
  await noteRemoved(stack.db, prefix);
  await letTimePass('1 day');
  expect(await takeRemoval(stack.db)).toBeUndefined();
});

test('files of the attempt that succeeded stay, also when its worker takes the success for a failure', async () => {
  const { job, swing } = await takenAttempt();
  // The answer to the commit was lost on the way: the worker then ends the attempt as failed.
  await completeAttempt(stack.db, { job, swing, result: { downTheLine: null } as never });
  expect(await requeue(stack.db, job, 'connection lost')).toBe(false);
  await hastenRemoval(stack.db, job);
  await letTimePass('1 day');
  expect(await takeRemoval(stack.db)).toBeUndefined();
});

test('nothing is kept of a swing that was deleted before its job could be seen', async () => {
  const { job, swing } = await takenAttempt();
  await sql`update gateway.swing set deleted_at = now() where id = ${job.analysisId}`.execute(stack.db);
  const completed = completeAttempt(stack.db, { job, swing, result: { downTheLine: null } as never });
  await expect(completed).rejects.toThrow('the swing was deleted');
  // The lease runs out, and the next attempt finds nothing to do.
  expect(await requeue(stack.db, job, 'the worker was lost')).toBe(true);
  expect(await takeAttempt(stack.db, { ...job, attempt: 2 }, 'worker')).toBeUndefined();
  expect(await stack.job(job.analysisId)).toBeUndefined();
  await hastenRemoval(stack.db, job);
  expect(await takeRemoval(stack.db)).toBe(attemptPrefix(job.analysisId, 1));
});

test('a removal is taken by one worker, and comes again when it did not end', async () => {
  const analysisId = randomUUID() as AnalysisId;
  await stack.db.transaction().execute((tx) => orderRemoval(tx, analysisId));
  const taken = await Promise.all([1, 2, 3].map(() => takeRemoval(stack.db)));
  expect(taken.filter((prefix) => prefix !== undefined).sort()).toEqual([
    outputsPrefix(analysisId),
    uploadsPrefix(analysisId),
  ]);
  await noteRemoved(stack.db, outputsPrefix(analysisId));
  await letTimePass('61 seconds');
  expect(await takeRemoval(stack.db)).toBe(uploadsPrefix(analysisId));
});
