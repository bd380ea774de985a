import { describe, expect, it } from 'vitest';
import { compareWithAverage, compareWithPrevious } from './compare-progress.ts';
import { progressMetrics } from './progress-metrics.ts';

const metricOf = (id: string) => {
  const metric = progressMetrics.find((each) => each.id === id);
  if (!metric) throw new Error(`no metric ${id}`);
  return metric;
};
const speed = metricOf('clubSpeed');
const turn = metricOf('shoulderTurnDeg');

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
    const now = { value: 88, plusMinus: 9 };
    expect(compareWithPrevious(now, { value: 80, plusMinus: 9 }, turn)?.verdict).toBe('No clear change');
    expect(compareWithPrevious(now, { value: 70, plusMinus: 9 }, turn)?.verdict).toBe('+18°');
  });

  it('shows no difference to a bound, and nothing for a gap', () => {
    const now = { value: 88, plusMinus: 9 };
    expect(compareWithPrevious(now, { value: 75, plusMinus: 0, bound: 'at-least' }, turn)).toMatchObject({
      ...{ value: '75° or more', verdict: 'Not comparable' },
    });
    expect(compareWithPrevious(now, { withheld: 'Hidden.' }, turn)).toBeNull();
  });
});
