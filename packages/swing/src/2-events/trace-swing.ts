import { at, type BodySeries, medianSpacing } from '../1-track/body-series.ts';
import type { HandSwing } from '../1-track/find-hand-swings.ts';
import { type HandPath, toHandPath } from '../1-track/hand-path.ts';
import { smoothSeries } from '../1-track/smooth-series.ts';
import type { EventRules } from './event-rules.ts';

/** The fall has begun when it is this share of its greatest speed. */
const fallBegins = 0.05;
/** The hands are at their slowest at most this share of the fall's duration before it. */
const longestTop = 0.7;

/**
 * Weights of three readings of the top that err for different reasons: hands that turn slowly say little about the moment, hands may sink
 * before they turn, and the pace of a fall differs. With these, errors on drawn and labeled swings are a fifth to a third smaller than with
 * the middle of the first two (docs/research/top.md).
 */
const topWeights = { slowest: 1 / 2, fallBegins: 1 / 6, pace: 1 / 3 } as const;

/** Facts that the events are read from: the path of the hands, its height against the trail shoulder, and its turning points. */
export interface SwingTrace {
  readonly path: HandPath;
  readonly level: HandPath;
  readonly topS: number;
  /** When the hands have fallen by a third of the way from their highest to their lowest point. */
  readonly thirdFallenS: number;
  /**
   * When the hands are lowest after the top, and when they fall fastest before. Between samples: at 30 frames a second one
   * sample is an eighth of the fall.
   */
  readonly lowS: number;
  readonly fastestS: number;
  readonly spacingS: number;
}

export type FoundSwing = HandSwing & { readonly start: number };

export function traceSwing(body: BodySeries, swing: FoundSwing, { thirdFallenShare }: EventRules): SwingTrace {
  const spacingS = medianSpacing(body.timesS, at(body.timesS, swing.top), at(body.timesS, swing.low));
  const roughDownS = at(body.timesS, swing.low) - at(body.timesS, fallStart(toHandPath(body, 2 * spacingS), swing));
  const halfWidthS = Math.max(1.5 * spacingS, 0.12 * roughDownS);
  const path = toHandPath(body, halfWidthS);
  const begins = fallStart(path, swing);
  const slowest = slowestAtTop(path, swing, begins);
  const low = lowest(body, path, slowest, swing);
  const lowS = vertexS(path.timesS, path.height, low);
  const thirdFallenS = fallenS(path, swing.top, low, 1 / 3);
  const pacedTopS = lowS - (lowS - thirdFallenS) / (1 - thirdFallenShare);
  return {
    path,
    level: toLevel(body, path, halfWidthS),
    topS:
      topWeights.slowest * vertexS(path.timesS, path.speed, slowest) +
      topWeights.fallBegins * at(path.timesS, begins) +
      topWeights.pace * pacedTopS,
    thirdFallenS,
    lowS,
    fastestS: vertexS(path.timesS, path.heightRate, fastestFall(path, slowest, low)),
    spacingS,
  };
}

function fallStart(path: HandPath, swing: HandSwing): number {
  const fastest = fastestFall(path, swing.top, swing.low);
  let i = fastest;
  while (i > swing.top && -at(path.heightRate, i) > fallBegins * -at(path.heightRate, fastest)) i--;
  return i;
}

function fastestFall(path: HandPath, from: number, to: number): number {
  let fastest = from;
  for (let i = from; i <= to; i++) {
    if (at(path.heightRate, i) < at(path.heightRate, fastest)) fastest = i;
  }
  return fastest;
}

/** The sample at which the hands are slowest while they are up: where they turn, though they may sink before. */
function slowestAtTop(path: HandPath, swing: FoundSwing, begins: number): number {
  const highest = at(path.height, swing.top);
  const plateau = highest - 0.2 * (highest - at(path.height, swing.low));
  const earliestS = at(path.timesS, begins) - longestTop * (at(path.timesS, swing.low) - at(path.timesS, begins));
  const isUp = (i: number) => at(path.height, i) >= plateau && at(path.timesS, i) >= earliestS;
  let slowest = begins;
  const compare = (i: number) => {
    if (at(path.speed, i) < at(path.speed, slowest)) slowest = i;
  };
  for (let i = begins; i > swing.start && isUp(i); i--) compare(i);
  for (let i = begins; i < swing.low && isUp(i); i++) compare(i);
  return slowest;
}

/** When the hands have fallen by a share of the way from their highest point since the top to the lowest: the last time. */
function fallenS({ timesS, height }: HandPath, top: number, low: number, share: number): number {
  const highest = Math.max(...height.slice(top, low + 1));
  const level = highest - share * (highest - at(height, low));
  let i = low;
  while (i > top + 1 && at(height, i - 1) < level) i--;
  const fall = at(height, i - 1) - at(height, i);
  const part = fall > 0 ? (at(height, i - 1) - level) / fall : 0;
  return at(timesS, i - 1) + part * (at(timesS, i) - at(timesS, i - 1));
}

function lowest({ detected }: BodySeries, path: HandPath, top: number, swing: HandSwing): number {
  let low = swing.low;
  for (let i = top + 1; i <= Math.min(swing.low + 3, path.height.length - 1); i++) {
    if (detected[i] && at(path.height, i) < at(path.height, low)) low = i;
  }
  return low;
}

/** Time of the lowest value, between samples: of the parabola through the lowest sample and its neighbors. */
function vertexS(timesS: readonly number[], values: readonly number[], low: number): number {
  if (low < 1 || low > values.length - 2) return at(timesS, low);
  const [before, after] = [at(timesS, low) - at(timesS, low - 1), at(timesS, low + 1) - at(timesS, low)];
  const fall = (at(values, low - 1) - at(values, low)) / before;
  const rise = (at(values, low + 1) - at(values, low)) / after;
  if (fall < 0 || rise < 0 || fall + rise === 0) return at(timesS, low);
  return at(timesS, low) + (fall * after - rise * before) / (2 * (fall + rise));
}

/**
 * The hands' path with height relative to the trail shoulder: a level arm then has the same height for every posture.
 * Down-the-line the lead shoulder is hidden behind the chin.
 */
function toLevel(body: BodySeries, path: HandPath, halfWidthS: number): HandPath {
  const shoulder = body.joint('rightShoulder');
  const heights = shoulder.yPx.map((y) => -y / body.trunkPx);
  const weights = shoulder.confidence.map((confidence) => confidence ** 2 + 0.01);
  const { value } = smoothSeries(path.timesS, heights, weights, halfWidthS);
  return { ...path, height: path.height.map((height, i) => height - at(value, i)) };
}
