import type { Handedness, Measurement, PoseTrack, SwingEvents } from '@trueswing/contracts';

/** One view's pose track with the swing events found in it. */
export interface TurnView {
  track: PoseTrack;
  events: SwingEvents;
}

/** The three turns at the top, relative to address, about the spine axis. X-factor = shoulder turn − hip rotation. */
export interface Turns {
  shoulderTurnDeg: Measurement;
  hipRotationDeg: Measurement;
  xFactorDeg: Measurement;
}

const notCalibrated =
  'One camera sees turns foreshortened, and the estimate for this view is not calibrated well enough to print a number.';

/** Estimates how far shoulders and hips have turned at the top. Withholds each turn that it cannot support. */
export function estimateTurns(_input: {
  faceOn: TurnView | null;
  downTheLine: TurnView | null;
  handedness: Handedness;
}): Turns {
  return {
    shoulderTurnDeg: { withheld: notCalibrated },
    hipRotationDeg: { withheld: notCalibrated },
    xFactorDeg: { withheld: notCalibrated },
  };
}
