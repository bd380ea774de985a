import type { AdminAnalysis } from '@trueswing/contracts';

/** "Attempt 2, 1 failed; stage pose, 40%; started after 3.2 s; ran 12.5 s" */
export function describeWork(analysis: AdminAnalysis): string {
  const { attempt, failures, status, stage, progress, createdAt, startedAt, finishedAt } = analysis;
  const seconds = (from: string, to: string) => `${((Date.parse(to) - Date.parse(from)) / 1000).toFixed(1)} s`;
  const parts = [
    failures > 0 ? `attempt ${attempt}, ${failures} failed` : `attempt ${attempt}`,
    status !== 'succeeded' && `stage ${stage}, ${Math.round(progress * 100)}%`,
    startedAt && `started after ${seconds(createdAt, startedAt)}`,
    startedAt && finishedAt && `ran ${seconds(startedAt, finishedAt)}`,
  ];
  const text = parts.filter(Boolean).join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "total 6.6 s · decode 5.6 s · pose 4.4 s": the longest first, since the database keeps no order of the stages. */
export const describeStageTimes = (stageTimesMs: Readonly<Record<string, number>>): string =>
  Object.entries(stageTimesMs)
    .toSorted(([, a], [, b]) => b - a)
    .map(([stage, ms]) => `${stage} ${(ms / 1000).toFixed(1)} s`)
    .join(' · ');
