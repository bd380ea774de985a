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
  const [first, second] = [await stack.uploadSwing(), await stack.uploadSwing()];
  await stack.untilJob(first, (job) => job?.stage === 'pose');
  await stack.redis.flush();
  for (const analysisId of [first, second]) {
    await stack.untilJob(analysisId, (job) => job?.status === 'succeeded');
    expect(await stack.countEvents('swing.analyzed', analysisId)).toBe(1);
  }
});
