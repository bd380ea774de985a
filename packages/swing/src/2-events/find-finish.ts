import { at, type BodySeries, type JointName } from '../1-track/body-series.ts';
import { type HandPath, toHandPath } from '../1-track/hand-path.ts';
import { smoothSeries } from '../1-track/smooth-series.ts';

const trunkAndHead = ['leftShoulder', 'rightShoulder', 'leftHip', 'rightHip', 'nose'] as const satisfies JointName[];
/** The end pose lasts: the body stays about as slow for this many downswings. */
const holdDownswings = 0.5;
/** The end pose is reached when the body is slower than this share of its greatest speed after impact. */
const heldShare = 0.05;
const stillHeldShare = 0.15;
const earliestHoldDownswings = 1.2;
/** The follow-through takes between one and three and a half down-swings (labeled swings: 1.0–2.8). */
const followDownswings = { min: 1, max: 3.5 } as const;
/** The swing is over when the hands are back below this share of their rise after impact: the golfer lowers the club. */
const loweredShare = 0.5;

interface Impact {
  readonly impactS: number;
  readonly downS: number;
}

/** Finish: the moment at which the end pose is first reached; if it is never held, the slowest moment. Seconds. */
export function findFinish(body: BodySeries, { impactS, downS }: Impact): number {
  const halfWidthS = 0.3 * downS;
  const path = toHandPath(body, halfWidthS);
  const speed = bodySpeed(body, path, halfWidthS);
  const inside = (fromS: number, toS: number): number[] =>
    path.timesS.flatMap((t, i) => (t >= fromS && t <= toS ? [i] : []));

  const peak = Math.max(0, ...inside(impactS, impactS + 1.5 * downS).map((i) => at(speed, i)));
  const longestS = impactS + followDownswings.max * downS;
  const overS = Math.min(longestS, lowered(path, inside(impactS, longestS)));
  const follow = inside(impactS + followDownswings.min * downS, overS);
  const last = follow.at(-1);
  if (last === undefined) return path.timesS.at(-1) ?? impactS;
  const held = follow.find((i) => {
    const t = at(path.timesS, i);
    if (t < impactS + earliestHoldDownswings * downS || at(speed, i) >= heldShare * peak) return false;
    return inside(t, t + holdDownswings * downS).every((k) => at(speed, k) < stillHeldShare * peak);
  });
  return at(path.timesS, held ?? follow.reduce((slowest, i) => (at(speed, i) < at(speed, slowest) ? i : slowest)));
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
  const rates = trunkAndHead.flatMap((name) => {
    const joint = body.joint(name);
    const weights = joint.confidence.map((confidence, i) => (body.detected[i] ? confidence ** 2 + 0.01 : 0));
    return [joint.xPx, joint.yPx].map((px) => smoothSeries(body.timesS, px, weights, halfWidthS).rate);
  });
  return path.speed.map((hands, i) => Math.hypot(hands, ...rates.map((rate) => at(rate, i) / body.trunkPx)));
}
