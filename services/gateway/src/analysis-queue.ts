import { type AnalyzeVideoJob, analyzeVideoJobId, analyzeVideoQueue } from '@trueswing/contracts';
import { currentRequest, type Logger, withTimeout } from '@trueswing/service-kit';
import { Queue } from 'bullmq';

export interface AnalysisQueue {
  /**
   * Wakes a worker up for a new analysis. The event in the outbox brings the work to the workers anyway, so a failure is
   * only logged.
   */
  wakeUp(job: AnalyzeVideoJob): Promise<void>;
  close(): Promise<void>;
}

/** While Redis has never been reached, BullMQ waits for it without an end. */
const answerTimeout = { timeoutMs: 1_000, error: 'redis did not answer in time' };

/** The producer's side of the queue, on a connection that fails fast when Redis is away. */
export function openAnalysisQueue({ redisUrl, logger }: { redisUrl: string; logger: Logger }): AnalysisQueue {
  const queue = new Queue(analyzeVideoQueue, {
    connection: {
      url: redisUrl,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: 2_000,
      commandTimeout: answerTimeout.timeoutMs,
    },
    // Only the worker's sweep retries, so that retries are counted in one place.
    defaultJobOptions: { attempts: 1, removeOnComplete: { age: 3_600 }, removeOnFail: { age: 24 * 3_600 } },
  });
  queue.on('error', (error) => logger.warn({ reason: error.message }, 'analysis queue is unavailable'));

  return {
    async wakeUp(job) {
      const data: AnalyzeVideoJob = { ...job, ...currentRequest() };
      const added = queue.add(analyzeVideoQueue, data, { jobId: analyzeVideoJobId(job) });
      try {
        await withTimeout(added, answerTimeout);
      } catch (error) {
        logger.warn({ analysisId: job.analysisId, reason: String(error) }, 'analysis queue did not take the wake-up');
      }
    },
    async close() {
      // BullMQ waits for a connection in order to disconnect, too.
      await withTimeout(queue.close(), answerTimeout).catch(() =>
        withTimeout(queue.disconnect(), answerTimeout).catch(() => undefined),
      );
    },
  };
}
