import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
  stack.startWorker();
});
afterAll(() => stack.close());

test('a file that is no video fails once, with its code and event, and leaves no output', async () => {
  const analysisId = await stack.uploadSwing(Buffer.from('this is not a video'.repeat(1_000)));
  await stack.untilJob(analysisId, (job) => job?.status === 'failed');
  expect(await stack.job(analysisId)).toMatchObject({ error_code: 'invalid-media', attempt: 1 });
  expect(await stack.countEvents('swing.analysis-failed', analysisId)).toBe(1);
  expect((await stack.objectsOf(analysisId)).filter((key) => key.startsWith('analyses/'))).toEqual([]);
});
