import { type AnalysisId, swingEventNames } from '@trueswing/contracts';
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

/** The next attempt would wait for seconds; the test does not. */
const makeAttemptDue = () => stack.db.updateTable('analysis.job').set({ due_at: new Date() }).execute();
let analyzed: AnalysisId;

test.each(['cut', 'halfOpen'] as const)(
  'an object store that is away (%s) costs an attempt, not the analysis',
  async (fault) => {
    link[fault]();
    analyzed = await stack.uploadSwing();
    await stack.untilJob(analyzed, (job) => job?.failures === 1, 60_000);
    expect(await stack.job(analyzed)).toMatchObject({ status: 'queued', attempt: 2, error_code: null });
    link.restore();
    await makeAttemptDue();
    await stack.untilJob(analyzed, (job) => job?.status === 'succeeded');
  },
);

test('objects of a deleted swing are removed when the store is back', async () => {
  link.cut();
  const written = worker.output.length;
  await stack.deleteSwing(analyzed);
  await stack.untilJob(analyzed, (job) => job === undefined);
  await expect.poll(() => worker.output.slice(written)).toContain('"task":"remove-objects"');
  expect(await stack.outputsOf(analyzed)).toHaveLength(3 + swingEventNames.length);
  link.restore();
  // The removal would be retried in a minute; the test does not wait for that.
  await stack.db.updateTable('analysis.removal').set({ due_at: new Date() }).execute();
  await expect.poll(() => stack.outputsOf(analyzed), { timeout: 20_000 }).toEqual([]);
});
