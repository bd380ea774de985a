import type { ViewAnalysis } from '@trueswing/contracts';

/** Log odds of one golfer, and why they are low. */
interface PaceScore {
  /** At most 0: many golfers have the same pace. */
  readonly score: number;
  readonly sentence: string;
}

/** Standard deviations of the logarithm of the time from arm level to impact. */
const spread = { ofOneGolfer: 0.08, ofGolfers: 0.35 };
/** Half of the 95 % error on labeled videos. */
const errorS = 0.04;

/**
 * Compares the time from the lead arm level to impact, which is seen well from both sides. Two swings of one golfer take
 * nearly the same time; one that takes much longer counts against one golfer.
 */
export function comparePaces(one: ViewAnalysis, other: ViewAnalysis): PaceScore {
  const [first, second] = [secondsOf(one), secondsOf(other)];
  if (!(first > 0 && second > 0)) return { score: 0, sentence: '' };
  const difference = Math.log(first / second);
  const error = (errorS / first) ** 2 + (errorS / second) ** 2;
  const [same, others] = [2 * spread.ofOneGolfer ** 2 + error, 2 * spread.ofGolfers ** 2 + error];
  const odds = 0.5 * (Math.log(others / same) - difference ** 2 * (1 / same - 1 / others));
  return {
    score: Math.min(0, odds),
    sentence: `From arm level to impact one swing takes ${first.toFixed(1)} s. The other takes ${second.toFixed(1)} s.`,
  };
}

/** In real time; 0 where the video's speed is not known. */
function secondsOf({ events, timeBase }: ViewAnalysis): number {
  if (!timeBase.trusted) return 0;
  return (events.impact.timeS - events.midBackswing.timeS) / (timeBase.slowMotionFactor ?? 1);
}
