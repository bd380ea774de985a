import { describe, expect, it } from 'vitest';
import { compareWithAverage, compareWithPrevious } from './compare-progress.ts';
import { progressMetrics } from './progress-metrics.ts';

const metricOf = (id: string) => {
  const metric = progressMetrics.find((each) => each.id === id);
  if (!metric) throw new Error(`no metric ${id}`);
  return metric;
};
const speed = metricOf('clubSpeed');
const tempo = metricOf('tempoRatio');

describe('a swing compared with the 30-day average', () => {
  const average = { mean: 96.2, standardDeviation: 1.4, n: 4 };
  it.each([
    [98.4, '+2.2 mph'],
    [94, '−2.2 mph'],
    [97.6, 'As usual'],
    [94.8, 'As usual'],
  ])('of %d mph', (value, verdict) => {
    expect(compareWithAverage(value, average, true, speed)).toEqual({
      ...{ beside: '30-day average', value: '96.2 ± 1.4 (n = 4)', verdict },
    });
  });

  it('is not compared with only itself', () => {
    const alone = { mean: 97, standardDeviation: null, n: 1 };
    expect(compareWithAverage(97, alone, true, speed)).toMatchObject({
      value: '97.0 (n = 1)',
      verdict: 'Only this swing',
    });
  });

  it('shows the difference of an older swing to the later ones', () => {
    const later = { mean: 97, standardDeviation: 2, n: 3 };
    expect(compareWithAverage(97.02, later, false, speed).verdict).toBe('The same');
    expect(compareWithAverage(96, later, false, speed).verdict).toBe('−1.0 mph');
  });
});

describe('a swing compared with the previous one', () => {
  it('shows the difference of typed numbers', () => {
    const typed = (value: number) => ({ value, plusMinus: null });
    expect(compareWithPrevious(typed(98.4), typed(94), speed)).toEqual({
      ...{ beside: 'Previous swing', value: '94.0 mph', verdict: '+4.4 mph' },
    });
  });

  it('shows no difference that the ± can explain', () => {
    const now = { value: 3.4, plusMinus: 0.3 };
    expect(compareWithPrevious(now, { value: 3.1, plusMinus: 0.3 }, tempo)?.verdict).toBe('No clear change');
    expect(compareWithPrevious(now, { value: 2.6, plusMinus: 0.3 }, tempo)?.verdict).toBe('+0.8');
  });

  it('shows no difference to a bound, and nothing for a gap', () => {
    const now = { value: 3.4, plusMinus: 0.3 };
    expect(compareWithPrevious(now, { value: 3, plusMinus: 0, bound: 'at-least' }, tempo)).toMatchObject({
      ...{ value: '3.0 or more', verdict: 'Not comparable' },
    });
    expect(compareWithPrevious(now, { withheld: 'Hidden.' }, tempo)).toBeNull();
  });
});
