/** A linear map of standardized features: center + Σ weights · (feature − mean) / deviation. */
export interface LinearMap {
  mean: readonly number[];
  deviation: readonly number[];
  center: number;
  weights: number[];
}

export type Scale = Pick<LinearMap, 'mean' | 'deviation'>;

/** Mean and standard deviation of each column. */
export function standardize(rows: readonly (readonly number[])[]): Scale {
  const columns = rows[0]?.length ?? 0;
  const mean = Array.from({ length: columns }, (_, j) => sum(rows, (row) => row[j]!) / rows.length); // rows are of one length
  const deviation = mean.map((m, j) => Math.sqrt(sum(rows, (row) => (row[j]! - m) ** 2) / rows.length) || 1);
  return { mean, deviation };
}

/** The sums of standardized rows that a fit needs. Those of a part can be subtracted from those of all rows. */
export interface Moments {
  readonly scale: Scale;
  readonly count: number;
  readonly sums: Float64Array;
  /** Lower triangle of the sums of products. */
  readonly products: readonly Float64Array[];
  /** Sums of each target. */
  readonly targets: readonly { readonly sum: number; readonly products: Float64Array }[];
}

/** `targets` holds a list for each target, with a number for each row. */
export function sumMoments(
  rows: readonly (readonly number[])[],
  targets: readonly (readonly number[])[],
  scale: Scale,
): Moments {
  const size = scale.mean.length;
  const sums = new Float64Array(size);
  const products = Array.from({ length: size }, (_, i) => new Float64Array(i + 1));
  const targetProducts = targets.map(() => new Float64Array(size));
  rows.forEach((row, n) => {
    const z = Float64Array.from(row, (value, j) => (value - scale.mean[j]!) / scale.deviation[j]!); // rows are of one length
    for (let i = 0; i < size; i++) {
      const zi = z[i]!; // i < size
      const line = products[i]!;
      sums[i]! += zi;
      targetProducts.forEach((ofTarget, t) => {
        ofTarget[i]! += zi * targets[t]![n]!; // a number a row
      });
      for (let j = 0; j <= i; j++) line[j]! += zi * z[j]!;
    }
  });
  const summed = targets.map((target, t) => ({ sum: sum(target, (value) => value), products: targetProducts[t]! })); // one a target
  return { scale, count: rows.length, sums, products, targets: summed };
}

/** The moments of the rows that are not in the part. */
export const subtractMoments = (all: Moments, part: Moments): Moments => ({
  scale: all.scale,
  count: all.count - part.count,
  sums: all.sums.map((x, i) => x - part.sums[i]!), // same size
  products: all.products.map((line, i) => line.map((x, j) => x - part.products[i]![j]!)),
  targets: all.targets.map((target, t) => ({
    sum: target.sum - part.targets[t]!.sum, // same targets
    products: target.products.map((x, i) => x - part.targets[t]!.products[i]!),
  })),
});

/** Ridge regression of each target: least squares with `penalty` on the squared weights of the standardized features. */
export function fitRidge({ scale, count, sums, products, targets }: Moments, penalty: number): LinearMap[] {
  const factor = products.map(
    (line, i) => line.map((x, j) => x - (sums[i]! * sums[j]!) / count + (i === j ? penalty : 0)), // i, j < size
  );
  decompose(factor);
  return targets.map((target) => {
    const mean = target.sum / count;
    const weights = solve(
      factor,
      target.products.map((x, i) => x - sums[i]! * mean),
    );
    const center = mean - weights.reduce((total, weight, i) => total + (weight * sums[i]!) / count, 0);
    return { ...scale, center, weights };
  });
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
    (_, i) => Float64Array.from({ length: i + 1 }, (_, j) => product((row) => row[i]! * row[j]!)), // rows are of one length
  );
  const right = Float64Array.from({ length: size }, (_, i) => product((row, n) => row[i]! * targets[n]!)); // a target a row
  decompose(normal);
  return solve(normal, right);
}

/** Cholesky's decomposition of a positive definite matrix, of which the lower triangle is overwritten. */
function decompose(lower: readonly Float64Array[]): void {
  for (const [i, line] of lower.entries()) {
    for (let j = 0; j <= i; j++) {
      const other = lower[j]!; // j ≤ i
      let value = line[j]!;
      for (let k = 0; k < j; k++) value -= line[k]! * other[k]!;
      line[j] = i === j ? Math.sqrt(value) : value / other[j]!;
    }
  }
}

function solve(factor: readonly Float64Array[], right: Float64Array): number[] {
  const size = right.length;
  const at = (i: number, j: number) => factor[i]![j]!; // j ≤ i < size
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
