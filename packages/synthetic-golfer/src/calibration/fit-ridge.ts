/** A linear map of standardized features: center + Σ weights · (feature − mean) / deviation. */
export interface LinearMap {
  mean: number[];
  deviation: number[];
  center: number;
  weights: number[];
}

/** Mean and standard deviation of each column. */
export function standardize(rows: readonly (readonly number[])[]): Pick<LinearMap, 'mean' | 'deviation'> {
  const columns = rows[0]?.length ?? 0;
  const mean = Array.from({ length: columns }, (_, j) => sum(rows, (row) => row[j]!) / rows.length); // rows are of one length
  const deviation = mean.map((m, j) => Math.sqrt(sum(rows, (row) => (row[j]! - m) ** 2) / rows.length) || 1);
  return { mean, deviation };
}

/** Ridge regression: least squares with `penalty` on the squared weights of the standardized features. */
export function fitRidge(rows: readonly (readonly number[])[], targets: readonly number[], penalty: number): LinearMap {
  const { mean, deviation } = standardize(rows);
  const z = rows.map((row) => row.map((value, j) => (value - mean[j]!) / deviation[j]!)); // rows are of one length
  const center = sum(targets, (target) => target) / targets.length;
  const size = mean.length;
  const normal = Array.from({ length: size }, () => new Float64Array(size));
  const right = new Float64Array(size);
  z.forEach((row, n) => {
    const target = targets[n]! - center; // as many targets as rows
    for (let i = 0; i < size; i++) {
      right[i]! += row[i]! * target;
      for (let j = 0; j <= i; j++) normal[i]![j]! += row[i]! * row[j]!;
    }
  });
  for (let i = 0; i < size; i++) normal[i]![i]! += penalty;
  return { mean, deviation, center, weights: solveSymmetric(normal, right) };
}

export const applyMap = (map: LinearMap, row: readonly number[]): number =>
  row.reduce((value, x, j) => value + (map.weights[j]! * (x - map.mean[j]!)) / map.deviation[j]!, map.center); // same length

/** Weights of the columns that come nearest to the targets. */
export function solveLeastSquares(rows: readonly (readonly number[])[], targets: readonly number[]): number[] {
  const size = rows[0]?.length ?? 0;
  const product = (f: (row: readonly number[], n: number) => number) =>
    rows.reduce((total, row, n) => total + f(row, n), 0);
  const normal = Array.from(
    { length: size },
    (_, i) => Float64Array.from({ length: size }, (_, j) => product((row) => row[i]! * row[j]!)), // rows are of one length
  );
  const right = Float64Array.from({ length: size }, (_, i) => product((row, n) => row[i]! * targets[n]!)); // a target a row
  return solveSymmetric(normal, right);
}

/** Solves a positive definite system by Cholesky's decomposition; only the lower triangle is read, and overwritten. */
function solveSymmetric(lower: Float64Array[], right: Float64Array): number[] {
  const size = right.length;
  const at = (i: number, j: number) => lower[i]![j]!; // i, j < size
  for (let i = 0; i < size; i++) {
    for (let j = 0; j <= i; j++) {
      let value = at(i, j);
      for (let k = 0; k < j; k++) value -= at(i, k) * at(j, k);
      lower[i]![j] = i === j ? Math.sqrt(value) : value / at(j, j);
    }
  }
  const x = [...right];
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i]! -= at(i, k) * x[k]!;
    x[i]! /= at(i, i);
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i]! -= at(k, i) * x[k]!;
    x[i]! /= at(i, i);
  }
  return x;
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
