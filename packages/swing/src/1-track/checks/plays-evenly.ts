import type { SwingEvents } from '@trueswing/contracts';
import { type BodySeries, nearestSample } from '../body-series.ts';
import { toHandPath } from '../hand-path.ts';

/** The hands' speed is compared before and after a pose, over so long each. */
const windowS = 4 / 30;
const fewestPoses = 4;
/** Hands that are slower, in trunk lengths a second, show no change of speed beside the noise of their joints. */
const leastSpeed = 0.9;
const noiseSpeed = 0.12;
/** Hands that go back evenly slow down less within a window, up to this share of the way to the top. */
const greatestSlowing = 2;
const compared = 0.75;
/** Mid-downswing lies at 0.55 to 0.63 of an even downswing; a part of it at full speed moves it later. */
const latestMidDownswing = 0.63;
/** Ratios of backswing and downswing that most swings have: a video whose speed changes beside the top has others. */
const usualRatio = { min: 1.7, max: 5.5 } as const;

/**
 * Whether a slowed down video plays the swing at one speed, from address to impact. Where full speed ends during the backswing,
 * the hands slow down within one picture; where it begins again during the downswing, mid-downswing is late
 * (docs/decisions/0027-slow-motion-factor.md).
 */
export function playsEvenly(body: BodySeries, { address, top, midDownswing, impact }: SwingEvents): boolean {
  const [backswingS, downswingS] = [top.timeS - address.timeS, impact.timeS - top.timeS];
  if (!(backswingS > usualRatio.min * downswingS && backswingS < usualRatio.max * downswingS)) return false;
  if (midDownswing.timeS - top.timeS > latestMidDownswing * downswingS) return false;
  const speeds = speedsAround(body, address.timeS, address.timeS + compared * backswingS);
  return speeds.every(
    ({ before, after }) => before < leastSpeed || before < greatestSlowing * Math.max(after, noiseSpeed),
  );
}

/** Speeds of the hands before and after each pose of this time, in trunk lengths a second. */
function speedsAround(body: BodySeries, fromS: number, untilS: number) {
  const { timesS, x, height } = toHandPath(body, 0);
  const [first, last] = [nearestSample(timesS, fromS), nearestSample(timesS, untilS)];
  const poses = Math.max(fewestPoses, Math.round(((last - first) * windowS) / (untilS - fromS)));
  const speed = (from: number, to: number): number => {
    const [start, end] = [timesS[from], timesS[to]];
    if (start === undefined || end === undefined) return 0;
    const way = Math.hypot((x[to] ?? 0) - (x[from] ?? 0), (height[to] ?? 0) - (height[from] ?? 0));
    return way / (end - start);
  };
  return Array.from({ length: Math.max(0, last - first - poses) }, (_, i) => first + i).map((pose) => ({
    before: speed(pose - poses, pose),
    after: speed(pose + 1, pose + 1 + poses),
  }));
}
