/** A point that the curve passes through; `flat` makes the curve pause there (zero slope). */
export interface SplineKey {
  t: number;
  value: number;
  flat?: boolean;
}

/** A smooth curve (C2 between flat keys) through keys sorted by time; constant before the first and after the last. */
export function makeSpline(keys: readonly SplineKey[]): (t: number) => number {
  const first = keys[0];
  const last = keys.at(-1);
  if (!first || !last) throw new Error('a spline needs at least one key');
  const pieces: { end: number; evaluate: (t: number) => number }[] = [];
  let from = 0;
  for (let i = 1; i < keys.length; i++) {
    if (i < keys.length - 1 && !keys[i]!.flat) continue; // in range by the loop
    const part = keys.slice(from, i + 1);
    pieces.push({ end: part.at(-1)!.t, evaluate: makePiece(part) });
    from = i;
  }
  return (t) => {
    if (t <= first.t) return first.value;
    if (t >= last.t) return last.value;
    return pieces.find((piece) => t <= piece.end)!.evaluate(t); // t is before the last end
  };
}

/** Cubic Hermite pieces with slopes that make the second derivative continuous, zero slope at both ends. */
function makePiece(keys: readonly SplineKey[]): (t: number) => number {
  const x = keys.map((key) => key.t);
  const y = keys.map((key) => key.value);
  const slopes = solveSlopes(x, y);
  return (t) => {
    let i = 0;
    while (i < x.length - 2 && t > x[i + 1]!) i++;
    const h = x[i + 1]! - x[i]!;
    const u = (t - x[i]!) / h;
    const u2 = u * u;
    const u3 = u2 * u;
    return (
      (2 * u3 - 3 * u2 + 1) * y[i]! +
      (u3 - 2 * u2 + u) * h * slopes[i]! +
      (-2 * u3 + 3 * u2) * y[i + 1]! +
      (u3 - u2) * h * slopes[i + 1]!
    );
  };
}

/** Thomas algorithm on the tridiagonal system of the inner slopes. All indices are in range by construction. */
function solveSlopes(x: readonly number[], y: readonly number[]): number[] {
  const n = x.length;
  const slopes = new Array<number>(n).fill(0);
  const diagonal: number[] = [];
  const upper: number[] = [];
  const right: number[] = [];
  for (let i = 1; i < n - 1; i++) {
    const before = x[i]! - x[i - 1]!;
    const after = x[i + 1]! - x[i]!;
    let d = 2 / before + 2 / after;
    let r = (3 * (y[i]! - y[i - 1]!)) / before ** 2 + (3 * (y[i + 1]! - y[i]!)) / after ** 2;
    if (i > 1) {
      const w = 1 / before / diagonal[i - 2]!;
      d -= w * upper[i - 2]!;
      r -= w * right[i - 2]!;
    }
    diagonal.push(d);
    upper.push(1 / after);
    right.push(r);
  }
  for (let i = diagonal.length - 1; i >= 0; i--) {
    slopes[i + 1] = (right[i]! - (i < diagonal.length - 1 ? upper[i]! * slopes[i + 2]! : 0)) / diagonal[i]!;
  }
  return slopes;
}
