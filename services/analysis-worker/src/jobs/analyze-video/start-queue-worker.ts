import { inSpan, withRequest } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { type AnalysisQueue, openAnalysisQueue } from './analyze-video.worker.ts';
import { runAttempt } from './attempts/run-attempt.ts';

export interface QueueWorker extends AnalysisQueue {
  /** Takes no more work and hands running attempts back: due immediately, for another worker. */
  handBack(): Promise<void>;
}

/** Takes analyses from the queue and runs their attempts. */
export function startQueueWorker(deps: Deps): QueueWorker {
  const { env, logger } = deps;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const queue = openAnalysisQueue({
    redisUrl: env.REDIS_URL,
    logger,
    concurrency: env.ANALYSIS_CONCURRENCY,
    async run(job) {
      // Work that arrives while stopping stays due: another worker's sweep finds it within seconds.
      if (stopping.signal.aborted) return;
      const { analysisId } = job;
      const attempt = withRequest(job, () =>
        inSpan('analyze video', () => runAttempt(deps, job, stopping.signal), {
          kind: 'consumer',
          attributes: { 'analysis.id': analysisId, attempt: job.attempt },
        }),
      ).finally(() => running.delete(attempt));
      running.add(attempt);
      await attempt;
    },
  });
  return {
    ...queue,
    async handBack() {
      stopping.abort(new Error('the service is stopping'));
      await Promise.allSettled(running);
    },
  };
}
