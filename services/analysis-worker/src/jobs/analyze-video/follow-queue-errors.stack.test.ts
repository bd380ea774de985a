import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type AnalyzeVideoJob, analysisIdSchema } from '@trueswing/contracts';
import { createLogger } from '@trueswing/service-kit';
import { createTestRedis } from '@trueswing/testkit';
import { expect, it } from 'vitest';
import { startRefusingRedis } from '../../../test/refusing-redis.ts';
import { openAnalysisQueue } from './analyze-video.worker.ts';

it.each([
  "MISCONF Redis is configured to save RDB snapshots, but it's currently unable to persist to disk.",
  "READONLY You can't write against a read only replica.",
  'LOADING Redis is loading the dataset in memory',
])('a worker without work pauses while Redis refuses it, logs that once, and works afterwards: %s', async (refusal) => {
  const redis = await createTestRedis();
  const proxy = await startRefusingRedis(redis.url);
  proxy.refuse(refusal);
  const warnings: unknown[] = [];
  const logger = createLogger({ service: 'test', level: 'silent' });
  Object.assign(logger, { warn: (_details: object, message: string) => void warnings.push(message) });
  const jobs: AnalyzeVideoJob[] = [];
  const queue = openAnalysisQueue({
    redisUrl: proxy.url,
    logger,
    concurrency: 2,
    pauses: { refusedMs: 500, calmMs: 5_000 },
    run: async (job) => void jobs.push(job),
  });
  await expect.poll(proxy.refused, { timeout: 10_000 }).toBeGreaterThan(0);
  await setTimeout(2_000);
  // Two commands for each of the four pauses: the stalled jobs and the next job.
  expect(proxy.refused()).toBeLessThan(20);
  expect(warnings).toEqual(['analysis queue is unavailable']);
  proxy.accept();
  const job = { analysisId: analysisIdSchema.parse(randomUUID()), attempt: 1 };
  await queue.ensureQueued(job);
  await expect.poll(() => jobs, { timeout: 10_000 }).toEqual([job]);
  await queue.close();
  await proxy.stop();
});
