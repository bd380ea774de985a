import { swingEventNames } from '@trueswing/contracts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, slowPoses, type WorkerStack } from '../open-worker-stack.ts';

let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
});
afterAll(() => stack.close());

test('a worker that was frozen past its lease gives up its attempt and changes nothing', async () => {
  const analysisId = await stack.uploadSwing();
  const late = stack.startWorker(slowPoses);
  await stack.untilJob(analysisId, (job) => job?.stage === 'pose');
  process.kill(late.pid, 'SIGSTOP');
  await stack.expireLease(analysisId);

  const quick = stack.startWorker();
  await stack.untilJob(analysisId, (job) => job?.attempt === 2 && job.status !== 'queued');
  process.kill(late.pid, 'SIGCONT');
  await late.untilOutput(/attempt abandoned/);
  await stack.untilJob(analysisId, (job) => job?.status === 'succeeded');

  expect(await stack.job(analysisId)).toMatchObject({ attempt: 2, failures: 1 });
  expect(await stack.countEvents('swing.analyzed', analysisId)).toBe(1);
  const outputs = await stack.outputsOf(analysisId);
  expect(outputs).toHaveLength(3 + swingEventNames.length);
  expect(outputs.every((key) => key.startsWith(`analyses/${analysisId}/2/`))).toBe(true);
  expect(late.isRunning && quick.isRunning).toBe(true);
  await Promise.all([late.end(), quick.end()]);
});

test('a worker that was frozen while its swing was deleted writes nothing, and no data reappears', async () => {
  const analysisId = await stack.uploadSwing();
  const late = stack.startWorker(slowPoses);
  await stack.untilJob(analysisId, (job) => job?.stage === 'pose');
  process.kill(late.pid, 'SIGSTOP');

  stack.startWorker();
  await stack.storeOutputOfFirstAttempt(analysisId);
  await stack.deleteSwing(analysisId);
  await stack.untilJob(analysisId, (job) => job === undefined);
  await stack.untilOutputsAreRemoved(analysisId);
  await expect.poll(() => stack.outputsOf(analysisId)).toEqual([]);
  process.kill(late.pid, 'SIGCONT');
  await late.untilOutput(/attempt abandoned/);

  expect(await stack.job(analysisId)).toBeUndefined();
  expect(await stack.outputsOf(analysisId)).toEqual([]);
  const outputs = await stack.db.selectFrom('analysis.output').select('analysis_id').execute();
  expect(outputs).not.toContainEqual({ analysis_id: analysisId });
  expect(await stack.countEvents('swing.analyzed', analysisId)).toBe(0);
  expect(await stack.countEvents('swing.analysis-failed', analysisId)).toBe(0);
});
