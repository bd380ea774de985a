import { describe, expect, it } from 'vitest';
import { makeRandom } from '../geometry/random.ts';
import { applyMap, fitRidge } from './fit-ridge.ts';

const random = makeRandom(3);
const rows = Array.from({ length: 200 }, () => Array.from({ length: 6 }, () => random() * 10 - 3));
const truth = (row: readonly number[]) => 40 + 2 * row[0]! - 3 * row[3]! + 0.5 * row[5]!;

describe('ridge regression', () => {
  it('finds a linear law', () => {
    const map = fitRidge(rows, rows.map(truth), 1e-6);
    for (const row of rows.slice(0, 20)) expect(applyMap(map, row)).toBeCloseTo(truth(row), 4);
  });

  it('shrinks toward the mean as the penalty grows', () => {
    const spread = (penalty: number) => {
      const map = fitRidge(rows, rows.map(truth), penalty);
      return Math.hypot(...map.weights);
    };
    expect(spread(100)).toBeLessThan(spread(1));
    expect(spread(1e9)).toBeLessThan(1e-3);
  });

  it('accepts a constant column', () => {
    const flat = rows.map((row) => [...row, 7]);
    expect(applyMap(fitRidge(flat, flat.map(truth), 1e-6), flat[0]!)).toBeCloseTo(truth(flat[0]!), 4);
  });
});
