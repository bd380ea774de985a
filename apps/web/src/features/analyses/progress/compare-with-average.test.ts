import { formatTurn } from '@trueswing/swing';
import { describe, expect, it } from 'vitest';
import { averageText, compareWithAverage, signed } from './compare-with-average.ts';

const speed = { kind: 'typed', digits: 1, step: 0.1, unit: ' mph' } as const;

describe('a swing compared with the 30-day average', () => {
  const average = { mean: 96.2, standardDeviation: 1.4, n: 4 };
  it.each([
    [98.4, '+2.2 mph'],
    [94, '−2.2 mph'],
    [97.6, 'As usual'],
    [94.8, 'As usual'],
  ])('of %d mph', (value, verdict) => {
    expect(compareWithAverage(value, average, speed)).toBe(verdict);
  });

  it('is not compared with only itself', () => {
    const alone = { mean: 97, standardDeviation: null, n: 1 };
    expect(compareWithAverage(97, alone, speed)).toBe('Only this swing');
  });

  it('shows the difference to shots that are all alike', () => {
    const alike = { mean: 97, standardDeviation: 0, n: 3 };
    expect(compareWithAverage(97.02, alike, speed)).toBe('The same');
    expect(compareWithAverage(96, alike, speed)).toBe('−1.0 mph');
  });
});

it.each([
  [{ mean: 96.2, standardDeviation: 1.4, n: 4 }, '30-day average 96.2 mph ± 1.4 (4 shots)'],
  [{ mean: 97, standardDeviation: null, n: 1 }, '30-day average 97.0 mph (1 shot)'],
  [{ mean: (96.3 + 96.4) / 2, standardDeviation: null, n: 2 }, `30-day average ${(96.35).toFixed(1)} mph (2 shots)`],
])('writes an average with its spread', (average, text) => {
  expect(averageText(average, speed)).toBe(text);
});

it('writes the average of one turn as that turn is written', () => {
  const [turn, one] = [
    { kind: 'filmed', digits: 0, step: 5, unit: '°' },
    { mean: 83, standardDeviation: null, n: 1 },
  ] as const;
  expect(averageText(one, turn)).toBe(`30-day average ${formatTurn(one.mean)} (n = 1)`);
  expect(compareWithAverage(92, { ...one, n: 2 }, turn)).toBe('+5°');
});

it.each([
  [25, 0, '°', '+25°'],
  [-0.8, 1, '', '−0.8'],
  [0.04, 1, ' mph', 'The same'],
])('signs %d', (difference, digits, unit, text) => {
  expect(signed(difference, digits, unit)).toBe(text);
});
