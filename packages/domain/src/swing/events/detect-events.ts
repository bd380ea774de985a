import type { SwingEvent, SwingEventName, SwingEvents } from '@trueswing/contracts';
import { at, type BodySeries, medianSpacing, nearestSample } from '../track/body-series.ts';
import type { HandSwing } from '../track/find-hand-swings.ts';
import { type HandPath, toHandPath } from '../track/hand-path.ts';
import { median, smoothSeries } from '../track/smooth-series.ts';
import type { EventRules } from './event-rules.ts';
import { findAddress } from './find-address.ts';
import { findFinish } from './find-finish.ts';

/** The fall has begun when it is this share of its greatest speed. */
const fallBegins = 0.05;
/** The hands are at their slowest at most this share of the fall's duration before it. */
const longestTop = 0.7;
/** Hands that hang so far below the middle of the shoulders, in trunk lengths, are still near the ball. */
const levelNearBall = -0.87;

/** Events as sample positions (fractions between samples allowed), before they are given frames. */
type EventTimes = Record<SwingEventName, number>;

/** What the events are read from: the path of the hands, its height against the shoulders, and the turn at the top. */
export interface SwingTrace {
  readonly path: HandPath;
  readonly level: HandPath;
  readonly topS: number;
  /** When the hands are lowest after the top, between samples: at 30 frames a second one is an eighth of the fall. */
  readonly lowS: number;
  readonly spacingS: number;
}

type FoundSwing = HandSwing & { readonly start: number };

export function traceSwing(body: BodySeries, swing: FoundSwing): SwingTrace {
  const spacingS = medianSpacing(body.timesS, at(body.timesS, swing.top), at(body.timesS, swing.low));
  const roughDownS = at(body.timesS, swing.low) - at(body.timesS, fallStart(toHandPath(body, 2 * spacingS), swing));
  const halfWidthS = Math.max(1.5 * spacingS, 0.12 * roughDownS);
  const path = toHandPath(body, halfWidthS);
  const top = findTop(path, swing);
  const lowS = lowestS(path, lowest(path, top, swing));
  return { path, level: toLevel(body, path, halfWidthS), topS: timeAt(path.timesS, top), lowS, spacingS };
}

/** Finds the eight events of one swing of a right-hander (mirror a left-hander's track first). */
export function detectEvents(body: BodySeries, swing: FoundSwing, rules: EventRules): SwingEvents {
  const { path, level, topS, lowS, spacingS } = traceSwing(body, swing);
  const impactS = lowS + rules.impactAfterLow * (lowS - topS);
  const downS = Math.max(impactS - topS, 2 * spacingS);
  const midBackswingS = rising(level, topS, { near: levelNearBall, height: rules.levelArmBack });
  const addressS = findAddress(body, path, { midBackswingS, downS, rules });
  const base = heightAround(path, addressS - 0.5 * downS, addressS);
  const toeUpS = rising(path, topS, { near: base + rules.toeUpRise, height: base + rules.toeUpRise });
  const levelDownS = crossing(level, topS, impactS, rules.levelArmDown, 'down');
  const times: EventTimes = {
    address: addressS,
    // Heights and shares of time are wrong for different reasons: camera and posture, or pace.
    toeUp: (toeUpS + 2 * (addressS + rules.toeUpShare * (midBackswingS - addressS))) / 3,
    midBackswing: midBackswingS,
    top: topS,
    midDownswing: (levelDownS + topS + rules.midDownShare * (lowS - topS)) / 2,
    impact: impactS,
    // The club moves at its greatest speed, so its level is a matter of time.
    midFollowThrough: lowS + rules.followShare * (lowS - topS),
    finish: findFinish(body, { impactS, downS }),
  };
  return toEvents(body, times, downS, spacingS);
}

function fallStart(path: HandPath, swing: HandSwing): number {
  let fastest = swing.top;
  for (let i = swing.top; i <= swing.low; i++) {
    if (at(path.heightRate, i) < at(path.heightRate, fastest)) fastest = i;
  }
  let i = fastest;
  while (i > swing.top && -at(path.heightRate, i) > fallBegins * -at(path.heightRate, fastest)) i--;
  return i;
}

/** Midway between the slowest moment of the hands at the top and the moment at which their fall begins. */
function findTop(path: HandPath, swing: FoundSwing): number {
  const begins = fallStart(path, swing);
  const highest = at(path.height, swing.top);
  const plateau = highest - 0.2 * (highest - at(path.height, swing.low));
  const earliestS = at(path.timesS, begins) - longestTop * (at(path.timesS, swing.low) - at(path.timesS, begins));
  let slowest = begins;
  for (let i = begins; i > swing.start && at(path.height, i) >= plateau && at(path.timesS, i) >= earliestS; i--) {
    if (at(path.speed, i) < at(path.speed, slowest)) slowest = i;
  }
  return (begins + slowest) / 2;
}

