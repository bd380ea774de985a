import { at } from './body-series.ts';
import type { HandSwing } from './find-swings.ts';
import type { HandPath } from './hand-path.ts';

/** How far the hands have moved, in trunk lengths, when the take-away is certain. */
const certainMove = 0.3;

/**
 * Address: the last still moment before the take-away. The hands are modelled as standing still and then leaving with
 * constant acceleration; the change-point that fits best is the address. Waggles and a forward press lie before it.
 */
export function findAddress(
  path: HandPath,
  swing: HandSwing & { readonly start: number },
  topS: number,
  downS: number,
): { readonly timeS: number; readonly height: number } {
  // Up from the low before the backswing to where the hands have certainly left.
  let left = swing.start;
  while (left < swing.top && at(path.timesS, left) < topS && rise(path, swing.start, left) < certainMove) left++;

  let best = { index: swing.start, cost: Number.POSITIVE_INFINITY, height: at(path.height, swing.start) };
  const earliestS = at(path.timesS, left) - Math.max(4 * downS, 0.4);
  for (let i = left - 1; i >= 0 && at(path.timesS, i) >= earliestS; i--) {
    const fit = fitStillThenLeave(path, i, left, downS);
    if (fit.cost < best.cost) best = { index: i, ...fit };
  }
  return { timeS: at(path.timesS, best.index), height: best.height };
}

const rise = (path: HandPath, from: number, to: number): number => at(path.height, to) - at(path.height, from);

function fitStillThenLeave(
  path: HandPath,
  onset: number,
  left: number,
  downS: number,
): { cost: number; height: number } {
  const t0 = at(path.timesS, onset);
  let still = onset;
  while (still > 0 && at(path.timesS, still - 1) >= t0 - downS) still--;
  const x0 = mean(path.x, still, onset);
  const h0 = mean(path.height, still, onset);
  let [uu, ux, uh] = [1e-9, 0, 0];
  for (let i = onset; i <= left; i++) {
    const u = (at(path.timesS, i) - t0) ** 2;
    uu += u * u;
    ux += u * (at(path.x, i) - x0);
    uh += u * (at(path.height, i) - h0);
  }
  let squares = 0;
  for (let i = still; i <= left; i++) {
    const u = i > onset ? (at(path.timesS, i) - t0) ** 2 : 0;
    squares += (at(path.x, i) - x0 - (ux / uu) * u) ** 2 + (at(path.height, i) - h0 - (uh / uu) * u) ** 2;
  }
  return { cost: squares / (left - still + 1), height: h0 };
}

function mean(values: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let i = from; i <= to; i++) sum += at(values, i);
  return sum / (to - from + 1);
}
