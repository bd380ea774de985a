import type { AdminAnalysis } from '@trueswing/contracts';
import { formatMoment } from '../records/format-moment.ts';

/** "Attempt 2, after 1 without a result; began after 3.2 s; ran 12.5 s; worker golf-1-77-3b1c9a2e" */
export function describeWork(analysis: AdminAnalysis): string {
  const { attempt, createdAt, dueAt, startedAt, finishedAt, workerId } = analysis;
  const seconds = (from: string, to: string) => `${((Date.parse(to) - Date.parse(from)) / 1000).toFixed(1)} s`;
  return [
    attempt > 1 ? `Attempt ${attempt}, after ${attempt - 1} without a result` : 'Attempt 1',
    dueAt && `due ${formatMoment(dueAt)}`,
    startedAt && `began after ${seconds(createdAt, startedAt)}`,
    startedAt && finishedAt && `ran ${seconds(startedAt, finishedAt)}`,
    workerId && `worker ${workerId}`,
  ]
    .filter(Boolean)
    .join('; ');
}

/** "total 6.6 s · decode 5.6 s · pose 4.4 s": the longest first, since the database keeps no order of the stages. */
export const describeStageTimes = (stageTimesMs: Readonly<Record<string, number>>): string =>
  Object.entries(stageTimesMs)
    .toSorted(([, a], [, b]) => b - a)
    .map(([stage, ms]) => `${stage} ${(ms / 1000).toFixed(1)} s`)
    .join(' · ');
