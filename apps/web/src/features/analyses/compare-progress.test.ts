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

describe('a swing beside the 30-day average', () => {
  const average = { mean: 96.2, standardDeviation: 1.4, n: 4 };
  it.each([
    [98.4, 'up', '2.2 mph above your 30-day average of 96.2 ± 1.4 mph (n = 4)'],
    [94, 'down', '2.2 mph below your 30-day average of 96.2 ± 1.4 mph (n = 4)'],
    [97, 'level', 'Within the usual of your 30-day average of 96.2 ± 1.4 mph (n = 4)'],
  ] as const)('of %d mph', (value, direction, text) => {
    expect(compareWithAverage(value, average, true, speed)).toEqual({ direction, text });
  });

  it('is not compared with itself alone', () => {
    expect(compareWithAverage(97, { mean: 97, standardDeviation: null, n: 1 }, true, speed).text).toBe(
      'Your only swing of the last 30 days with this number',
    );
  });

  it('of an older swing stands beside what came later, even one', () => {
    expect(compareWithAverage(97, { mean: 97, standardDeviation: null, n: 1 }, false, speed).text).toBe(
      'The same as your 30-day average of 97.0 mph (n = 1)',
    );
  });
});

describe('a swing beside the one before', () => {
  it('tells a difference of typed numbers', () => {
    const [now, before] = [98.4, 94].map((value) => ({ value, plusMinus: null }));
    expect(now && before && compareWithPrevious(now, before, speed)).toEqual({
      direction: 'up',
      text: '4.4 mph above your previous swing, 94.0 mph',
    });
  });

  it('tells no difference that the ± can explain', () => {
    const now = { value: 88, plusMinus: 9 };
    expect(compareWithPrevious(now, { value: 80, plusMinus: 9 }, turn)?.text).toBe(
      'No clear change from your previous swing, 80° ± 9°',
    );
    expect(compareWithPrevious(now, { value: 70, plusMinus: 9 }, turn)?.text).toBe(
      '18° above your previous swing, 70° ± 9°',
    );
  });

  it('makes no number of a bound and nothing of a gap', () => {
    const now = { value: 88, plusMinus: 9 };
    expect(compareWithPrevious(now, { value: 75, plusMinus: 0, bound: 'at-least' }, turn)).toEqual({
      direction: 'level',
      text: 'Beside your previous swing, 75° or more',
    });
    expect(compareWithPrevious(now, { withheld: 'Hidden.' }, turn)).toBeNull();
  });
});
