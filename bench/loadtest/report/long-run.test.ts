import { expect, test } from 'vitest';
import { Recorder, type Second } from '../run/recorder.ts';
import { drawCharts } from './chart.ts';
import { summarize } from './summary.ts';

const secondsOf = (count: number): Second[] =>
  Array.from({ length: count }, (_, atS) => ({ atS, arrived: 1, done: 1, failed: 0, queueAgeS: atS % 7, totals: [] }));

test('a load test of more than a day has its charts', () => {
  const seconds = secondsOf(90_000);
  (seconds[80_000] as Second).arrived = 123;
  const charts = drawCharts(seconds);
  expect(charts).toContain('89999 s');
  expect(charts).toContain('>123<');
});

test('a load test of two days has its longest queue age', () => {
  const recorder = new Recorder();
  recorder.seconds.push(...secondsOf(90_000));
  recorder.seconds.push(...secondsOf(90_000));
  (recorder.seconds[170_000] as Second).queueAgeS = 99;
  const load = { target: 'queue', ratePerS: 1, durationS: 180_000 } as Parameters<typeof summarize>[1]['load'];
  const summary = summarize(recorder, { load, startedAt: '', machineLoad: [0, 0], elapsedS: 180_000 });
  expect(summary.longestQueueAgeS).toBe(99);
});
