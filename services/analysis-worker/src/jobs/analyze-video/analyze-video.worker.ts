import {
  type AnalyzeVideoJob,
  analyzeVideoJobId,
  analyzeVideoJobSchema,
  analyzeVideoQueue,
} from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import { Queue, Worker } from 'bullmq';

interface QueueOptions {
  redisUrl: string;
  logger: Logger;
  concurrency: number;
  run(job: AnalyzeVideoJob): Promise<void>;
}

export interface AnalysisQueue {
  /** Makes sure that a live job for the attempt is in the queue. Rejects soon when Redis is away. */
  ensureQueued(job: AnalyzeVideoJob): Promise<void>;
  /** Rejects soon when Redis is away. */
  ping(): Promise<void>;
  /** Lets go of Redis; what still runs is forgotten by the queue, not by the database. */
  close(): Promise<void>;
}

const retention = { removeOnComplete: { age: 3_600 }, removeOnFail: { age: 24 * 3_600 } };
const answerMs = 2_000;

/** The worker's side of the queue, and the producer that the sweeper uses, each on a connection of its own. */
export function openAnalysisQueue(options: QueueOptions): AnalysisQueue {
  const { redisUrl: url, logger } = options;
  // The producer fails fast: the sweeper comes back in five seconds anyway.
  const queue = new Queue(analyzeVideoQueue, {
    connection: {
      url,
      enableOfflineQueue: false,
      maxRetriesPerRequest: 1,
      connectTimeout: answerMs,
      commandTimeout: answerMs,
    },
    // Only the sweeper tries again: BullMQ's attempts do not count crashes.
    defaultJobOptions: { attempts: 1, ...retention },
  });
  const worker = new Worker(analyzeVideoQueue, ({ data }) => options.run(analyzeVideoJobSchema.parse(data)), {
    connection: { url, maxRetriesPerRequest: null },
    concurrency: options.concurrency,
    ...retention,
  });
  const onError = (error: Error) => logger.warn({ reason: error.message }, 'analysis queue is away');
  queue.on('error', onError);
  worker.on('error', onError);
  worker.on('failed', (_job, error) => logger.error({ err: error }, 'job ended with an error'));
  // While Redis has never been reached BullMQ waits for it without an end.
  const untilReachable = () => within(answerMs, queue.waitUntilReady());

  return {
    async ensureQueued(job) {
      await untilReachable();
      const jobId = analyzeVideoJobId(job);
      const existing = await queue.getJob(jobId);
      const state = await existing?.getState();
      // A job that has ended while its attempt is still due would swallow the new one of the same id.
      if (existing && (state === 'failed' || state === 'completed')) await existing.remove();
      else if (existing) return;
      await queue.add(analyzeVideoQueue, job, { jobId });
    },
    async ping() {
      await untilReachable();
      await queue.getWaitingCount();
    },
    async close() {
      await within(answerMs, Promise.allSettled([worker.close(true), queue.close()])).catch(() =>
        logger.warn('analysis queue did not close in time'),
      );
    },
  };
}

async function within(timeoutMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('Redis does not answer')), timeoutMs);
  });
  try {
    await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
