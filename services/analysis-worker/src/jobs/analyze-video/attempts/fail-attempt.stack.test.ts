import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../../../../test/open-worker-stack.ts';
import { MediaProcessError } from '../../../media/ffmpeg.ts';
import { maxFailures } from '../../retries.ts';
import { createJob } from '../jobs.repository.ts';
import { claimAttempt } from '../lease/lease.repository.ts';
import { StageTimeout } from '../lease/track-stages.ts';
import { retryOrFail } from './fail-attempt.ts';

let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
});
afterAll(() => stack.close());

const endedBy = (signal: 'SIGKILL' | null, killedFor: 'time' | null) =>
  new MediaProcessError('ffmpeg', 'Cannot allocate memory', { status: signal ? null : 1, signal, killedFor });

test.each([
  ['a stage that took too long', new StageTimeout('stage pose took too long'), 'analysis-timeout'],
  ['ffmpeg, ended for its time', endedBy('SIGKILL', 'time'), 'analysis-timeout'],
  ['ffmpeg, killed by the kernel', endedBy('SIGKILL', null), 'analysis-failed'],
  ['ffmpeg, ended by itself', endedBy(null, null), 'analysis-failed'],
  ['an error of a store', new Error('ECONNRESET'), 'analysis-failed'],
])('%s: tried again twice, then the golfer reads why', async (_name, error, code) => {
  const analysisId = await stack.uploadSwing(Buffer.from('x'));
  await createJob(stack.db, analysisId);
  for (let attempt = 1; attempt <= maxFailures; attempt++) {
    expect(await stack.job(analysisId)).toMatchObject({ status: 'queued', attempt, error_code: null });
    await claimAttempt(stack.db, { analysisId, attempt }, 'worker');
    await retryOrFail(stack.db, { analysisId, attempt }, error);
  }
  expect(await stack.job(analysisId)).toMatchObject({ status: 'failed', error_code: code });
  expect(await stack.countEvents('swing.analysis-failed', analysisId)).toBe(1);
});
