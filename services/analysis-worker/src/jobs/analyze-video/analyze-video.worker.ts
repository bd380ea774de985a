import {
  type AnalyzeVideoJob,
  analyzeVideoJobId,
  analyzeVideoJobSchema,
  analyzeVideoQueue,
} from '@trueswing/contracts';
import { type Logger, withTimeout } from '@trueswing/service-kit';
import { Queue, Worker } from 'bullmq';
import { followQueueErrors, type QueuePauses, queuePauses } from './follow-queue-errors.ts';

interface QueueOptions {
  redisUrl: string;
  logger: Logger;
  concurrency: number;
  pauses?: QueuePauses;
  run(job: AnalyzeVideoJob): Promise<void>;
}

export interface AnalysisQueue {
  /** Makes sure that a live job for the attempt is in the queue. Rejects soon when Redis is away. */
  ensureQueued(job: AnalyzeVideoJob): Promise<void>;
  /** Rejects soon when Redis is away. */
  ping(): Promise<void>;
  /** Closes the connections to Redis. The queue loses track of running jobs; the database does not. */
  close(): Promise<void>;
}

const retention = { removeOnComplete: { age: 3_600 }, removeOnFail: { age: 24 * 3_600 } };
const redisTimeoutMs = 2_000;

/** The worker of the queue, and the producer that the sweeper uses, each on a connection of its own. */
export function openAnalysisQueue(options: QueueOptions): AnalysisQueue {
  const { redisUrl: url, logger } = options;
  // The producer fails fast, since the sweeper runs again in five seconds.
  const queue = new Queue(analyzeVideoQueue, {
    connection: {
      url,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: redisTimeoutMs,
      commandTimeout: redisTimeoutMs,
    },
    // Only the sweeper retries: BullMQ's attempts do not count crashes.
    defaultJobOptions: { attempts: 1, ...retention },
  });
  const worker = new Worker(analyzeVideoQueue, ({ data }) => options.run(analyzeVideoJobSchema.parse(data)), {
    connection: { url, maxRetriesPerRequest: null },
    concurrency: options.concurrency,
    ...retention,
  });
  const errors = followQueueErrors(worker, logger, options.pauses ?? queuePauses);
  queue.on('error', errors.onError);
  worker.on('error', errors.onError);
  worker.on('failed', (_job, error) => logger.error({ err: error }, 'job ended with an error'));
  // Until Redis is reached for the first time BullMQ waits for it forever.
  const untilReachable = () => withRedisTimeout(queue.waitUntilReady());

  return {
    async ensureQueued(job) {
      await untilReachable();
      // A job that runs may run another golfer's attempt, so this attempt, which is due, needs one that still waits. If it is a
      // job too many, it finds nothing to do.
      for (let nth = 1; ; nth++) {
        const jobId = analyzeVideoJobId(job) + (nth > 1 ? `-${nth}` : '');
        const existing = await queue.getJob(jobId);
        const state = await existing?.getState();
        if (state === 'active') continue;
        // BullMQ ignores a new job with the id of one that has ended, so an ended job of a due attempt is removed first.
        if (existing && (state === 'failed' || state === 'completed')) await existing.remove();
        else if (existing) return;
        await queue.add(analyzeVideoQueue, job, { jobId });
        return;
      }
    },
    async ping() {
      await untilReachable();
      await queue.getWaitingCount();
    },
    async close() {
      errors.stop();
      await withRedisTimeout(Promise.allSettled([worker.close(true), queue.close()])).catch(() =>
        logger.warn('analysis queue did not close in time'),
      );
    },
  };
}

const withRedisTimeout = <T>(work: Promise<T>): Promise<T> =>
  withTimeout(work, { timeoutMs: redisTimeoutMs, error: 'Redis does not answer' });
