import { isInVideo, type Measurement, type Measurements } from '@trueswing/contracts';
import { at } from '../1-track/body-series.ts';
import { median, quantile } from '../1-track/smooth-series.ts';
import { bodyHeightPx, type MeasuredSwing, measuredIfVisible } from './measured-swing.ts';

/** The hold is measured from `after` the finish for `long` seconds; at least `least` seconds must be filmed. */
const holdS = { after: 0.1, long: 0.8, least: 0.35 } as const;
/** Hips of a golfer who stands still jitter by about 1 % of the stature in real pictures. */
const plusMinusBh = 2;

/** Measures how far the pelvis moves after the finish is reached; a held finish shows a balanced swing. */
export function measureFinish(swing: MeasuredSwing): Measurements {
  return { finishSwayBh: finishSway(swing) };
}

function finishSway(swing: MeasuredSwing): Measurement {
  const { body, events, timeBase } = swing;
  if (!isInVideo(events.finish)) return { withheld: 'We do not see your finish in the video.' };
  if (!timeBase.trusted) return { withheld: timeBase.reason ?? 'We do not know the speed of this video.' };
  const hips = body.middle('leftHip', 'rightHip');
  const slowed = timeBase.slowMotionFactor ?? 1;
  const fromS = events.finish.timeS + holdS.after * slowed;
  const held = body.timesS.flatMap((t, i) =>
    body.detected[i] && t >= fromS && t <= fromS + holdS.long * slowed ? [i] : [],
  );
  const [first, last] = [held[0], held.at(-1)];
  if (
    first === undefined ||
    last === undefined ||
    at(body.timesS, last) - at(body.timesS, first) < holdS.least * slowed
  ) {
    return { withheld: 'The video ends too soon. Hold your finish for a second longer.' };
  }
  const center = { xPx: median(held.map((i) => at(hips.xPx, i))), yPx: median(held.map((i) => at(hips.yPx, i))) };
  const ways = held.map((i) => Math.hypot(at(hips.xPx, i) - center.xPx, at(hips.yPx, i) - center.yPx));
  const confidence = 0.8 * median(held.map((i) => at(hips.confidence, i)));
  return measuredIfVisible((quantile(ways, 0.9) / bodyHeightPx(swing)) * 100, plusMinusBh, 'finish', confidence);
}
