import type { ViewAnalysis } from '@trueswing/contracts';
import { eventsAtFrames } from './swing-events.ts';

/** A right-hander's swing in an upright face-on video of three seconds, in which nothing was measured. */
export const filmedView: ViewAnalysis = {
  view: 'face-on',
  handedness: 'right',
  widthPx: 720,
  heightPx: 1280,
  measurements: {},
  warnings: [],
  framing: { statureShare: 0.7, feetX: 0.5, feetY: 0.85 },
  timeBase: { fps: 60, frames: 180, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true },
  events: eventsAtFrames([30, 54, 66, 84, 90, 96, 102, 150], 60),
};
