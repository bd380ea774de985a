import type { AnalysisResult } from '@trueswing/contracts';
import { annotateSpan, createHistogram } from '@trueswing/service-kit';

const buckets = [0.1, 0.5, 1, 2, 4, 8, 15, 30, 60, 180, 600];

/** `refused`: the video was rejected. Operators' dashboards may name it, so it stays (decision 0095). */
const outcomes = ['succeeded', 'refused', 'rehearsed', 'handed-back', 'lease-lost', 'failed'] as const;
/** Outcome of an attempt. */
export type AttemptOutcome = (typeof outcomes)[number];

/** Attempts by how they ended, the transfer of files included. */
const attemptSeconds = createHistogram({
  name: 'analysis_attempt_seconds',
  help: 'Time of one attempt at an analysis',
  labels: ['outcome'],
  buckets,
});

// A series that begins with its first failure has no rate, and a failure of a new worker would be no alert.
for (const outcome of outcomes) attemptSeconds.zero({ outcome });

const stageSeconds = createHistogram({
  name: 'analysis_stage_seconds',
  help: 'Time that a stage of a successful analysis took',
  labels: ['stage'],
  buckets,
});

/** Measures an attempt until the returned function is called with its outcome, which is also in the trace. */
export function measureAttempt(): (outcome: AttemptOutcome) => void {
  const stopTimer = attemptSeconds.startTimer();
  return (outcome) => {
    stopTimer({ outcome });
    annotateSpan({ outcome });
  };
}

export function measureStages(timingsMs: AnalysisResult['timingsMs']): void {
  for (const [stage, ms] of Object.entries(timingsMs)) stageSeconds.observe({ stage }, ms / 1_000);
}
