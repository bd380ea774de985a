import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
});
afterAll(() => stack.close());

test('a worker that slept past its lease gives its attempt up and changes nothing', async () => {
  const analysisId = await stack.uploadSwing();
  const late = stack.startWorker();
  await stack.untilJob(analysisId, (job) => job?.stage === 'pose');
  process.kill(late.pid, 'SIGSTOP');

  const quick = stack.startWorker();
  await stack.untilJob(analysisId, (job) => job?.attempt === 2 && job.stage === 'pose');
  process.kill(late.pid, 'SIGCONT');
  await late.untilOutput(/attempt given up/);
  await stack.untilJob(analysisId, (job) => job?.status === 'succeeded');

  expect(await stack.job(analysisId)).toMatchObject({ attempt: 2, failures: 1 });
  expect(await stack.countEvents('swing.analyzed', analysisId)).toBe(1);
  const outputs = (await stack.objectsOf(analysisId)).filter((key) => key.startsWith('analyses/'));
  expect(outputs).toHaveLength(3);
  expect(outputs.every((key) => key.startsWith(`analyses/${analysisId}/2/`))).toBe(true);
  expect(late.isRunning && quick.isRunning).toBe(true);
});
