import type { Deps } from '../../deps.ts';
import { openAnalysisQueue } from './analyze-video.worker.ts';
import { HandedBack, runAttempt } from './run-attempt.ts';
import { startSweeper } from './sweep-jobs.ts';

/** Takes analyses from the queue, and sweeps. Stopping hands running attempts back to the queue at once. */
export function startAnalyzing(deps: Deps): { stop(): Promise<void> } {
  const { env, logger } = deps;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const queue = openAnalysisQueue({
    redisUrl: env.REDIS_URL,
    logger,
    concurrency: env.ANALYSES_AT_A_TIME,
    run(job) {
      const attempt = runAttempt(deps, job, stopping.signal).finally(() => running.delete(attempt));
      running.add(attempt);
      return attempt;
    },
  });
  const sweeper = startSweeper({ db: deps.db, logger, ensureQueued: queue.ensureQueued });
  return {
    async stop() {
      await sweeper.stop();
      stopping.abort(new HandedBack('the service is stopping'));
      await Promise.allSettled(running);
      await queue.close();
    },
  };
}
