import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { swingEventNames } from '@trueswing/contracts';
import { TcpFaultProxy, testStores } from '@trueswing/testkit';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

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
afterEach(() => stack.endWorkers());

const foldersOf = (pid: number) =>
  readdirSync(tmpdir()).filter((name) => name.startsWith('trueswing-analysis-') && name.includes(`-${pid}-`));
const outputsOfAttempt = (analysisId: string, attempt: number) =>
  ['-landmarks.json', '-poster.jpg', '.mp4', ...swingEventNames.map((event) => `-${event}.jpg`)]
    .map((suffix) => `analyses/${analysisId}/${attempt}/face-on${suffix}`)
    .sort();

test('after a kill -9 another attempt finishes; result, event and objects exist once, and what the first had stored is removed', async () => {
  const analysisId = await stack.uploadSwing();
  const first = stack.startWorker({ S3_ENDPOINT: slowStore.url(testStores().s3.endpoint) });
  await expect.poll(() => foldersOf(first.pid), { timeout: 60_000 }).toHaveLength(1);
  slowStore.slow(300);
  await expect.poll(() => stack.outputsOf(analysisId), { timeout: 60_000, interval: 50 }).not.toEqual([]);
  await first.end('SIGKILL');
  expect(await stack.job(analysisId)).toMatchObject({ status: 'running', attempt: 1 });

  stack.startWorker();
  await expect.poll(() => foldersOf(first.pid), { timeout: 30_000 }).toEqual([]);
  await stack.untilJob(analysisId, (job) => job?.status === 'succeeded');
  expect(await stack.job(analysisId)).toMatchObject({ attempt: 2, failures: 1, progress: 1 });
  const outputs = await stack.db.selectFrom('analysis.output').select(['analysis_id', 'attempt']).execute();
  expect(outputs).toEqual([{ analysis_id: analysisId, attempt: 2 }]);
  expect(await stack.countEvents('swing.analyzed', analysisId)).toBe(1);
  await expect.poll(() => stack.outputsOf(analysisId), { timeout: 20_000 }).toEqual(outputsOfAttempt(analysisId, 2));
});

test('a swing that kills its worker each time fails after the last attempt, with one event, and blocks no other swing', async () => {
  const poison = await stack.uploadSwing();
  for (const attempt of [1, 2, 3]) {
    const worker = stack.startWorker();
    await stack.untilJob(poison, (job) => job?.status === 'running' && job.attempt === attempt);
    await worker.end('SIGKILL');
    await stack.loseLease(poison);
  }

  stack.startWorker();
  await stack.untilJob(poison, (job) => job?.status === 'failed');
  expect(await stack.job(poison)).toMatchObject({ attempt: 3, failures: 3, error_code: 'analysis-failed' });
  expect(await stack.countEvents('swing.analysis-failed', poison)).toBe(1);

  const harmless = await stack.uploadSwing();
  await stack.untilJob(harmless, (job) => job?.status === 'succeeded');
});
