import type { AnalysisStage } from '@trueswing/contracts';

/** The download comes before the first stage. The golfer already sees that one. */
export type TimedStage = 'download' | AnalysisStage;

/** Longest time of each stage: a heartbeat outlives a hung thread, so each stage has a limit of its own. */
export const stageTimeoutMs: Record<TimedStage, number> = {
  queued: 60_000,
  // Two uploads of 100 MB at 7 Mbit/s. A store that falls silent ends it after 10 s.
  download: 240_000,
  probe: 60_000,
  transcode: 120_000,
  pose: 240_000,
  measure: 60_000,
  write: 60_000,
  store: 120_000,
  done: 60_000,
};

/** No attempt lives longer: all stages at their longest. 17 minutes. */
export const longestAttemptMs: number = Object.values(stageTimeoutMs).reduce((sum, each) => sum + each, 0);
