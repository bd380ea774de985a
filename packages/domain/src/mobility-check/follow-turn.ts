import { toRadians } from '@trueswing/swing';
import type { MotionSample } from './motion-sample.ts';
import { uprightOf } from './recognize-axes.ts';
import type { StillSpan, TimedRate } from './still-spans.ts';
import { add, cross, dot, lengthOf, meanOf, medianOf, times, unit, type Vector } from './vector.ts';

/** Seconds in which the direction of gravity replaces what the turning says. */
const gravityAfterS = 1;

/**
 * Measures how far the phone has turned about the vertical since the first still span, at each sample, in degrees
 * counterclockwise from above. Rates are in the phone's axes. The sensor's bias is the median of what it says while still. The
 * vertical is carried along by the turning and slowly corrected by gravity, so that a mounting at any angle gives the same turn.
 */
export function followTurn(
  samples: readonly MotionSample[],
  rates: readonly TimedRate[],
  spans: readonly StillSpan[],
): number[] {
  const first = spans[0];
  if (!first) return [];
  const bias = medianOf(spans.map(({ from, to }) => meanOf(rates.slice(from, to + 1).map(({ rate }) => rate))));
  const turned: number[] = [];
  let [up, sum] = [uprightOf(samples, first), 0];
  rates.forEach(({ timeMs, rate }, i) => {
    const before = rates[i - 1];
    if (i > first.from && before) {
      const seconds = (timeMs - before.timeMs) / 1000;
      const turning = times(add(add(rate, before.rate), times(bias, -2)), 0.5);
      up = add(up, times(cross(turning, up), -toRadians(seconds)));
      const acceleration = samples[i]?.acceleration ?? [0, 0, 0];
      // While the phone is pushed about, its acceleration is not gravity.
      const isGravity = Math.abs(lengthOf(acceleration) - 9.81) < 1;
      up = unit(isGravity ? blend(up, unit(acceleration), Math.min(seconds / gravityAfterS, 1)) : up);
      sum += dot(turning, up) * seconds;
    }
    turned.push(sum);
  });
  return turned;
}

const blend = (a: Vector, b: Vector, share: number): Vector => add(times(a, 1 - share), times(b, share));
