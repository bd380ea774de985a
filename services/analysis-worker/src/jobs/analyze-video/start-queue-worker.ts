import type { AnalyzeVideoJob } from '@trueswing/contracts';
import { inSpan, withRequest } from '@trueswing/service-kit';
import type { Deps } from '../../deps.ts';
import { type AnalysisQueue, openAnalysisQueue } from './analyze-video.worker.ts';
import { chooseTurn } from './attempts/choose-turn.ts';
import { runAttempt } from './attempts/run-attempt.ts';

export interface QueueWorker extends AnalysisQueue {
  /** Takes no more work and hands running attempts back: due immediately, for another worker. */
  handBack(): Promise<void>;
}

/** Another worker may start the same attempt first. After these tries the sweeper finds what is due. */
const maxTries = 10;

/** Takes analyses from the queue and runs their attempts. */
export function startQueueWorker(deps: Deps): QueueWorker {
  const { env, logger } = deps;
  const stopping = new AbortController();
  const running = new Set<Promise<boolean>>();
  async function attempt(job: AnalyzeVideoJob): Promise<boolean> {
    const ended = withRequest(job, () =>
      inSpan('analyze video', () => runAttempt(deps, job, stopping.signal), {
        kind: 'consumer',
        attributes: { 'analysis.id': job.analysisId, attempt: job.attempt },
      }),
    ).finally(() => running.delete(ended));
    running.add(ended);
    return await ended;
  }
  const queue = openAnalysisQueue({
    redisUrl: env.REDIS_URL,
    logger,
    concurrency: env.ANALYSIS_CONCURRENCY,
    async run(woken) {
      for (let tries = 0; tries < maxTries; tries++) {
        // Work that arrives while stopping stays due: another worker's sweep finds it within seconds.
        if (stopping.signal.aborted) return;
        // The row may be created here, with the request of the upload that is in the job.
        const job = await withRequest(woken, () => chooseTurn(deps.db, woken));
        if (!job) return;
        try {
          if (await attempt(job)) return;
        } catch (error) {
          if (isSameAttempt(job, woken)) throw error;
          // What cannot even be recorded as failed stays due, and would be chosen again for everyone.
          logger.error({ err: error, ...job }, 'the attempt in turn ended with an error');
          if (stopping.signal.aborted || (await attempt(woken))) return;
        }
      }
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

const isSameAttempt = (one: AnalyzeVideoJob, other: AnalyzeVideoJob): boolean =>
  one.analysisId === other.analysisId && one.attempt === other.attempt;
