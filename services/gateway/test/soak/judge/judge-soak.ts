import { median, risingShare } from './robust-statistics.ts';
import type { SoakRecord, Verdict } from './soak-record.ts';

interface Allowance {
  share: number;
  /** Growth that is allowed however small the value is. */
  floor: number;
}

/** Share of the run at its beginning in which caches, pools and compiled code grow as they should. */
export const warmUpShare = 1 / 6;

export const allowances = {
  // Garbage of the young generation alone moves a heap of V8 by some MB, which is more than 5 % of a small process.
  memory: { share: 0.05, floor: 4 },
  // Finished jobs stay in the queue for an hour, a few KB each.
  data: { share: 0.05, floor: 1 },
  // The timers of the sender are about this exact on a busy machine.
  p99: { share: 0.2, floor: 5 },
  // Work in progress and pools of connections go up and down by a few.
  count: { share: 0.2, floor: 3 },
} as const satisfies Record<string, Allowance>;

/** A series that rises at nearly every step is a leak, although the run may be too short for it to pass the limit. */
const steadyShare = 0.8;
/** Part of the allowed growth from which on a steady rise counts. */
const steadyPart = 0.5;

/** Compares the first third of a run, after its warm-up, with the last third. Less than before is never a problem. */
export function judgeSoak({ samples, windows }: SoakRecord): Verdict[] {
  const [warmSamples, warmWindows] = [afterWarmUp(samples), afterWarmUp(windows)];
  const over = (key: 'memoryMb' | 'dataMb' | 'counts') =>
    [...new Set(samples.flatMap((sample) => Object.keys(sample[key])))].map((subject) => ({
      subject,
      values: warmSamples.map((sample) => sample[key][subject] ?? Number.NaN),
    }));
  return [
    judgeErrors(windows.map(({ errors }) => errors)),
    judgeSeries('p99', { subject: 'latency', unit: 'ms', values: warmWindows.map(({ p99Ms }) => p99Ms) }),
    ...over('memoryMb').map((series) => judgeMemory({ ...series, unit: 'MB' })),
    ...over('dataMb').map((series) => judgeSeries('data', { ...series, unit: 'MB' })),
    ...over('counts').map((series) => judgeSeries('count', { ...series, unit: '' })),
  ];
}

interface Series {
  subject: string;
  unit: string;
  values: readonly number[];
}

function judgeSeries(kind: keyof typeof allowances, { subject, unit, values }: Series): Verdict {
  const { share, floor } = allowances[kind];
  const third = Math.floor(values.length / 3);
  const first = median(values.slice(0, third));
  const last = third === 0 ? Number.NaN : median(values.slice(-third));
  const most = first + Math.max(first * share, floor);
  const isMeasured = values.every(Number.isFinite) && third > 0;
  const problem = !isMeasured ? 'was not measured' : last > most ? 'grew' : undefined;
  return { kind, subject, unit, first, last, most, problem };
}

function judgeMemory(series: Series): Verdict {
  const verdict = judgeSeries('memory', series);
  const { first, last, most } = verdict;
  // No process takes no memory.
  if (series.values.some((value) => value <= 0)) return { ...verdict, problem: 'was not measured' };
  const isSteady = risingShare(series.values) >= steadyShare && last - first > (most - first) * steadyPart;
  return { ...verdict, problem: verdict.problem ?? (isSteady ? 'rose steadily' : undefined) };
}

/** Half of what the system can do leaves no reason for a call to fail, not even in the warm-up. */
function judgeErrors(errors: readonly number[]): Verdict {
  const total = errors.reduce((sum, count) => sum + count, 0);
  const problem = errors.length === 0 ? 'was not measured' : total > 0 ? 'happened' : undefined;
  return { kind: 'errors', subject: 'failed calls', unit: '', first: 0, last: total, most: 0, problem };
}

const afterWarmUp = <T>(series: readonly T[]): T[] => series.slice(Math.ceil(series.length * warmUpShare));
