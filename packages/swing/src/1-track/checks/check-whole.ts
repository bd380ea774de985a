import type { SwingEvents, TerminalAnalysisCode } from '@trueswing/contracts';
import { at, type BodySeries, lastPose, medianSpacing, nearestSample } from '../body-series.ts';
import { toHandPath } from '../hand-path.ts';
import { smoothSeries } from '../smooth-series.ts';

/** If the hands move faster than this share of the backswing's speed at the start of the clip, address is missing. */
const startedShare = 0.27;
/** If they move faster than this share of the follow-through's speed at its end, the finish is missing. */
const unfinishedShare = 0.35;
/** Minimum time from impact to finish, in downswings. */
export const shortestFollowDownswings = 0.95;

/** Without a pose after it the turning point of the hands is a guess. */
const fewestAfterImpact = 1;

/** Hands this far above the hips, in trunk lengths, are in the backswing; at address they hang below. */
const highestAddressTrunks = 0.3;

/** A part of a swing that a video lacks. */
export interface MissingPart {
  readonly code: TerminalAnalysisCode;
  readonly detail: string;
}

export const startsTooLate: MissingPart = {
  code: 'starts-too-late',
  detail: 'the hands do not stand at the ball before the take-away',
};
export const endsTooSoon: MissingPart = { code: 'ends-too-soon', detail: 'no pose follows impact' };

/** Which of address and impact the video lacks: no analysis is possible without them. */
export function missingPart(body: BodySeries, events: SwingEvents): MissingPart | null {
  const { timesS } = body;
  const firstS = at(timesS, 0);
  const { downS, windowS, hands, speedBetween, fastest } = traceHands(body, events);

  const address = nearestSample(timesS, events.address.timeS);
  const hipsHeight = -at(body.middle('leftHip', 'rightHip').yPx, address) / body.trunkPx;
  if (at(hands.height, address) > hipsHeight + highestAddressTrunks) return startsTooLate;

  const startsAtAddress = events.address.timeS - firstS < 0.5 * downS;
  const startSpeed = speedBetween(firstS, firstS + windowS);
  if (startsAtAddress && startSpeed > startedShare * fastest(firstS, events.top.timeS)) return startsTooLate;
  return isImpactSeen(body, events) ? null : endsTooSoon;
}

/** Whether the video ends after impact and before the finish. A golfer who leaves the picture is not seen any more, either. */
export function isCutAfterImpact(body: BodySeries, events: SwingEvents): boolean {
  const lastS = at(body.timesS, lastPose(body));
  const { downS, windowS, speedBetween, fastest } = traceHands(body, events);
  if (lastS - events.impact.timeS < shortestFollowDownswings * downS) return true;
  const endsAtFinish = lastS - events.finish.timeS < 0.3 * downS;
  return endsAtFinish && speedBetween(lastS - windowS, lastS) > unfinishedShare * fastest(events.top.timeS, lastS);
}

/** Impact is read from the turning point of the hands: it takes poses after it. */
function isImpactSeen(body: BodySeries, { impact }: SwingEvents): boolean {
  return lastPose(body) - body.frames.indexOf(impact.frame) >= fewestAfterImpact;
}

/** The hands' path around the swing, and their speed against the hips. */
function traceHands(body: BodySeries, { top, impact }: SwingEvents) {
  const { timesS } = body;
  const downS = impact.timeS - top.timeS;
  const spacingS = medianSpacing(timesS, top.timeS, impact.timeS);
  const halfWidthS = Math.max(1.5 * spacingS, 0.12 * downS);
  const hands = toHandPath(body, halfWidthS);
  const hips = smoothHips(body, halfWidthS);
  return {
    downS,
    hands,
    windowS: Math.max(0.25 * downS, 3 * spacingS),
    fastest: (fromS: number, toS: number): number =>
      Math.max(0, ...hands.speed.filter((_, i) => at(timesS, i) >= fromS && at(timesS, i) <= toS)),
    speedBetween: (fromS: number, toS: number): number => {
      const [a, b] = [timesS.findIndex((t) => t >= fromS), timesS.findLastIndex((t) => t <= toS)];
      // Against the hips: a phone that is lowered after the ball has gone moves the whole picture.
      const across = at(hands.x, b) - at(hands.x, a) - (at(hips.x, b) - at(hips.x, a));
      const up = at(hands.height, b) - at(hands.height, a) - (at(hips.height, b) - at(hips.height, a));
      const way = Math.hypot(across, up);
      return b > a ? way / (at(timesS, b) - at(timesS, a)) : 0;
    },
  };
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
