import type { AnalysisStage, AnalyzeVideoJob } from '@trueswing/contracts';
import type { Logger } from '@trueswing/service-kit';
import type { Db } from '../jobs.repository.ts';
import { leaseMs, stageTimeoutMs } from './attempt-limits.ts';
import { recordProgress, renewLease } from './lease.repository.ts';

/** The attempt was stopped because this worker no longer owns it. */
export class LeaseLost extends Error {}
/** A stage exceeded its limit although the process is alive. */
export class StageTimeout extends Error {}

const heartbeatMs = 5_000;
const progressEveryMs = 500;

/** Where each stage begins between 0 and 1, in proportion to the time that the stages take. */
const stageStart: Record<AnalysisStage, number> = {
  queued: 0,
  probe: 0,
  transcode: 0.05,
  pose: 0.1,
  measure: 0.88,
  write: 0.9,
  store: 0.95,
  done: 1,
};
const stageOrder = Object.keys(stageStart) as AnalysisStage[];

export interface TrackedLease {
  /** Aborts with LeaseLost or StageTimeout. */
  signal: AbortSignal;
  /** Reports that the work entered a stage, or the share 0…1 of the stage that is done. */
  advance(stage: AnalysisStage, share: number): void;
  /** Ends the heartbeat; resolves when its last write has ended. */
  release(): Promise<void>;
}

/** Renews the lease while the work runs, records its progress, and aborts the work when the lease is lost. */
export function trackLease(db: Db, job: AnalyzeVideoJob, logger: Logger): TrackedLease {
  const abort = new AbortController();
  let renewedAt = Date.now();
  let writing: Promise<void> = Promise.resolve();
  let recordedAt = 0;
  let stage: AnalysisStage = 'probe';
  let stageTimer = watchStage('probe');

  function watchStage(watched: AnalysisStage): NodeJS.Timeout {
    return setTimeout(() => abort.abort(new StageTimeout(`stage ${watched} took too long`)), stageTimeoutMs[watched]);
  }
  const write = (work: () => Promise<boolean>): void => {
    writing = writing.then(async () => {
      if (abort.signal.aborted) return;
      try {
        if (await work()) renewedAt = Date.now();
        else abort.abort(new LeaseLost('another attempt owns the work'));
      } catch (error) {
        logger.warn({ err: error, analysisId: job.analysisId }, 'lease could not be renewed');
        if (Date.now() - renewedAt > leaseMs) abort.abort(new LeaseLost('the database has been away for too long'));
      }
    });
  };
  const heartbeat = setInterval(() => write(() => renewLease(db, job)), heartbeatMs);

  return {
    signal: abort.signal,
    advance(next, share) {
      if (next !== stage) {
        clearTimeout(stageTimer);
        stageTimer = watchStage(next);
      } else if (Date.now() - recordedAt < progressEveryMs) {
        return;
      }
      stage = next;
      recordedAt = Date.now();
      const start = stageStart[next];
      const end = stageStart[stageOrder[stageOrder.indexOf(next) + 1] ?? 'done'];
      write(() => recordProgress(db, job, next, start + (end - start) * Math.min(1, Math.max(0, share))));
    },
    async release() {
      clearInterval(heartbeat);
      clearTimeout(stageTimer);
      await writing;
    },
  };
}