function lowest(path: HandPath, top: number, swing: HandSwing): number {
  let low = swing.low;
  for (let i = Math.round(top) + 1; i <= Math.min(swing.low + 3, path.height.length - 1); i++) {
    if (at(path.height, i) < at(path.height, low)) low = i;
  }
  return low;
}

/** Time of the lowest point of the parabola through the lowest sample and its neighbors. */
function lowestS({ timesS, height }: HandPath, low: number): number {
  if (low < 1 || low > height.length - 2) return at(timesS, low);
  const [before, after] = [at(timesS, low) - at(timesS, low - 1), at(timesS, low + 1) - at(timesS, low)];
  const fall = (at(height, low - 1) - at(height, low)) / before;
  const rise = (at(height, low + 1) - at(height, low)) / after;
  if (fall + rise <= 0) return at(timesS, low);
  return at(timesS, low) + (fall * after - rise * before) / (2 * (fall + rise));
}

const heightAround = (path: HandPath, fromS: number, toS: number): number => median(heights(path, fromS, toS));
const heights = (path: HandPath, fromS: number, toS: number): number[] =>
  path.height.filter((_, i) => at(path.timesS, i) >= fromS && at(path.timesS, i) <= toS);

/** The hands' path with height relative to the mid-shoulder: a level arm then has the same height for every posture. */
function toLevel(body: BodySeries, path: HandPath, halfWidthS: number): HandPath {
  const shoulder = body.joint('rightShoulder');
  const heights = shoulder.yPx.map((y) => -y / body.trunkPx);
  const weights = shoulder.confidence.map((confidence) => confidence ** 2 + 0.01);
  const { value } = smoothSeries(path.timesS, heights, weights, halfWidthS);
  return { ...path, height: path.height.map((height, i) => height - at(value, i)) };
}

/** When the hands pass a height on the way to the top: the first time after they were last near the ball. */
function rising(path: HandPath, topS: number, { near, height }: { near: number; height: number }): number {
  const left = path.timesS.findLastIndex((t, i) => t < topS && at(path.height, i) < near);
  return crossing(path, left < 0 ? at(path.timesS, 0) : at(path.timesS, left), topS, height, 'up');
}

/** First time in the span at which the hands pass a height on their way up or down, interpolated between samples; otherwise the middle of the span. */
function crossing(path: HandPath, fromS: number, toS: number, height: number, way: 'up' | 'down'): number {
  for (let i = 1; i < path.timesS.length; i++) {
    const [t0, t1] = [at(path.timesS, i - 1), at(path.timesS, i)];
    if (t1 < fromS || t0 >= toS) continue;
    const [h0, h1] = [at(path.height, i - 1), at(path.height, i)];
    const passes = way === 'down' ? h0 > height && h1 <= height : h0 < height && h1 >= height;
    if (passes) return Math.min(toS, Math.max(fromS, t0 + ((height - h0) / (h1 - h0)) * (t1 - t0)));
  }
  return (fromS + toS) / 2;
}

function toEvents(body: BodySeries, times: EventTimes, downS: number, spacingS: number): SwingEvents {
  let notBefore = 0;
  const event = (name: SwingEventName): SwingEvent => {
    const sample = Math.max(notBefore, nearestSample(body.timesS, times[name]));
    notBefore = sample;
    // A frame far from the wanted time, or without a pose, has low confidence.
    const gap = Math.abs(at(body.timesS, sample) - times[name]) / Math.max(spacingS, 0.05 * downS);
    const confidence = body.detected[sample] ? Math.max(0.2, 0.95 - 0.3 * Math.max(0, gap - 0.5)) : 0.2;
    return { frame: at(body.frames, sample), timeS: at(body.timesS, sample), confidence };
  };
  // In order of time: an event is never before its predecessor.
  return {
    address: event('address'),
    toeUp: event('toeUp'),
    midBackswing: event('midBackswing'),
    top: event('top'),
    midDownswing: event('midDownswing'),
    impact: event('impact'),
    midFollowThrough: event('midFollowThrough'),
    finish: event('finish'),
  };
}

const timeAt = (timesS: readonly number[], sample: number): number => {
  const low = Math.floor(sample);
  const high = Math.min(timesS.length - 1, Math.ceil(sample));
  return at(timesS, low) + (at(timesS, high) - at(timesS, low)) * (sample - low);
};
