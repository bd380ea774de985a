import { at, type BodySeries } from '../1-track/body-series.ts';
import { findTurns } from '../1-track/find-hand-swings.ts';
import type { HandPath } from '../1-track/hand-path.ts';
import type { WholeSwing } from '../2-events/find-swing.ts';

/** The parts of a swing at full speed last so long, in seconds. Ten poses a second lengthen a short downswing. */
const backswingS = [0.25, 2.4] as const;
const downswingS = [0.1, 0.75] as const;
const followThroughS = [0.1, 1.5] as const;
/** Hands that swing a club at a ball fall and move so fast, in trunk lengths per second, as ten poses a second show it. */
const [leastFallSpeed, leastSpeed] = [1.8, 4];
/** Lowest place of the hands at the top and at the finish, in trunk lengths above the shoulders: half a swing has them at the chest. */
const [leastTop, leastFinish] = [-0.55, -0.35];
/** At address the hands hang so far below the shoulders. */
const addressBelowShoulders = 0.55;
/** The hands have left the ball at this share of their way to the top. */
const leftShare = 0.15;
/** They have arrived at the finish at this share of their way up from the ball. */
const arrivedShare = 0.9;
/** Before that they are still for so long, within the time in which a waggle or a forward press may come between. */
const [stillS, stillWithinS, stillSpeed] = [0.3, 1.1, 0.75];
/** From address to finish the hips travel less, in trunk lengths: to shift and to turn, not to walk. */
const mostTravel = 0.9;
/** A rise of the hands that may become a swing, in trunk lengths, and the time that it has for it. */
const [leavingRise, leavingS] = [0.5, 2.5];

/** The moment at which the hands leave the ball, in seconds. */
export function departureS(path: HandPath, start: number, top: number): number {
  const reached = at(path.height, start) + leftShare * (at(path.height, top) - at(path.height, start));
  let i = top;
  while (i > start && at(path.height, i) > reached) i--;
  return at(path.timesS, i);
}

/** The moment at which the hands arrive at the finish, in seconds. They may rise a little more while it is held. */
export function arrivalS(path: HandPath, low: number, through: number): number {
  const reached = at(path.height, low) + arrivedShare * (at(path.height, through) - at(path.height, low));
  let i = low;
  while (i < through && at(path.height, i) < reached) i++;
  return at(path.timesS, i);
}

/** Whether hands that swing are a whole golf swing: from a still address back, down at speed and up to a finish, on one spot. */
export function isWholeMotion(body: BodySeries, path: HandPath, swing: WholeSwing): boolean {
  const { start, top, low, through } = swing;
  const [topS, lowS, finishS] = [at(path.timesS, top), at(path.timesS, low), arrivalS(path, low, through)];
  const leftS = departureS(path, start, top);
  return (
    swing.fallSpeed >= leastFallSpeed &&
    Math.max(...path.speed.slice(top, through + 1)) >= leastSpeed &&
    isWithin(topS - leftS, backswingS) &&
    isWithin(lowS - topS, downswingS) &&
    isWithin(finishS - lowS, followThroughS) &&
    aboveShoulders(body, path, top) >= leastTop &&
    aboveShoulders(body, path, through) >= leastFinish &&
    aboveShoulders(body, path, start) <= -addressBelowShoulders &&
    isStillBefore(path, leftS) &&
    travel(body, leftS - stillS, finishS) <= mostTravel
  );
}

/** Whether the hands have left a still address after this time, and may be on their way through a swing. */
export function isLeavingAddress(body: BodySeries, path: HandPath, sinceS: number): boolean {
  const nowS = at(path.timesS, path.timesS.length - 1);
  const turns = findTurns(path.height, leavingRise);
  return turns.some(({ high, index }, i) => {
    const start = turns[i - 1];
    if (!high || !start) return false;
    const leftS = departureS(path, start.index, index);
    return (
      leftS > sinceS &&
      nowS - leftS <= leavingS &&
      aboveShoulders(body, path, start.index) <= -addressBelowShoulders &&
      isStillBefore(path, leftS) &&
      travel(body, leftS - stillS, nowS) <= mostTravel
    );
  });
}

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean => value >= least && value <= most;

/** Height of the hands above the shoulders in trunk lengths. */
function aboveShoulders(body: BodySeries, path: HandPath, i: number): number {
  const { yPx } = body.middle('leftShoulder', 'rightShoulder');
  return at(path.height, i) + at(yPx, i) / body.trunkPx;
}

/** Whether the hands were still for a while shortly before this time. */
function isStillBefore(path: HandPath, timeS: number): boolean {
  return path.timesS.some((endS, end) => {
    if (endS > timeS + 1e-6 || endS < timeS - stillWithinS) return false;
    const span = path.timesS.flatMap((t, i) => (i <= end && t >= endS - stillS ? [i] : []));
    const isCovered = endS - at(path.timesS, span[0] ?? end) >= 0.6 * stillS;
    return isCovered && span.every((i) => at(path.speed, i) <= stillSpeed);
  });
}

/** The longest way between two places of the hips, in trunk lengths. */
function travel(body: BodySeries, fromS: number, toS: number): number {
  const { xPx, yPx } = body.middle('leftHip', 'rightHip');
  const spread = (px: readonly number[]): number => {
    const within = px.filter((_, i) => body.detected[i] && at(body.timesS, i) >= fromS && at(body.timesS, i) <= toS);
    return within.length > 0 ? Math.max(...within) - Math.min(...within) : 0;
  };
  return Math.hypot(spread(xPx), spread(yPx)) / body.trunkPx;
}
