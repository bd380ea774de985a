import { add, lengthOf, meanOf, times, type Vector } from './vector.ts';

/** Samples from `from` to `to`, both within, in which the phone was still. */
export interface StillSpan {
  readonly from: number;
  readonly to: number;
}

/** A rate of turning, degrees per second, at a moment. */
export interface TimedRate {
  readonly timeMs: number;
  readonly rate: Vector;
}

const windowMs = 200;
/** Breathing and swaying stay below it; a turn of the trunk does not. */
const stillDegPerS = 8;
const shortestMs = 300;

/** The spans in which the phone hardly turned. The sensor's own bias is taken out first. */
export function findStillSpans(rates: readonly TimedRate[]): StillSpan[] {
  const bias = roughBias(rates);
  const speeds = rates.map(({ rate }) => lengthOf(add(rate, times(bias, -1))));
  const isStill = smooth(rates, speeds).map((speed) => speed < stillDegPerS);
  const spans: StillSpan[] = [];
  let from = -1;
  for (let i = 0; i <= rates.length; i++) {
    const isBroken = i > 0 && i < rates.length && timeOf(rates, i) - timeOf(rates, i - 1) > shortestMs;
    if (from >= 0 && (i === rates.length || !isStill[i] || isBroken)) {
      if (timeOf(rates, i - 1) - timeOf(rates, from) >= shortestMs) spans.push({ from, to: i - 1 });
      from = -1;
    }
    if (i < rates.length && isStill[i] && from < 0) from = i;
  }
  return spans;
}

/** The mean rate of the calmest third: the golfer holds still for about half of the check. */
export function roughBias(rates: readonly TimedRate[]): Vector {
  const calmest = rates.map(({ rate }) => rate).sort((a, b) => lengthOf(a) - lengthOf(b));
  return meanOf(calmest.slice(0, Math.ceil(calmest.length / 3)));
}

const timeOf = (rates: readonly TimedRate[], i: number): number => rates[i]?.timeMs ?? Number.NaN;

/** Root of the mean square within the window around each moment. */
function smooth(rates: readonly TimedRate[], speeds: readonly number[]): number[] {
  let [first, last, sum] = [0, 0, 0];
  return rates.map(({ timeMs }) => {
    while (last < rates.length && timeOf(rates, last) <= timeMs + windowMs / 2) sum += (speeds[last++] ?? 0) ** 2;
    while (timeOf(rates, first) < timeMs - windowMs / 2) sum -= (speeds[first++] ?? 0) ** 2;
    return Math.sqrt(Math.max(sum, 0) / Math.max(last - first, 1));
  });
}
