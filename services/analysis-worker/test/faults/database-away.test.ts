import { TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
let link: TcpFaultProxy;
beforeAll(async () => {
  stack = await openWorkerStack();
  link = await TcpFaultProxy.start(stack.workerDatabaseUrl);
});
afterAll(async () => {
  await stack.close();
  await link.stop();
});

test('a database that falls silent in mid-analysis costs the lease; the same worker finishes when it is back', async () => {
  const worker = stack.startWorker({ DATABASE_URL: link.url(stack.workerDatabaseUrl) });
  const analysisId = await stack.uploadSwing();
  await stack.untilJob(analysisId, (job) => job?.stage === 'pose');
  link.halfOpen();
  await worker.untilOutput(/attempt abandoned|attempt failed|job ended with an error/, 60_000);
  link.restore();
  await stack.untilJob(analysisId, (job) => job?.status === 'succeeded');
  expect(await stack.job(analysisId)).toMatchObject({ attempt: 2, failures: 1 });
  expect(await stack.countEvents('swing.analyzed', analysisId)).toBe(1);
});
