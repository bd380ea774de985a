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

test('a worker that never reached Redis still takes lost attempts back, and stops when told', async () => {
  const analysisId = await stack.uploadSwing(Buffer.from('x'));
  const worker = stack.startWorker({ REDIS_URL: link.url(stack.redis.url) });
  await stack.untilJob(analysisId, (job) => job?.status === 'queued');
  // A sweep has tried to reach the queue by now; the next ones must still see what another worker lost.
  await worker.untilOutput(/sweep failed/);
  await stack.loseLease(analysisId);
  await stack.untilJob(analysisId, (job) => job?.attempt === 2, 20_000);

  const toldAt = performance.now();
  expect(await worker.end('SIGTERM')).toBe(0);
  expect(performance.now() - toldAt).toBeLessThan(10_000);
});
