import type { SwingEvents } from '@trueswing/contracts';
import { at, type BodySeries, medianSpacing, nearestSample } from '../body-series.ts';
import { toHandPath } from '../hand-path.ts';
import { smoothSeries } from '../smooth-series.ts';

/** If the hands move faster than this share of the backswing's speed at the start of the clip, address is missing. */
const startedShare = 0.27;
/** If they move faster than this share of the follow-through's speed at its end, the finish is missing. */
const unfinishedShare = 0.35;
/** Minimum time from impact to finish, in downswings. */
const shortestFollowDownswings = 0.95;

/** Hands this far above the hips, in trunk lengths, are in the backswing; at address they hang below. */
const highestAddressTrunks = 0.3;

/** Which part of the swing is missing: a clip that begins in the take-away or ends in the follow-through is incomplete. */
export function missingPart(body: BodySeries, events: SwingEvents): string | null {
  const { timesS } = body;
  const [firstS, lastS] = [at(timesS, 0), at(timesS, timesS.length - 1)];
  const downS = events.impact.timeS - events.top.timeS;
  const spacingS = medianSpacing(timesS, events.top.timeS, events.impact.timeS);
  const halfWidthS = Math.max(1.5 * spacingS, 0.12 * downS);
  const path = toHandPath(body, halfWidthS);
  const hips = smoothHips(body, halfWidthS);
  const fastest = (fromS: number, toS: number): number =>
    Math.max(0, ...path.speed.filter((_, i) => at(timesS, i) >= fromS && at(timesS, i) <= toS));
  const windowS = Math.max(0.25 * downS, 3 * spacingS);
  const speedBetween = (fromS: number, toS: number): number => {
    const [a, b] = [timesS.findIndex((t) => t >= fromS), timesS.findLastIndex((t) => t <= toS)];
    // Against the hips: a phone that is lowered after the ball has gone moves the whole picture.
    const across = at(path.x, b) - at(path.x, a) - (at(hips.x, b) - at(hips.x, a));
    const up = at(path.height, b) - at(path.height, a) - (at(hips.height, b) - at(hips.height, a));
    const way = Math.hypot(across, up);
    return b > a ? way / (at(timesS, b) - at(timesS, a)) : 0;
  };

  const address = nearestSample(timesS, events.address.timeS);
  const hipsHeight = -at(body.middle('leftHip', 'rightHip').yPx, address) / body.trunkPx;
  if (at(path.height, address) > hipsHeight + highestAddressTrunks) return 'the video begins after the take-away';

  const startsAtAddress = events.address.timeS - firstS < 0.5 * downS;
  const startSpeed = speedBetween(firstS, firstS + windowS);
  if (startsAtAddress && startSpeed > startedShare * fastest(firstS, events.top.timeS)) {
    return 'the video begins after the take-away';
  }
  if (lastS - events.impact.timeS < shortestFollowDownswings * downS) return 'the video ends before the finish';
  const endsAtFinish = lastS - events.finish.timeS < 0.3 * downS;
  const endSpeed = speedBetween(lastS - windowS, lastS);
  if (endsAtFinish && endSpeed > unfinishedShare * fastest(events.top.timeS, lastS)) {
    return 'the video ends before the finish';
  }
  return null;
}

/** The middle of the hips as the path of the hands is given: in trunk lengths, height up. */
function smoothHips(body: BodySeries, halfWidthS: number): { x: readonly number[]; height: readonly number[] } {
  const { xPx, yPx, confidence } = body.middle('leftHip', 'rightHip');
  const weights = confidence.map((c, i) => (body.detected[i] ? c ** 2 + 0.01 : 0));
  const smooth = (px: readonly number[], scale: number): readonly number[] =>
    smoothSeries(
      body.timesS,
      px.map((value) => (value * scale) / body.trunkPx),
      weights,
      halfWidthS,
    ).value;
  return { x: smooth(xPx, 1), height: smooth(yPx, -1) };
}
