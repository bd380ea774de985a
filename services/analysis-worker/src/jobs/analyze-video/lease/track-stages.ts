import type { AnalysisStage, AnalyzeVideoJob } from '@trueswing/contracts';
import type { Lease } from '@trueswing/service-kit';
import type { Db } from '../jobs.repository.ts';
import { recordProgress } from './lease.repository.ts';
import { stageTimeoutMs, type TimedStage } from './stage-limits.ts';

/** A stage exceeded its limit although the process is alive. */
export class StageTimeout extends Error {}

/** Reports that the work entered a stage, or the share 0…1 of the stage that is done. */
export type Advance = (stage: AnalysisStage, share: number) => void;

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

/**
 * Records the stages and the progress of the work under its lease, and aborts it when a stage takes too long. Until it enters its
 * first stage it downloads.
 */
export async function trackStages<Result>(
  { db, job, lease }: { db: Db; job: AnalyzeVideoJob; lease: Lease },
  work: (advance: Advance) => Promise<Result>,
  timeoutMs: Readonly<Record<TimedStage, number>> = stageTimeoutMs,
): Promise<Result> {
  let recordedAt = 0;
  let stage: TimedStage = 'download';
  let stageTimer = watchStage(stage);

  function watchStage(watched: TimedStage): NodeJS.Timeout {
    return setTimeout(() => lease.abort(new StageTimeout(`stage ${watched} took too long`)), timeoutMs[watched]);
  }
  function advance(next: AnalysisStage, share: number): void {
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
    const progress = start + (end - start) * Math.min(1, Math.max(0, share));
    lease.record(() => recordProgress(db, job, next, progress));
  }
  try {
    return await work(advance);
  } finally {
    clearTimeout(stageTimer);
  }
}
