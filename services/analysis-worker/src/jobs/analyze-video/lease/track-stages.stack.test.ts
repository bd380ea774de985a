import { setTimeout as delay } from 'node:timers/promises';
import { maxVideoBytes } from '@trueswing/contracts';
import { createLogger, runLeased } from '@trueswing/service-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkerStack, type WorkerStack } from '../../../../test/open-worker-stack.ts';
import { createJob } from '../jobs.repository.ts';
import { claimAttempt, renewLease } from './lease.repository.ts';
import { stageTimeoutMs } from './stage-limits.ts';
import { type Advance, StageTimeout, trackStages } from './track-stages.ts';

let stack: WorkerStack;
beforeAll(async () => {
  stack = await openWorkerStack();
});
afterAll(() => stack.close());

const logger = createLogger({ service: 'test', level: 'silent' });
const stopping = new AbortController().signal;
const timeoutMs = { ...stageTimeoutMs, download: 1_000, probe: 300 };

/** Runs an attempt whose work is given, with short limits. */
async function attempt(work: (advance: Advance, signal: AbortSignal) => Promise<unknown>) {
  const job = { analysisId: await stack.uploadSwing(Buffer.from('x')), attempt: 1 };
  await createJob(stack.db, job.analysisId);
  await claimAttempt(stack.db, job, 'worker');
  const failures: unknown[] = [];
  await runLeased(
    {
      renew: () => renewLease(stack.db, job),
      run: (lease) =>
        trackStages(
          { db: stack.db, job, lease },
          async (advance) => {
            await work(advance, lease.signal);
            return async () => 'done';
          },
          timeoutMs,
        ),
      handBack: async () => undefined,
      fail: async (error) => failures.push(error),
    },
    { stopping, logger },
  );
  return failures;
}

test('a download may take longer than the probe after it', async () => {
  const failures = await attempt(async (advance, signal) => {
    await delay(timeoutMs.probe + 200, undefined, { signal });
    advance('probe', 0);
  });
  expect(failures).toEqual([]);
});

test.each<[string, (advance: Advance) => void]>([
  ['download', () => undefined],
  ['probe', (advance) => advance('probe', 0)],
])('%s: work that stays in it is aborted after its limit', async (stage, enter) => {
  const failures = await attempt(async (advance, signal) => {
    enter(advance);
    await delay(20_000, undefined, { signal });
  });
  expect(failures).toEqual([new StageTimeout(`stage ${stage} took too long`)]);
});

test('two uploads of the largest size arrive in time at 20 Mbit/s, and at half of it', () => {
  const bitsPerS = 10e6;
  expect(stageTimeoutMs.download).toBeGreaterThan(((2 * maxVideoBytes * 8) / bitsPerS) * 1_000);
});
