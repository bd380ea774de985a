import { type AnalyzeVideoJob, analyzeVideoJobId, analyzeVideoQueue } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import { Queue } from 'bullmq';

export interface AnalysisQueue {
  /**
   * Tells the workers that there is work. Only a hint: the event in the outbox brings the work to them anyway, so a
   * failure is logged and nothing else.
   */
  hint(job: AnalyzeVideoJob): Promise<void>;
  close(): Promise<void>;
}

const hintTimeoutMs = 1_000;

/** The producer's side of the queue, on a connection that fails fast when Redis is away. */
export function openAnalysisQueue({ redisUrl, logger }: { redisUrl: string; logger: Logger }): AnalysisQueue {
  const queue = new Queue(analyzeVideoQueue, {
    connection: {
      url: redisUrl,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 2_000,
      commandTimeout: hintTimeoutMs,
    },
    // The worker's sweeper is the only one that tries again.
    defaultJobOptions: { attempts: 1, removeOnComplete: { age: 3_600 }, removeOnFail: { age: 24 * 3_600 } },
  });
  queue.on('error', (error) => logger.warn({ reason: error.message }, 'analysis queue is away'));

  return {
    async hint(job) {
      const added = queue.add(analyzeVideoQueue, job, { jobId: analyzeVideoJobId(job) });
      try {
        await within(hintTimeoutMs, added);
      } catch (error) {
        logger.warn({ analysisId: job.analysisId, reason: String(error) }, 'analysis queue did not take the hint');
      }
    },
    async close() {
      // To disconnect, BullMQ waits for a connection as well.
      await within(hintTimeoutMs, queue.close()).catch(() =>
        within(hintTimeoutMs, queue.disconnect()).catch(() => undefined),
      );
    },
  };
}

/** While Redis has never been reached, BullMQ waits for it without an end. */
async function within(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('timed out')), timeoutMs);
  });
  try {
    await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
