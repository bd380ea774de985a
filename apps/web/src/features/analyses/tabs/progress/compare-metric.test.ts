import type { SwingAnalysis } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { monthlyAverageOfShots } from '../../../../../test/fixtures/ball.ts';
import { detailsUnderTest, finishedAnalysis } from '../../../../../test/fixtures/finished-analysis.ts';
import { progressMetrics } from '../../progress/progress-metrics.ts';
import { compareMetric } from './compare-metric.ts';

const shot = (clubSpeedMph: number) => ({ clubSpeedMph, ballSpeedMph: null, spinRpm: null, carryYd: null });
const averages = monthlyAverageOfShots([94, 95, 96, 95].map(shot));
const compare = (id: string, now: Partial<SwingAnalysis>, before: Partial<SwingAnalysis>) => {
  const metric = progressMetrics.find((each) => each.id === id);
  if (!metric) throw new Error(`no metric ${id}`);
  return compareMetric(metric, finishedAnalysis(now), finishedAnalysis(before), averages);
};

it('judges a typed number by the spread of the golfer’s own swings', () => {
  const comparison = compare('clubSpeedMph', { clubSpeed: 98.4 }, { clubSpeed: 94 });
  expect(comparison).toMatchObject({ now: 98.4, before: 94, change: { kind: 'beyond-noise', difference: 4.4 } });
  expect(comparison?.average).toEqual({
    difference: '+3.4 mph',
    range: '94.0–96.0',
    shots: '4 shots',
    smallest: '2.2',
    missing: null,
  });
  expect(compare('clubSpeedMph', { clubSpeed: 95 }, { clubSpeed: 94 })?.change.kind).toBe('noise');
  expect(compare('carryYd', {}, {})).toMatchObject({ average: null, change: { kind: 'open', difference: 0 } });
});

it('judges a filmed number by its ±, within one version of the analysis', () => {
  const measured = { tempoRatio: { value: 2.2, plusMinus: 0.3, at: 'swing', confidence: 0.9 } } as const;
  const slower = { technicalDetails: { ...detailsUnderTest, measurements: measured } };
  expect(compare('tempoRatio', {}, slower)?.change).toEqual({ kind: 'beyond-noise', difference: 0.9 });
  const older = { technicalDetails: { ...detailsUnderTest, measurements: measured, algorithm: 'swing-0' } };
  expect(compare('tempoRatio', {}, older)?.change).toEqual({ kind: 'not-comparable', reason: 'other-version' });
});

it('has nothing to compare where one swing lacks the number', () => {
  expect(compare('carryYd', { carry: null }, {})).toBeNull();
  expect(compare('tempoRatio', {}, { technicalDetails: null })).toBeNull();
});
