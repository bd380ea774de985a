import { afterAll, beforeAll, expect, test } from 'vitest';
import { type JobFacts, openWorkerStack, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
});
afterAll(() => stack.close());

const isInPose = (job: JobFacts | undefined) => job?.stage === 'pose';
const hasSucceeded = (job: JobFacts | undefined) => job?.status === 'succeeded';

test('after a kill -9 another attempt finishes; result, event and objects are there once', async () => {
  const analysisId = await stack.uploadSwing();
  const first = stack.startWorker();
  await stack.untilJob(analysisId, isInPose);
  await first.end('SIGKILL');

  stack.startWorker();
  await stack.untilJob(analysisId, hasSucceeded);
  expect(await stack.job(analysisId)).toMatchObject({ attempt: 2, failures: 1, progress: 1 });
  const outputs = await stack.db.selectFrom('analysis.output').select(['analysis_id', 'attempt']).execute();
  expect(outputs).toEqual([{ analysis_id: analysisId, attempt: 2 }]);
  expect(await stack.countEvents('swing.analyzed', analysisId)).toBe(1);
  const keptSuffixes = ['face-on-landmarks.json', 'face-on-poster.jpg', 'face-on.mp4'];
  await expect
    .poll(async () => (await stack.objectsOf(analysisId)).filter((key) => key.startsWith('analyses/')))
    .toEqual(keptSuffixes.map((suffix) => `analyses/${analysisId}/2/${suffix}`));
});
