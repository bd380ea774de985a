import { randomUUID } from 'node:crypto';
import { type AnalyzeVideoJob, analysisIdSchema } from '@trueswing/contracts';
import { createLogger } from '@trueswing/service-kit';
import { createTestRedis } from '@trueswing/testkit';
import { expect, it } from 'vitest';
import { openAnalysisQueue } from './analyze-video.worker.ts';

it('an attempt that is due while its job runs another one gets one more job, which waits', async () => {
  const redis = await createTestRedis();
  const started: AnalyzeVideoJob[] = [];
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const queue = openAnalysisQueue({
    redisUrl: redis.url,
    logger: createLogger({ service: 'test', level: 'silent' }),
    concurrency: 2,
    async run(job) {
      started.push(job);
      if (started.length <= 2) await ended;
    },
  });
  const job = { analysisId: analysisIdSchema.parse(randomUUID()), attempt: 1 };
  for (let jobs = 1; jobs <= 2; jobs++) {
    await queue.ensureQueued(job);
    await expect.poll(() => started.length, { timeout: 10_000 }).toBe(jobs);
  }
  // Both slots are taken: what is added twice now is one job, which starts when one of them ends.
  await queue.ensureQueued(job);
  await queue.ensureQueued(job);
  end();
  await expect.poll(() => started.length, { timeout: 10_000 }).toBe(3);
  expect(started).toEqual([job, job, job]);
  await queue.close();
});
