import { type SwingEventName, swingEventNames } from '@trueswing/contracts';
import { makeSwing } from '../swing/make-swing.ts';
import { findSwingEvents } from '../swing/truth/find-swing-events.ts';
import { type MeasurementTruth, measureBodyTruth } from '../swing/truth/measure-body-truth.ts';
import { measureTruth, type PoseTruth } from '../swing/truth/measure-truth.ts';
import { type ClipParameters, listFrameMoments } from './clip-parameters.ts';

export interface EventTruth extends PoseTruth {
  /** The nearest frame of the file, 0-based. */
  frame: number;
  /** Seconds of the file at which the event happens, between frames. */
  timeS: number;
  /** Turns since address: what an analysis should report. */
  shoulderTurnFromAddressDeg: number;
  hipTurnFromAddressDeg: number;
}

/** The truth of a clip, written beside it as JSON. */
export interface ClipTruth {
  parameters: ClipParameters;
  frames: number;
  playedFps: number;
  events: Record<SwingEventName, EventTruth>;
  tempoRatio: number;
  /** Values that an analysis should report, by measurement name. */
  measurements: MeasurementTruth;
}

export function describeTruth(parameters: ClipParameters): ClipTruth {
  const swing = makeSwing(parameters.swing);
  const times = findSwingEvents(swing);
  const moments = listFrameMoments(swing.durationS, parameters.video);
  const { fps, slowMotionFactor } = parameters.video;
  const playedFps = fps / slowMotionFactor;
  const atAddress = measureTruth(swing.poseAt(times.address));
  const describe = (name: SwingEventName): EventTruth => {
    const moment = times[name];
    const frame = nearest(moments, moment);
    const truth = measureTruth(swing.poseAt(moment));
    return {
      frame,
      timeS: round(frame / playedFps + (moment - moments[frame]!) * slowMotionFactor), // frame is an index of moments
      ...(Object.fromEntries(Object.entries(truth).map(([key, value]) => [key, round(value)])) as unknown as PoseTruth), // same keys
      shoulderTurnFromAddressDeg: round(truth.shoulderTurnDeg - atAddress.shoulderTurnDeg),
      hipTurnFromAddressDeg: round(truth.hipTurnDeg - atAddress.hipTurnDeg),
    };
  };
  return {
    parameters,
    frames: moments.length,
    playedFps,
    events: Object.fromEntries(swingEventNames.map((name) => [name, describe(name)])) as ClipTruth['events'], // all eight
    tempoRatio: round((times.top - times.address) / (times.impact - times.top)),
    measurements: Object.fromEntries(
      Object.entries(measureBodyTruth(swing, times, parameters.swing.statureM)).map(([name, value]) => [
        name,
        round(value),
      ]),
    ),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

function nearest(moments: readonly number[], moment: number): number {
  let best = 0;
  moments.forEach((m, i) => {
    if (Math.abs(m - moment) < Math.abs(moments[best]! - moment)) best = i; // best is an index of moments
  });
  return best;
}
