import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { swingEventNames } from '@trueswing/contracts';
import { TcpFaultProxy, testStores } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JobFacts, openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
let slowStore: TcpFaultProxy;
beforeAll(async () => {
  stack = await openWorkerStack();
  slowStore = await TcpFaultProxy.start(testStores().s3.endpoint);
});
afterAll(async () => {
  await stack.close();
  await slowStore.stop();
});

const isInPose = (job: JobFacts | undefined) => job?.stage === 'pose';
const foldersOf = (pid: number) =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('trueswing-analysis-') && name.includes(`-${pid}-`));
const hasSucceeded = (job: JobFacts | undefined) => job?.status === 'succeeded';
const outputsOfAttempt = (analysisId: string, attempt: number) =>
  ['-landmarks.json', '-poster.jpg', '.mp4', ...swingEventNames.map((event) => `-${event}.jpg`)]
    .map((suffix) => `analyses/${analysisId}/${attempt}/face-on${suffix}`)
    .sort();

test('after a kill -9 another attempt finishes; result, event and objects exist once', async () => {
  const analysisId = await stack.uploadSwing();
  const first = stack.startWorker();
  await stack.untilJob(analysisId, isInPose);
  expect(foldersOf(first.pid)).toHaveLength(1);
  await first.end('SIGKILL');

  const second = stack.startWorker();
  await expect.poll(() => foldersOf(first.pid), { timeout: 30_000 }).toEqual([]);
  await stack.untilJob(analysisId, hasSucceeded);
  expect(await stack.job(analysisId)).toMatchObject({ attempt: 2, failures: 1, progress: 1 });
  const outputs = await stack.db.selectFrom('analysis.output').select(['analysis_id', 'attempt']).execute();
  expect(outputs).toEqual([{ analysis_id: analysisId, attempt: 2 }]);
  expect(await stack.countEvents('swing.analyzed', analysisId)).toBe(1);
  expect(await stack.outputsOf(analysisId)).toEqual(outputsOfAttempt(analysisId, 2));
  await second.end('SIGKILL');
});

test('what an attempt had stored when it was killed is removed', async () => {
  const analysisId = await stack.uploadSwing();
  const first = stack.startWorker({ S3_ENDPOINT: slowStore.url(testStores().s3.endpoint) });
  await stack.untilJob(analysisId, isInPose);
  slowStore.slow(300);
  await expect.poll(() => stack.outputsOf(analysisId), { timeout: 60_000, interval: 50 }).not.toEqual([]);
  await first.end('SIGKILL');
  expect(await stack.job(analysisId)).toMatchObject({ status: 'running', attempt: 1 });

  await stack.loseLease(analysisId);
  stack.startWorker();
  await stack.untilJob(analysisId, hasSucceeded);
  await expect.poll(() => stack.outputsOf(analysisId), { timeout: 20_000 }).toEqual(outputsOfAttempt(analysisId, 2));
});
