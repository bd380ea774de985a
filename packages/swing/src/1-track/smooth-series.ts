/** A signal over time: value and rate of change per second. */
export interface Series {
  readonly value: readonly number[];
  readonly rate: readonly number[];
}

/**
 * Smooths an unevenly sampled signal by local parabolas (Savitzky–Golay in time, tricube window), each sample weighted
 * by its confidence, and gives its rate of change. A parabola in time passes through unchanged.
 * @param halfWidthS half the window, in seconds; the window always reaches the two nearest neighbors on either side
 */
export function smoothSeries(
  timesS: readonly number[],
  values: readonly number[],
  weights: readonly number[],
  halfWidthS: number,
): Series {
  const value: number[] = [];
  const rate: number[] = [];
  let from = 0;
  for (let i = 0; i < timesS.length; i++) {
    const reach = Math.max(halfWidthS, neighborReach(timesS, i));
    const t0 = timesS[i] ?? 0;
    while ((timesS[from] ?? 0) < t0 - reach) from++;
    // Normal equations of a weighted parabola about t0; the times are scaled by the reach to stay well conditioned.
    let s0 = 1e-9;
    let s1 = 0;
    let s2 = 0;
    let s3 = 0;
    let s4 = 0;
    let y0 = 1e-9 * (values[i] ?? 0);
    let y1 = 0;
    let y2 = 0;
    for (let j = from; j < timesS.length; j++) {
      const u = ((timesS[j] ?? 0) - t0) / reach;
      if (u > 1) break;
      // Products instead of powers: this is the innermost loop of the whole analysis.
      const u2 = u * u;
      const tricube = 1 - Math.abs(u) * u2 * 0.999;
      const w = ((weights[j] ?? 0) + 1e-6) * tricube * tricube * tricube;
      const y = values[j] ?? 0;
      const wu = w * u;
      const wu2 = w * u2;
      s0 += w;
      s1 += wu;
      s2 += wu2;
      s3 += wu2 * u;
      s4 += wu2 * u2;
      y0 += w * y;
      y1 += wu * y;
      y2 += wu2 * y;
    }
    const [a, b] = solveParabola(s0, s1, s2, s3, s4, y0, y1, y2);
    value.push(a);
    rate.push(b / reach);
  }
  return { value, rate };
}

/** Far enough to include two samples on each side, if there are any. */
function neighborReach(timesS: readonly number[], i: number): number {
  const t0 = timesS[i] ?? 0;
  const before = t0 - (timesS[Math.max(0, i - 2)] ?? t0);
  const after = (timesS[Math.min(timesS.length - 1, i + 2)] ?? t0) - t0;
  return Math.max(before, after, 1e-6) * 1.02;
}

function solveParabola(
  s0: number,
  s1: number,
  s2: number,
  s3: number,
  s4: number,
  y0: number,
  y1: number,
  y2: number,
): [number, number] {
  const d0 = s2 * s4 - s3 * s3;
  const d1 = s1 * s4 - s2 * s3;
  const d2 = s1 * s3 - s2 * s2;
  const determinant = s0 * d0 - s1 * d1 + s2 * d2;
  if (Math.abs(determinant) < 1e-12 * s0 ** 3) {
    const spread = s0 * s2 - s1 * s1;
    return spread > 1e-12 * s0 * s0 ? [(y0 * s2 - y1 * s1) / spread, (y1 * s0 - y0 * s1) / spread] : [y0 / s0, 0];
  }
  const a = (y0 * d0 - y1 * d1 + y2 * d2) / determinant;
  const b = (-y0 * d1 + y1 * (s0 * s4 - s2 * s2) - y2 * (s0 * s3 - s1 * s2)) / determinant;
  return [a, b];
}

/** The middle value; NaN for an empty list. */
export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Value below which a share `q` (0…1) lies, linear between samples; NaN for an empty list. */
export function quantile(values: readonly number[], q: number): number {
  const sorted = values.filter((value) => Number.isFinite(value)).sort((a, b) => a - b);
  if (sorted.length === 0) return Number.NaN;
  const at = (sorted.length - 1) * q;
  const low = sorted[Math.floor(at)] ?? 0;
  return low + ((sorted[Math.ceil(at)] ?? low) - low) * (at - Math.floor(at));
}
