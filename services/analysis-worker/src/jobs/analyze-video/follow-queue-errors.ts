import type { Logger } from '@trueswing/service-kit';

interface PausableWorker {
  pause(doNotWaitActive: boolean): Promise<void>;
  resume(): void;
}

export interface QueuePauses {
  /** Pause after a refusal. */
  refusedMs: number;
  /** Time without an error after which Redis counts as available again. */
  calmMs: number;
}

/** A full disk lasts for minutes. The longest pause between two attempts to connect is 20 s. */
export const queuePauses: QueuePauses = { refusedMs: 5_000, calmMs: 30_000 };

/**
 * Handles the errors of a queue: logs each reason once until Redis is available again, and pauses the worker when Redis refuses a
 * command (MISCONF when its disk is full, READONLY as a replica, LOADING after its start). BullMQ asks again immediately after
 * a refusal, thousands of times a second; it waits only when the connection is lost. A worker of several slots that is paused
 * while one of them works takes no work for the others before that job has ended: BullMQ resumes its loop only then.
 */
export function followQueueErrors(worker: PausableWorker, logger: Logger, pauses: QueuePauses) {
  const reported = new Set<string>();
  let pause: NodeJS.Timeout | undefined;
  let calm: NodeJS.Timeout | undefined;
  let isStopped = false;
  return {
    onError(error: Error): void {
      if (isStopped) return;
      clearTimeout(calm);
      calm = setTimeout(() => {
        reported.clear();
        logger.info('analysis queue is available again');
      }, pauses.calmMs);
      if (!reported.has(error.message)) logger.warn({ reason: error.message }, 'analysis queue is unavailable');
      reported.add(error.message);
      if (error.name !== 'ReplyError' || pause) return;
      // It pauses immediately; what it returns is the end of running jobs, which it does not wait for.
      void worker.pause(true);
      pause = setTimeout(() => {
        pause = undefined;
        worker.resume();
      }, pauses.refusedMs);
    },
    stop(): void {
      isStopped = true;
      clearTimeout(pause);
      clearTimeout(calm);
    },
  };
}
