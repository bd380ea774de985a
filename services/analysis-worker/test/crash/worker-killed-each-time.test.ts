import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
});
afterAll(() => stack.close());

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
