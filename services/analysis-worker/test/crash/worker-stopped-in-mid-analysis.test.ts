import type { ChaosProcess } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, slowPoses, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
let slow: ChaosProcess;
beforeAll(async () => {
  stack = await openWorkerStack();
  slow = stack.startWorker(slowPoses);
});
afterAll(() => stack.close());

test('a swing that is deleted in mid-analysis leaves nothing behind', async () => {
  const analysisId = await stack.uploadSwing();
  await stack.untilJob(analysisId, (job) => job?.stage === 'pose');
  await stack.storeOutputOfFirstAttempt(analysisId);
  await stack.deleteSwing(analysisId);
  await stack.untilJob(analysisId, (job) => job === undefined);
  await stack.untilOutputsAreRemoved(analysisId);
  await expect.poll(() => stack.outputsOf(analysisId)).toEqual([]);
  expect(await stack.countEvents('swing.analyzed', analysisId)).toBe(0);
});

test('a worker that gets SIGTERM hands its work back immediately, which counts as no failed attempt', async () => {
  const analysisId = await stack.uploadSwing();
  await stack.untilJob(analysisId, (job) => job?.stage === 'pose');
  expect(await slow.end('SIGTERM')).toBe(0);
  expect(await stack.job(analysisId)).toMatchObject({ status: 'queued', attempt: 2, failures: 0 });

  stack.startWorker();
  await stack.untilJob(analysisId, (job) => job?.status === 'succeeded');
  expect(await stack.job(analysisId)).toMatchObject({ attempt: 2, failures: 0 });
});
