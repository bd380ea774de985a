import type { Measurement, SwingAnalysis } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { monthlyAverageOfShots } from '../../../../test/fixtures/ball.ts';
import { analysisIdOf, detailsUnderTest, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { progressMetrics } from './progress-metrics.ts';
import { finishedWith, progressSeries } from './progress-series.ts';

const nowMs = Date.parse('2026-11-21T12:00:00.000Z');
const metricOf = (id: string) => {
  const metric = progressMetrics.find((each) => each.id === id);
  if (!metric) throw new Error(`no metric ${id}`);
  return metric;
};
const month = monthlyAverageOfShots([{ clubSpeedMph: 90 }, { clubSpeedMph: 92 }, { clubSpeedMph: 94 }]);
const seriesOf = (analyses: readonly SwingAnalysis[], id: string) => {
  const swings = finishedWith(analyses, 'driver');
  const [newest] = swings;
  if (!newest) throw new Error('no swing');
  return progressSeries(swings, newest, metricOf(id), { month, nowMs });
};
const swing = (nth: number, day: string, part: Parameters<typeof finishedAnalysis>[0] = {}) =>
  finishedAnalysis({ id: analysisIdOf(nth), createdAt: `${day}T12:00:00.000Z`, ...part });
const turning = (nth: number, day: string, shoulderTurnDeg: Measurement) =>
  swing(nth, day, {
    technicalDetails: { ...detailsUnderTest, measurements: { ...detailsUnderTest.measurements, shoulderTurnDeg } },
  });
const at = { at: 'top', confidence: 0.8 } as const;

it('lists the swings with one club, oldest first, beside the average of all shots of the month', () => {
  const analyses = [
    swing(4, '2026-11-20', { clubSpeed: 98 }),
    swing(3, '2026-11-10', { clubSpeed: 94 }),
    swing(2, '2026-09-01', { clubSpeed: 80 }),
    swing(1, '2026-11-19', { clubSpeed: 75, clubSelection: '7-iron' }),
  ];
  const { points, average } = seriesOf(analyses, 'clubSpeedMph');
  expect(points.map(({ reading }) => reading)).toEqual([80, 94, 98].map((value) => ({ value, plusMinus: null })));
  expect(average).toMatchObject({ n: 3, mean: 92, standardDeviation: 2 });
});

it('has no average of a typed number until the month is loaded', () => {
  const [metric, newest] = [metricOf('clubSpeedMph'), swing(1, '2026-11-20')];
  const { points, average } = progressSeries([newest], newest, metric, { month: undefined, nowMs });
  expect(points).toHaveLength(1);
  expect(average).toBeNull();
});

it('averages what was filmed in the last 30 days', () => {
  const analyses = [
    turning(1, '2026-09-01', { value: 60, plusMinus: 9, ...at }),
    turning(2, '2026-11-08', { value: 80, plusMinus: 9, ...at }),
    turning(3, '2026-11-15', { value: 84, plusMinus: 9, ...at }),
  ];
  const { average } = seriesOf(analyses, 'shoulderTurnDeg');
  expect(average).toMatchObject({ n: 2, mean: 82, standardDeviation: expect.closeTo(2.8284, 4) });
});

it('keeps bounds and gaps, but excludes them from the average', () => {
  const analyses = [
    turning(1, '2026-11-01', { value: 80, plusMinus: 9, ...at }),
    turning(2, '2026-11-08', { value: 75, plusMinus: 0, bound: 'at-least', ...at }),
    turning(3, '2026-11-15', { withheld: 'Your shoulders were hidden.' }),
  ];
  const metric = metricOf('shoulderTurnDeg');
  const { points, average } = seriesOf(analyses, 'shoulderTurnDeg');
  expect(points.map(({ reading }) => metric.describe(reading))).toEqual([
    '80° ± 9°',
    '75° or more',
    'Your shoulders were hidden.',
  ]);
  expect(average).toMatchObject({ n: 1, mean: 80, standardDeviation: null });
});

it('leaves out what another version measured, but not what was typed', () => {
  const older = { technicalDetails: { ...detailsUnderTest, algorithm: 'swing-0' } };
  const analyses = [swing(2, '2026-11-20'), swing(1, '2026-11-10', older)];
  expect(seriesOf(analyses, 'tempoRatio')).toMatchObject({ points: [{ id: analysisIdOf(2) }], otherVersions: 1 });
  expect(seriesOf(analyses, 'clubSpeedMph')).toMatchObject({ points: [{}, {}], otherVersions: 0 });
});

it('skips failed and unfinished analyses, and is empty if no swing has the value', () => {
  const failed = swing(1, '2026-11-19', { technicalDetails: { error: 'no-golfer', message: 'No golfer.' } });
  const inProgress = swing(2, '2026-11-20', { technicalDetails: null, faceOnVideoUrl: null });
  expect(finishedWith([failed, inProgress], 'driver')).toEqual([]);
  const silent = swing(3, '2026-11-18', { carry: null });
  expect(seriesOf([silent], 'carryYd')).toEqual({ points: [], average: null, otherVersions: 0 });
});
