import type { Measurements, SwingEvent } from '@trueswing/contracts';
import { type BodySeries, medianSpacing, nearestSample } from '../1-track/body-series.ts';
import { intervalOfRatio } from './interval-of-ratio.ts';
import { type MeasuredSwing, measured, round } from './measured-swing.ts';

/** Timing error of an event (95 %): the larger of frames and seconds. */
const timing = {
  address: { frames: 2, seconds: 0.08 },
  /** Down-the-line the hands hardly move in the picture at first, so a slow take-away is detected late. */
  addressFromBehind: { frames: 2, seconds: 0.26 },
  top: { frames: 1.5, seconds: 0.055 },
  impact: { frames: 1, seconds: 0.015 },
} as const;

/** Times are shown to hundredths of a second. */
const shownDigits = 2;

/**
 * Backswing and downswing time and their ratio, which is that of the times as they are shown: a golfer who divides them
 * gets the same number. Requires real time, or slow motion by a known factor.
 */
export function measureTempo({
  events,
  timeBase,
  view,
  body,
}: Omit<MeasuredSwing, 'body'> & { readonly body: Pick<BodySeries, 'timesS'> }): Measurements {
  // A clock that runs backwards somewhere can leave the video without a rate.
  if (!timeBase.trusted || timeBase.fps <= 0) {
    const withheld = { withheld: timeBase.reason ?? 'We do not know the speed of this video.' };
    return { tempoRatio: withheld, backswingS: withheld, downswingS: withheld };
  }
  const repeats = timeBase.frames > 0 ? timeBase.duplicates / timeBase.frames : 0;
  const slowed = timeBase.slowMotionFactor ?? 1;
  const frameS = 1 / (timeBase.fps * slowed * (1 - Math.min(0.5, repeats)));
  const address = view === 'face-on' ? 'address' : 'addressFromBehind';
  const plusMinus = (event: 'address' | 'top' | 'impact'): number => {
    const { frames, seconds } = timing[event === 'address' ? address : event];
    const poseS = spacingAround(body.timesS, events[event].timeS) / slowed;
    return Math.max(frames * Math.max(frameS, poseS), seconds);
  };

  const [addressS, topS, impactS] = [timeOf(events.address), timeOf(events.top), timeOf(events.impact)];
  const backswingS = round((topS - addressS) / slowed, shownDigits);
  const downswingS = round((impactS - topS) / slowed, shownDigits);
  if (!(backswingS > 0 && downswingS > 0)) {
    const withheld = { withheld: 'Top and impact are too close together in this video.' };
    return { tempoRatio: withheld, backswingS: withheld, downswingS: withheld };
  }
  const errorsS = { address: plusMinus('address'), top: plusMinus('top'), impact: plusMinus('impact') };
  const { low, high } = intervalOfRatio({ backswingS, downswingS, errorsS });
  const ratio = backswingS / downswingS;
  // A later top lengthens the backswing and shortens the downswing.
  const ratioPlusMinus = Math.hypot(
    errorsS.address / downswingS,
    (errorsS.top * (1 + ratio)) / downswingS,
    (errorsS.impact * ratio) / downswingS,
  );
  const confidence = Math.min(events.address.confidence, events.top.confidence, events.impact.confidence);
  return {
    tempoRatio: {
      ...measured(ratio, ratioPlusMinus, 'swing', confidence, 1),
      ratioInterval: { low: round(low, 2), high: round(high, 2) },
    },
    backswingS: measured(backswingS, Math.hypot(errorsS.address, errorsS.top), 'top', confidence, shownDigits),
    downswingS: measured(downswingS, Math.hypot(errorsS.top, errorsS.impact), 'impact', confidence, shownDigits),
  };
}

/** At 30 frames a second the nearest frame is an eighth of a downswing away from the next. */
const timeOf = ({ timeS, betweenFramesS = timeS }: SwingEvent): number => betweenFramesS;

/** Time between the poses nearest to an event: in a long video those of the coarse pass are farther apart than its frames. */
function spacingAround(timesS: readonly number[], timeS: number): number {
  const nearest = nearestSample(timesS, timeS);
  return medianSpacing(timesS.slice(Math.max(0, nearest - 2), nearest + 3));
}
