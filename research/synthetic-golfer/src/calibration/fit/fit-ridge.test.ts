import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../geometry/random.ts';
import { applyMap, fitRidge, standardize, subtractMoments, sumMoments } from './fit-ridge.ts';

const random = makeRandom(3);
const rows = Array.from({ length: 200 }, () => Array.from({ length: 6 }, () => random() * 10 - 3));
const truth = (row: readonly number[]) => 40 + 2 * row[0]! - 3 * row[3]! + 0.5 * row[5]!;
const other = (row: readonly number[]) => row[1]! - 7;
const momentsOf = (of: readonly (readonly number[])[]) =>
  sumMoments(of, [of.map(truth), of.map(other)], standardize(rows));

describe('ridge regression', () => {
  it('finds the linear law of each target', () => {
    const [first, second] = fitRidge(momentsOf(rows), 1e-6);
    for (const row of rows.slice(0, 20)) {
      expect(applyMap(first!, row)).toBeCloseTo(truth(row), 4);
      expect(applyMap(second!, row)).toBeCloseTo(other(row), 4);
    }
  });

  it('shrinks toward the mean as the penalty grows', () => {
    const spread = (penalty: number) => Math.hypot(...fitRidge(momentsOf(rows), penalty)[0]!.weights);
    expect(spread(100)).toBeLessThan(spread(1));
    expect(spread(1e9)).toBeLessThan(1e-3);
  });

  it('accepts a constant column', () => {
    const flat = rows.map((row) => [...row, 7]);
    const [map] = fitRidge(sumMoments(flat, [flat.map(truth)], standardize(flat)), 1e-6);
    expect(applyMap(map!, flat[0]!)).toBeCloseTo(truth(flat[0]!), 4);
  });

  it('fits the rest when a part is subtracted', () => {
    const [part, rest] = [rows.slice(0, 50), rows.slice(50)];
    const left = fitRidge(subtractMoments(momentsOf(rows), momentsOf(part)), 30);
    const direct = fitRidge(momentsOf(rest), 30);
    for (const row of part.slice(0, 10)) expect(applyMap(left[0]!, row)).toBeCloseTo(applyMap(direct[0]!, row), 8);
  });
});
