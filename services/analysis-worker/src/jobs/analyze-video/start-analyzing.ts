import type { Deps } from '../../deps.ts';
import { openAnalysisQueue } from './analyze-video.worker.ts';
import { HandedBack, runAttempt } from './attempts/run-attempt.ts';
import { removeStaleFolders } from './attempts/work-folder.ts';
import { keepHouse } from './keep-house.ts';
import { removeObjects } from './removals/remove-objects.ts';
import { sweepJobs } from './sweeper/sweep-jobs.ts';

export interface RunningAnalyses {
  /** Rejects when Redis does not answer. */
  pingQueue(): Promise<void>;
  /** Hands running attempts back: due at once, for another worker. */
  stop(): Promise<void>;
}

/** Takes analyses from the queue, and keeps house. */
export function startAnalyzing(deps: Deps): RunningAnalyses {
  const { db, env, logger } = deps;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();
  const queue = openAnalysisQueue({
    redisUrl: env.REDIS_URL,
    logger,
    concurrency: env.ANALYSES_AT_A_TIME,
    async run(job) {
      // Work that comes in while stopping stays due: another worker's sweep finds it within seconds.
      if (stopping.signal.aborted) return;
      const attempt = runAttempt(deps, job, stopping.signal).finally(() => running.delete(attempt));
      running.add(attempt);
      await attempt;
    },
  });
  const house = keepHouse(
    [
      { name: 'jobs', everyMs: 5_000, run: () => sweepJobs({ db, logger, ensureQueued: queue.ensureQueued }) },
      { name: 'objects', everyMs: 5_000, run: (signal) => removeObjects(deps, signal) },
      { name: 'work folders', everyMs: 600_000, run: () => removeStaleFolders(new Date()) },
    ],
    logger,
  );
  return {
    pingQueue: queue.ping,
    async stop() {
      stopping.abort(new HandedBack('the service is stopping'));
      await Promise.allSettled([...running, house.stop()]);
      await queue.close();
    },
  };
}
