import type { Load } from '../read-arguments.ts';
import type { Measure, Recorder, Second } from '../run/recorder.ts';
import { type Percentiles, percentilesOf } from './percentiles.ts';

/** Findings of a run: the content of the JSON file. */
export interface Summary {
  load: Load;
  startedAt: string;
  /** Load average of this machine, before and after. */
  machineLoad: [number, number];
  elapsedS: number;
  arrived: number;
  done: number;
  failed: number;
  /** Ended well a second, from the first arrival to the last end. */
  donePerS: number;
  longestQueueAgeS: number;
  latenciesMs: Partial<Record<Measure, Percentiles>>;
  errors: Record<string, number>;
  seconds: Second[];
}

export function summarize(
  recorder: Recorder,
  run: Pick<Summary, 'load' | 'startedAt' | 'machineLoad' | 'elapsedS'>,
): Summary {
  const latencies = [...recorder.latencies].flatMap(([measure, values]) => {
    const percentiles = percentilesOf(values);
    return percentiles ? [[measure, percentiles] as const] : [];
  });
  return {
    ...run,
    arrived: recorder.arrived,
    done: recorder.done,
    failed: recorder.failed,
    donePerS: recorder.done / run.elapsedS,
    longestQueueAgeS: recorder.seconds.reduce((longest, { queueAgeS }) => Math.max(longest, queueAgeS), 0),
    latenciesMs: Object.fromEntries(latencies),
    errors: Object.fromEntries([...recorder.errors].sort(([, a], [, b]) => b - a)),
    seconds: recorder.seconds,
  };
}

export function printSummary(summary: Summary): void {
  const { arrived, done, failed, elapsedS, donePerS, longestQueueAgeS, machineLoad } = summary;
  console.log(`${arrived} arrived, ${done} done, ${failed} failed in ${elapsedS.toFixed(1)} s`);
  console.log(`${donePerS.toFixed(2)} done a second; the oldest waited ${longestQueueAgeS.toFixed(1)} s`);
  console.log(`load of this machine: ${machineLoad.map((load) => load.toFixed(1)).join(' before, ')} after`);
  console.table(
    Object.fromEntries(
      Object.entries(summary.latenciesMs).map(([measure, { count, ...ranks }]) => [
        measure,
        { count, ...Object.fromEntries(Object.entries(ranks).map(([rank, ms]) => [`${rank} ms`, Math.round(ms)])) },
      ]),
    ),
  );
  if (failed > 0) console.table(Object.entries(summary.errors).map(([code, count]) => ({ code, count })));
}
