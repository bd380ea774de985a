import { swingEventNames } from '@trueswing/contracts';
import { type ChaosProcess, TcpFaultProxy, testStores } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
let link: TcpFaultProxy;
let worker: ChaosProcess;
beforeAll(async () => {
  stack = await openWorkerStack();
  const { endpoint } = testStores().s3;
  link = await TcpFaultProxy.start(endpoint);
  worker = stack.startWorker({ S3_ENDPOINT: link.url(endpoint) });
});
afterAll(async () => {
  await stack.close();
  await link.stop();
});

test.each(['cut', 'halfOpen'] as const)(
  'an object store that is away (%s) costs an attempt, not the analysis',
  async (fault) => {
    link[fault]();
    const analysisId = await stack.uploadSwing();
    await stack.untilJob(analysisId, (job) => job?.failures === 1, 60_000);
    expect(await stack.job(analysisId)).toMatchObject({ status: 'queued', attempt: 2, error_code: null });
    link.restore();
    await stack.untilJob(analysisId, (job) => job?.status === 'succeeded');
  },
);

test('objects of a deleted swing are removed when the store is back', async () => {
  const analysisId = await stack.uploadSwing();
  await stack.untilJob(analysisId, (job) => job?.status === 'succeeded');
  link.cut();
  await stack.deleteSwing(analysisId);
  await stack.untilJob(analysisId, (job) => job === undefined);
  await worker.untilOutput(/"task":"remove-objects"/);
  expect(await stack.outputsOf(analysisId)).toHaveLength(3 + swingEventNames.length);
  link.restore();
  // The removal would be retried in a minute; the test does not wait for that.
  await stack.db.updateTable('analysis.removal').set({ due_at: new Date() }).execute();
  await expect.poll(() => stack.outputsOf(analysisId), { timeout: 20_000 }).toEqual([]);
});
