import { at, type BodySeries, type JointName, type JointSeries, lastPose } from '../1-track/body-series.ts';
import { type HandPath, toHandPath } from '../1-track/hand-path.ts';
import { smoothSeries } from '../1-track/smooth-series.ts';

const trunkAndHead = ['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip', 'nose'] as const satisfies JointName[];
/**
 * Where the video ends, a body that was never slower than this share of its greatest speed after impact is still in its follow-through.
 * One that slows down evenly has then three quarters of its way behind it.
 */
const fastestEnd = 0.3;
/**
 * The body comes to rest ever more slowly. So noise that no one sees, such as that of a video's encoder, moves the moment at which it passes
 * one low speed by several frames. The mean moment of several speeds moves less, since noise moves each of them differently. They are
 * shares of the greatest speed after impact in equal ratios: at the mean moment an evenly slowing body passes their middle, 0.098.
 * Lower ones drown in noise; by higher ones the finish of drawn golfers, whose truth is known, comes too early.
 */
const restShares = [0.06, 0.073, 0.089, 0.108, 0.132, 0.16] as const;
/** Half the window of the smoothing: a wider one blurs the end of a quick follow-through, a narrower one keeps the noise. */
const smoothingDownswings = 0.45;
/** In the end pose the hands are behind the head, where their landmarks wander: they count less than what the camera sees. */
const handsWeight = 0.5;
/** The follow-through takes between one and three and a half down-swings (labeled swings: 1.0–2.8). */
const followDownswings = { min: 1, max: 3.5 } as const;
/** The swing is over when the hands are back below this share of their rise after impact: the golfer lowers the club. */
const loweredShare = 0.5;

interface Impact {
  readonly impactS: number;
  readonly downS: number;
}

interface FoundFinish {
  /** In seconds, between samples. */
  readonly finishS: number;
  /** The track ends while the body still moves faster than at any finish. */
  readonly isBeyond: boolean;
}

/** Finish: the moment at which the body has come to rest in its end pose. */
export function findFinish(body: BodySeries, { impactS, downS }: Impact): FoundFinish {
  const halfWidthS = smoothingDownswings * downS;
  const path = toHandPath(body, halfWidthS);
  const speed = bodySpeed(body, path, halfWidthS);
  const inside = (fromS: number, toS: number): number[] =>
    path.timesS.flatMap((t, i) => (t >= fromS && t <= toS ? [i] : []));

  const peak = Math.max(0, ...inside(impactS, impactS + 1.5 * downS).map((i) => at(speed, i)));
  const longestS = impactS + followDownswings.max * downS;
  const overS = Math.min(longestS, lowered(path, inside(impactS, longestS)));
  const follow = inside(impactS + followDownswings.min * downS, overS);
  const lastS = at(path.timesS, lastPose(body));
  const isSearchCut = overS > lastS;
  // The video ends, or the hands come down again so soon that there is no follow-through.
  if (follow.length === 0) return { finishS: Math.min(overS, lastS), isBeyond: isSearchCut };
  const moments = restShares.map((share) => slowerS(path.timesS, speed, follow, share * peak));
  return {
    finishS: moments.reduce((sum, momentS) => sum + momentS, 0) / moments.length,
    isBeyond:
      isSearchCut && !isRestSeen(body, path, { impactS, fromS: impactS + followDownswings.min * downS, halfWidthS }),
  };
}

/**
 * Whether a track shows the body slow after impact, before it ends. A speed needs the poses on both sides: at the last ones smoothing makes
 * it up, and one wrong pose doubles or halves it.
 */
function isRestSeen(
  body: BodySeries,
  path: HandPath,
  { impactS, fromS, halfWidthS }: { impactS: number; fromS: number; halfWidthS: number },
): boolean {
  const speed = speedAgainstHips(body, path, halfWidthS);
  const knownUntilS = at(path.timesS, lastPose(body)) - halfWidthS;
  const known = (startS: number) =>
    speed.filter((_, i) => at(path.timesS, i) >= startS && at(path.timesS, i) <= knownUntilS);
  const greatest = Math.max(0, ...known(impactS));
  return known(fromS).some((each) => each < fastestEnd * greatest);
}

/** When a speed is first passed in the samples, between them; of a body that is never so slow, its slowest moment. */
function slowerS(
  timesS: readonly number[],
  speed: readonly number[],
  samples: readonly number[],
  limit: number,
): number {
  const first = samples.find((i) => at(speed, i) < limit);
  if (first === undefined) {
    return at(
      timesS,
      samples.reduce((slowest, i) => (at(speed, i) < at(speed, slowest) ? i : slowest)),
    );
  }
  if (first === samples[0]) return at(timesS, first);
  const [before, after] = [at(speed, first - 1), at(speed, first)];
  return at(timesS, first) - ((limit - after) / (before - after)) * (at(timesS, first) - at(timesS, first - 1));
}

/** When the hands that rose through the ball come down again, seconds; never for a finish that is held to the end. */
function lowered({ timesS, height }: HandPath, after: readonly number[]): number {
  const heights = after.map((i) => at(height, i));
  const highest = heights.indexOf(Math.max(...heights));
  const level = at(heights, 0) + loweredShare * (at(heights, highest) - at(heights, 0));
  const down = after.find((_, k) => k > highest && at(heights, k) < level);
  return down === undefined ? Number.POSITIVE_INFINITY : at(timesS, down);
}

/** Speed of hands, trunk and head together, trunk lengths per second. */
function bodySpeed(body: BodySeries, path: HandPath, halfWidthS: number): number[] {
  const rates = trunkAndHead.map((name) => jointRate(body, body.joint(name), halfWidthS));
  return path.speed.map((hands, i) =>
    Math.hypot(handsWeight * hands, ...rates.flatMap(({ x, y }) => [at(x, i), at(y, i)])),
  );
}

/** The same against the middle of the hips: a phone that is lowered after the finish moves the whole picture. */
function speedAgainstHips(body: BodySeries, path: HandPath, halfWidthS: number): number[] {
  const hips = jointRate(body, body.middle('leftHip', 'rightHip'), halfWidthS);
  const rates = trunkAndHead.map((name) => jointRate(body, body.joint(name), halfWidthS));
  return path.timesS.map((_, i) => {
    const [across, down] = [at(hips.x, i), at(hips.y, i)];
    const hands = Math.hypot(at(path.xRate, i) - across, at(path.heightRate, i) + down);
    return Math.hypot(handsWeight * hands, ...rates.flatMap(({ x, y }) => [at(x, i) - across, at(y, i) - down]));
  });
}

/** Trunk lengths per second, y down. */
function jointRate({ timesS, detected, trunkPx }: BodySeries, joint: JointSeries, halfWidthS: number) {
  const weights = joint.confidence.map((confidence, i) => (detected[i] ? confidence ** 2 + 0.01 : 0));
  const [x = [], y = []] = [joint.xPx, joint.yPx].map((px) =>
    smoothSeries(timesS, px, weights, halfWidthS).rate.map((rate) => rate / trunkPx),
  );
  return { x, y };
}
