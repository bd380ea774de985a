import type { SwingEvent, SwingEventName, SwingEvents } from '@trueswing/contracts';
import { at, type BodySeries, lastPose, nearestSample, valueAt } from '../1-track/body-series.ts';
import type { HandPath } from '../1-track/hand-path.ts';
import { median } from '../1-track/smooth-series.ts';
import type { EventRules } from './event-rules.ts';
import { findAddress } from './find-address.ts';
import { findFinish } from './find-finish.ts';
import { isLostAt } from './find-gaps.ts';
import { type FoundSwing, traceSwing } from './trace-swing.ts';

/** Hands that hang so far below the trail shoulder, in trunk lengths, are still near the ball. */
const levelNearBall = -0.87;

/** Events as sample positions (fractions between samples allowed), before they are given frames. */
type EventTimes = Record<SwingEventName, number>;

/** Finds the eight events of one swing of a right-hander (mirror a left-hander's track first). */
export function detectEvents(body: BodySeries, swing: FoundSwing, rules: EventRules): SwingEvents {
  const { path, level, topS, lowS, fastestS, spacingS } = traceSwing(body, swing, rules);
  const fallS = lowS - topS;
  const impactS = lowS + rules.impactAfterLow * fallS;
  const downS = Math.max(impactS - topS, 2 * spacingS);
  const midBackswingS = rising(level, topS, { near: levelNearBall, height: rules.levelArmBack });
  const addressS = findAddress(body, path, { midBackswingS, downS, rules });
  const { finishS, isBeyond } = findFinish(body, { impactS, downS });
  const base = heightAround(path, addressS - 0.5 * downS, addressS);
  const toeUpHeight = base + rules.toeUpRise * (valueAt(path.timesS, path.height, midBackswingS) - base);
  const toeUpS = rising(path, topS, { near: toeUpHeight, height: toeUpHeight });
  const times: EventTimes = {
    address: addressS,
    // Heights and shares of time are wrong for different reasons: camera and posture, or pace.
    toeUp: (toeUpS + 2 * (addressS + rules.toeUpShare * (midBackswingS - addressS))) / 3,
    midBackswing: midBackswingS,
    top: topS,
    // The hands fall fastest near the moment at which the arm is level, wherever the camera stands.
    midDownswing: (topS + rules.midDownShare * fallS + fastestS + rules.midDownAfterFastest * fallS) / 2,
    impact: impactS,
    // The club moves at its greatest speed, so its level is a matter of time.
    midFollowThrough: lowS + rules.followShare * fallS,
    finish: finishS,
  };
  return toEvents(body, isBeyond ? { ...times, finish: Number.POSITIVE_INFINITY } : times, downS, spacingS);
}

const heightAround = (path: HandPath, fromS: number, toS: number): number => median(heights(path, fromS, toS));
const heights = (path: HandPath, fromS: number, toS: number): number[] =>
  path.height.filter((_, i) => at(path.timesS, i) >= fromS && at(path.timesS, i) <= toS);

/**
 * When the hands pass a height on the way to the top, interpolated between samples: the first time after they were last
 * near the ball. If they never do, the middle of that span.
 */
function rising(path: HandPath, topS: number, { near, height }: { near: number; height: number }): number {
  const left = path.timesS.findLastIndex((t, i) => t < topS && at(path.height, i) < near);
  const fromS = at(path.timesS, Math.max(0, left));
  for (let i = 1; i < path.timesS.length; i++) {
    const [t0, t1] = [at(path.timesS, i - 1), at(path.timesS, i)];
    if (t1 < fromS || t0 >= topS) continue;
    const [h0, h1] = [at(path.height, i - 1), at(path.height, i)];
    if (h0 < height && h1 >= height) return clamp(t0 + ((height - h0) / (h1 - h0)) * (t1 - t0), fromS, topS);
  }
  return (fromS + topS) / 2;
}

const clamp = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

function toEvents(body: BodySeries, times: EventTimes, downS: number, spacingS: number): SwingEvents {
  let notBefore = 0;
  const lastS = at(body.timesS, lastPose(body));
  const event = (name: SwingEventName): SwingEvent => {
    const sample = Math.max(notBefore, nearestSample(body.timesS, times[name]));
    notBefore = sample;
    // A frame far from the wanted time, or without a pose, has low confidence.
    const gap = Math.abs(at(body.timesS, sample) - times[name]) / Math.max(spacingS, 0.05 * downS);
    const confidence = body.detected[sample] ? Math.max(0.2, 0.95 - 0.3 * Math.max(0, gap - 0.5)) : 0.2;
    const isFrameNear = Math.abs(at(body.timesS, sample) - times[name]) <= spacingS;
    return {
      frame: at(body.frames, sample),
      timeS: at(body.timesS, sample),
      confidence,
      ...(isFrameNear && { betweenFramesS: Math.round(times[name] * 10_000) / 10_000 }),
    };
  };
  /** An event that the video may not show: then it has the frame of the last pose before it. */
  const eventAfterImpact = (name: SwingEventName): SwingEvent => {
    const eventS = times[name];
    if (eventS <= lastS + spacingS / 2 && !isLostAt(body, eventS, downS)) return event(name);
    const seen = body.detected.findLastIndex((isDetected, i) => isDetected && at(body.timesS, i) <= eventS);
    notBefore = Math.max(notBefore, seen);
    return { frame: at(body.frames, notBefore), timeS: at(body.timesS, notBefore), confidence: 0, isBeyondVideo: true };
  };
  // In order of time: an event is never before its predecessor.
  return {
    address: event('address'),
    toeUp: event('toeUp'),
    midBackswing: event('midBackswing'),
    top: event('top'),
    midDownswing: event('midDownswing'),
    impact: event('impact'),
    midFollowThrough: eventAfterImpact('midFollowThrough'),
    finish: eventAfterImpact('finish'),
  };
}
