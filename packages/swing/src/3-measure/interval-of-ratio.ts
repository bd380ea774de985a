import type { Interval } from '@trueswing/contracts';

/** Share of an error bar that holds 95 of 100 true values within which 90 of 100 lie. */
const shareOf90 = 1.6449 / 1.96;
/** An interval ends here, or at the ratio as read, where the downswing may be of any shortness. */
const longestRatio = 20;

/** Real seconds of a swing, and the errors of its events (95 %). */
interface TimedSwing {
  readonly backswingS: number;
  readonly downswingS: number;
  readonly errorsS: Readonly<Record<'address' | 'top' | 'impact', number>>;
}

/**
 * The ratios between which the true one lies in 90 of 100 swings, as often below as above. "More than L to 1" means that backswing − L ·
 * downswing is positive. That is a sum of event times, whose error is known at each L: both ends are the roots of one
 * quadratic equation (Fieller 1954). A ± about the ratio as read would grow with it, and hide what is too slow.
 */
export function intervalOfRatio({ backswingS, downswingS, errorsS }: TimedSwing): Interval {
  const square = (errorS: number) => (shareOf90 * errorS) ** 2;
  const [address, top, impact] = [square(errorsS.address), square(errorsS.top), square(errorsS.impact)];
  const quadratic = downswingS ** 2 - top - impact;
  const constant = backswingS ** 2 - address - top;
  // A later top lengthens the backswing and shortens the downswing.
  const half = backswingS * downswingS + top;
  const sum = half + Math.sqrt(Math.max(0, half ** 2 - quadratic * constant));
  const longest = Math.max(longestRatio, backswingS / downswingS);
  return {
    low: constant > 0 ? constant / sum : 0,
    high: quadratic > 0 ? Math.min(longest, sum / quadratic) : longest,
  };
}
