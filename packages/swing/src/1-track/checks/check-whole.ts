import type { SwingEvent, SwingEvents, TerminalAnalysisCode } from '@trueswing/contracts';
import { at, type BodySeries, lastPose, medianSpacing, nearestSample } from '../body-series.ts';
import { type HandPath, toHandPath } from '../hand-path.ts';
import { smoothSeries } from '../smooth-series.ts';

/** If the hands move faster than this share of the backswing's speed at the start of the clip, address is missing. */
const startedShare = 0.27;
/** Without a pose after it the turning point of the hands is a guess. */
const fewestAfterImpact = 1;

/** Hands this far above the hips, in trunk lengths, are in the backswing; at address they hang below. */
const highestAddressTrunks = 0.3;

type Path = Pick<HandPath, 'x' | 'height'>;

/** A part of a swing that a video lacks. */
export interface MissingPart {
  readonly code: TerminalAnalysisCode;
  readonly detail: string;
}

export const noAddress: MissingPart = {
  code: 'no-address',
  detail: 'the hands do not stand at the ball before the take-away',
};
export const noImpact: MissingPart = { code: 'no-impact', detail: 'no pose follows impact' };

/** Which of address and impact the video lacks: no analysis is possible without them. */
export function missingPart(body: BodySeries, { address, top, impact }: SwingEvents): MissingPart | null {
  const { timesS } = body;
  const firstS = at(timesS, 0);
  const downS = impact.timeS - top.timeS;
  const spacingS = medianSpacing(timesS, top.timeS, impact.timeS);
  const halfWidthS = Math.max(1.5 * spacingS, 0.12 * downS);
  const hands = toHandPath(body, halfWidthS);

  const stance = nearestSample(timesS, address.timeS);
  const hipsHeight = -at(body.middle('leftHip', 'rightHip').yPx, stance) / body.trunkPx;
  if (at(hands.height, stance) > hipsHeight + highestAddressTrunks) return noAddress;

  const startsAtAddress = address.timeS - firstS < 0.5 * downS;
  const untilS = firstS + Math.max(0.25 * downS, 3 * spacingS);
  const startSpeed = meanSpeed(body, hands, smoothHips(body, halfWidthS), untilS);
  const fastest = Math.max(0, ...hands.speed.filter((_, i) => at(timesS, i) <= top.timeS));
  if (startsAtAddress && startSpeed > startedShare * fastest) return noAddress;
  return isImpactSeen(body, impact) ? null : noImpact;
}

/** Impact is read from the turning point of the hands: it takes poses after it. */
const isImpactSeen = (body: BodySeries, impact: SwingEvent): boolean =>
  lastPose(body) - body.frames.indexOf(impact.frame) >= fewestAfterImpact;

/** Speed of the hands from the first sample to a time, against the hips: a phone that moves takes the whole picture with it. */
function meanSpeed({ timesS }: BodySeries, hands: Path, hips: Path, untilS: number): number {
  const end = timesS.findLastIndex((timeS) => timeS <= untilS);
  const wayOf = ({ x, height }: Path) => [at(x, end) - at(x, 0), at(height, end) - at(height, 0)] as const;
  const [[across, up], [hipsAcross, hipsUp]] = [wayOf(hands), wayOf(hips)];
  return end > 0 ? Math.hypot(across - hipsAcross, up - hipsUp) / (at(timesS, end) - at(timesS, 0)) : 0;
}

/** The middle of the hips as the path of the hands is given: in trunk lengths, height up. */
function smoothHips(body: BodySeries, halfWidthS: number): Path {
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
