import { TcpFaultProxy, testStores } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
let link: TcpFaultProxy;
beforeAll(async () => {
  stack = await openWorkerStack();
  link = await TcpFaultProxy.start(testStores().redisUrl);
});
afterAll(async () => {
  await stack.close();
  await link.stop();
});

test('a worker that never reached Redis still reclaims lost attempts, and stops on SIGTERM', async () => {
  link.cut();
  const analysisId = await stack.uploadSwing(Buffer.from('x'));
  const worker = stack.startWorker({ REDIS_URL: link.url(stack.redis.url) });
  await stack.untilJob(analysisId, (job) => job?.status === 'queued');
  // A sweep has tried to reach the queue by now; the next ones must still find what another worker lost.
  await worker.untilOutput(/"task":"sweep-jobs"/);
  await stack.loseLease(analysisId);
  await stack.untilJob(analysisId, (job) => job?.attempt === 2, 20_000);

  const stoppedAt = performance.now();
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(performance.now() - stoppedAt).toBeLessThan(10_000);
});

test('an upload while Redis is away waits, and is analyzed when Redis is back', async () => {
  link.cut();
  stack.startWorker({ REDIS_URL: link.url(stack.redis.url) });
  const analysisId = await stack.uploadSwing();
  await stack.untilJob(analysisId, (job) => job?.status === 'queued');
  link.restore();
  await stack.untilJob(analysisId, (job) => job?.status === 'succeeded');
  expect(await stack.job(analysisId)).toMatchObject({ attempt: 1, failures: 0 });
});

test('a flushed Redis loses no analysis and duplicates none', async () => {
  const [first, second] = [await stack.uploadSwing(), await stack.uploadSwing(Buffer.from('no video'))];
  await stack.untilJob(first, (job) => job?.stage === 'pose');
  await stack.redis.flush();
  await stack.untilJob(first, (job) => job?.status === 'succeeded');
  expect(await stack.countEvents('swing.analyzed', first)).toBe(1);
  // It waited in the queue, and no video is needed to see that it gets its turn.
  await stack.untilJob(second, (job) => job?.status === 'failed');
  expect(await stack.job(second)).toMatchObject({ attempt: 1, error_code: 'invalid-media' });
  expect(await stack.countEvents('swing.analysis-failed', second)).toBe(1);
});
