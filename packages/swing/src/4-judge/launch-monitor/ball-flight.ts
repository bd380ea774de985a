import type { Handedness } from '@trueswing/contracts';

/** Words for the club path in degrees, positive to the right of the target: in-to-out for a right-hander. */
export function clubPathLabel(clubPathDeg: number, handedness: Handedness = 'right'): string {
  const inToOutDeg = handedness === 'left' ? -clubPathDeg : clubPathDeg;
  if (inToOutDeg > 3) return 'strong in-to-out';
  if (inToOutDeg > 1) return 'slightly in-to-out';
  if (inToOutDeg < -3) return 'strong out-to-in';
  if (inToOutDeg < -1) return 'slightly out-to-in';
  return 'neutral';
}

export interface BallFlight {
  /** Face relative to path: within 1° it is square. */
  readonly faceToPath: 'square' | 'open' | 'closed';
  /** Curve from the golfer's side: a left-hander's fade curves the other way, but is a fade. */
  readonly curve: 'straight' | 'fade' | 'draw';
  /** Where the ball starts, from behind it. */
  readonly startsTo: 'center' | 'right' | 'left';
}

/**
 * Ball flight from face and path as a launch monitor reports them: degrees to the right of the target are positive
 * for everyone. Left-handers' fade and draw are mirrored, the start direction is not.
 */
export function ballFlight(faceAngleDeg: number, clubPathDeg: number, handedness: Handedness): BallFlight {
  // Removes floating-point noise: 3.1 − 2.1 must be 1, not a little more.
  const faceToPathDeg = Math.round((faceAngleDeg - clubPathDeg) * 1e6) / 1e6;
  const opening = handedness === 'left' ? -faceToPathDeg : faceToPathDeg;
  const start = startsTo(faceAngleDeg);
  if (opening > 1) return { faceToPath: 'open', curve: 'fade', startsTo: start };
  if (opening < -1) return { faceToPath: 'closed', curve: 'draw', startsTo: start };
  return { faceToPath: 'square', curve: 'straight', startsTo: start };
}

/** The ball starts where the face points; within 1° of the target it starts at the target. */
export function startsTo(faceAngleDeg: number): BallFlight['startsTo'] {
  if (faceAngleDeg > 1) return 'right';
  return faceAngleDeg < -1 ? 'left' : 'center';
}

/** A right-hander's fade curves to the right, a left-hander's to the left; null flies straight. */
export function curvesTo(curve: BallFlight['curve'], handedness: Handedness): 'right' | 'left' | null {
  if (curve === 'straight') return null;
  return (curve === 'fade') === (handedness === 'right') ? 'right' : 'left';
}
