import { inOrder, type RunningConsumer, startConsumer } from '@trueswing/events';
import { startPeriodicTasks } from '@trueswing/service-kit';
import type { Deps } from './deps.ts';
import { handleAnalysisRehearsed } from './jobs/analyze-video/consumers/analysis-rehearsed.consumer.ts';
import { handleSwingDeleted } from './jobs/analyze-video/consumers/swing-deleted.consumer.ts';
import { handleSwingRetried } from './jobs/analyze-video/consumers/swing-retried.consumer.ts';
import { handleSwingUploaded } from './jobs/analyze-video/consumers/swing-uploaded.consumer.ts';
import { deleteAnalyses } from './jobs/analyze-video/consumers/user-deleted.consumer.ts';
import { longestAttemptMs } from './jobs/analyze-video/lease/stage-limits.ts';
import { removeObjects } from './jobs/analyze-video/removals/remove-objects.ts';
import { startQueueWorker } from './jobs/analyze-video/start-queue-worker.ts';
import { sweepJobs } from './jobs/analyze-video/sweeper/sweep-jobs.ts';
import { handleMobilityFilmed } from './jobs/read-mobility-videos/mobility-filmed.consumer.ts';
import { readMobilityVideos } from './jobs/read-mobility-videos/read-mobility-videos.ts';
import { deleteVideos } from './jobs/read-mobility-videos/user-deleted.consumer.ts';
import { removeStaleFolders } from './jobs/work-folder.ts';

export interface RunningBackground {
  /** Rejects when Redis does not answer. */
  pingQueue(): Promise<void>;
  /** Hands running attempts back, due immediately for another worker, and ends everything else. */
  stop(): Promise<void>;
}

/** Starts what runs without a request: the event consumer, the queue's worker, the sweeper and other periodic tasks. */
export function startBackground(deps: Deps): RunningBackground {
  const { db, logger } = deps;
  const queue = startQueueWorker(deps);
  const consumer = startEventConsumer(deps);
  const tasks = startPeriodicTasks(
    [
      { name: 'sweep-jobs', everyMs: 5_000, run: () => sweepJobs({ db, logger, ensureQueued: queue.ensureQueued }) },
      { name: 'remove-objects', everyMs: 5_000, run: (stopping) => removeObjects(deps, stopping) },
      { name: 'read-mobility-films', everyMs: 1_000, run: (stopping) => readMobilityVideos(deps, stopping) },
      {
        name: 'remove-stale-folders',
        everyMs: 20_000,
        run: () => removeStaleFolders({ now: new Date(), longestUseMs: longestAttemptMs }),
      },
    ],
    logger,
  );
  return {
    pingQueue: queue.ping,
    async stop() {
      // The queue closes first, so that it starts no more work. An error of a task must not leave it open.
      await Promise.allSettled([queue.handBack(), tasks.stop()]);
      await queue.close();
      await consumer.stop();
    },
  };
}

/** Every event that this service handles, with its one handler. */
export function startEventConsumer({ db, env, logger }: Pick<Deps, 'db' | 'env' | 'logger'>): RunningConsumer {
  return startConsumer({
    db,
    consumer: 'analysis',
    wakeUpUrl: env.DATABASE_URL,
    logger,
    handlers: {
      'swing.uploaded': handleSwingUploaded,
      'swing.retried': handleSwingRetried,
      'swing.deleted': handleSwingDeleted,
      'analysis.rehearsed': handleAnalysisRehearsed,
      'mobility.filmed': handleMobilityFilmed,
      'user.deleted': inOrder(deleteVideos, deleteAnalyses),
    },
  });
}
