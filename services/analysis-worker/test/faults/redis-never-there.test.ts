import { TcpFaultProxy, testStores } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
let link: TcpFaultProxy;
beforeAll(async () => {
  stack = await openWorkerStack();
  link = await TcpFaultProxy.start(testStores().redisUrl);
  link.cut();
});
afterAll(async () => {
  await stack.close();
  await link.stop();
});

test('a worker that never reached Redis still reclaims lost attempts, and stops on SIGTERM', async () => {
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
