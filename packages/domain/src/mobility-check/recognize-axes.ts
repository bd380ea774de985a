import { toDegrees, toRadians } from '@trueswing/swing';
import type { MotionSample } from './motion-sample.ts';
import { headingChangeDeg } from './orientation.ts';
import type { StillSpan, TimedRate } from './still-spans.ts';
import { add, angleDeg, cross, meanOf, times, unit, type Vector } from './vector.ts';

/** Which of alpha, beta and gamma turns about x, about y, about z. */
type AxisOrder = readonly [number, number, number];

/** Orders of the axes: what browsers do comes first, then what an earlier draft of the standard said, then whatever else fits. */
const axisOrders: readonly AxisOrder[] = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
];

const reorder = (rate: Vector, [x, y, z]: AxisOrder): Vector => [rate[x] ?? 0, rate[y] ?? 0, rate[z] ?? 0];

/**
 * Degrees per second, or radians? With `deviceorientation` its change of heading decides, else the fastest turn: no one
 * checks mobility at less than 6 degrees per second, or at more than 6 radians per second.
 */
export function toDegPerS(samples: readonly MotionSample[]): TimedRate[] {
  const fastest = samples.map(({ rotationRate }) => Math.hypot(...rotationRate)).sort((a, b) => a - b);
  const peak = fastest[Math.floor(fastest.length * 0.98)] ?? 0;
  const factor = peak < 6 && turnsFasterThan(samples, peak) ? toDegrees(1) : 1;
  return samples.map(({ timeMs, rotationRate }) => ({ timeMs, rate: times(rotationRate, factor) }));
}

/** Whether the heading changes faster than any rate of turning allows. True if the heading is unknown. */
function turnsFasterThan(samples: readonly MotionSample[], peak: number): boolean {
  let fastest = 0;
  let isKnown = false;
  for (let from = 0, to = 0; to < samples.length; to++) {
    const [first, last] = [samples[from], samples[to]];
    if (!first || !last || last.timeMs - first.timeMs < 500) continue;
    const change = headingChangeDeg(first, last);
    isKnown ||= change !== null;
    fastest = Math.max(fastest, Math.abs(change ?? 0) / ((last.timeMs - first.timeMs) / 1000));
    from = to;
  }
  return !isKnown || fastest > 2 * peak;
}

/** The direction of gravity in the phone's axes while it was still, as the browser gives it: upward once it is settled. */
export const uprightOf = (samples: readonly MotionSample[], { from, to }: StillSpan): Vector =>
  unit(meanOf(samples.slice(from, to + 1).map(({ acceleration }) => acceleration)));

/**
 * Gives the rates in the phone's axes x, y, z. Browsers and their references disagree on what alpha names, so each order is
 * tried: the right one predicts from the turning alone how the phone stands in the next still span.
 */
export function recognizeAxes(
  samples: readonly MotionSample[],
  rates: readonly TimedRate[],
  spans: readonly StillSpan[],
): { rates: TimedRate[]; errorDeg: number } {
  let best = { order: axisOrders[0] as AxisOrder, errorDeg: Number.POSITIVE_INFINITY };
  for (const order of axisOrders) {
    const errors = spans.slice(1).map((span, i) => {
      const before = spans[i] as StillSpan;
      const predicted = carryUpright(uprightOf(samples, before), rates.slice(before.to, span.from + 1), order);
      return angleDeg(predicted, uprightOf(samples, span));
    });
    const errorDeg = errors.reduce((sum, error) => sum + error, 0) / Math.max(errors.length, 1);
    // An order that fits hardly better may be noise, so the likelier one stays.
    if (errorDeg < best.errorDeg - 1) best = { order, errorDeg };
  }
  const { order, errorDeg } = best;
  return { rates: rates.map(({ timeMs, rate }) => ({ timeMs, rate: reorder(rate, order) })), errorDeg };
}

function carryUpright(start: Vector, rates: readonly TimedRate[], order: AxisOrder): Vector {
  return rates.slice(1).reduce((up, { timeMs, rate }, i) => {
    const seconds = (timeMs - (rates[i]?.timeMs ?? timeMs)) / 1000;
    return unit(add(up, times(cross(reorder(rate, order), up), -toRadians(seconds))));
  }, start);
}
