/** Angles at which a phone stands. */
export interface PhoneLevel {
  /** Degrees around the direction of the lens, positive clockwise as the golfer sees the screen; 0 upright and lying on a side. */
  readonly rollDeg: number;
  /** Degrees by which the rear camera looks down; negative where it looks up. */
  readonly tiltDeg: number;
}

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;
const toDegrees = (radians: number): number => (radians * 180) / Math.PI;

/**
 * Reads from the angles of a `deviceorientation` event, in degrees, how the phone stands. Roll is counted from the nearest of
 * upright and lying on a side. It is 0 for a phone that lies flat, where it has no meaning.
 */
export function levelOf(beta: number, gamma: number): PhoneLevel {
  const [b, g] = [toRadians(beta), toRadians(gamma)];
  // The direction of gravity in the phone: x to the right of the screen, y to its top, z out of it.
  const [x, y, z] = [Math.cos(b) * Math.sin(g), -Math.sin(b), -Math.cos(b) * Math.cos(g)];
  const fromUprightDeg = Math.hypot(x, y) < 0.1 ? 0 : toDegrees(Math.atan2(x, -y));
  const rollDeg = fromUprightDeg - 90 * Math.round(fromUprightDeg / 90);
  return {
    rollDeg: withoutMinusZero(rollDeg),
    tiltDeg: withoutMinusZero(toDegrees(Math.asin(Math.max(-1, Math.min(1, -z))))),
  };
}

const withoutMinusZero = (value: number): number => (Math.abs(value) < 1e-9 ? 0 : value);

/** The measurements of a swing are those of an upright camera: the ± of its angles covers so much. */
const [mostRollDeg, mostTiltDeg] = [2, 6];

/** Says how to turn the phone, in one sentence. */
export function sayLevel({ rollDeg, tiltDeg }: PhoneLevel): string {
  const [roll, tilt] = [Math.round(Math.abs(rollDeg)), Math.round(Math.abs(tiltDeg))];
  if (Math.abs(rollDeg) > mostRollDeg) return `Turn the phone ${roll}° to the ${rollDeg > 0 ? 'left' : 'right'}.`;
  if (Math.abs(tiltDeg) > mostTiltDeg)
    return `The camera looks ${tilt}° ${tiltDeg > 0 ? 'down' : 'up'}. Stand the phone straight.`;
  return 'The phone is level.';
}

export const isLevel = ({ rollDeg, tiltDeg }: PhoneLevel): boolean =>
  Math.abs(rollDeg) <= mostRollDeg && Math.abs(tiltDeg) <= mostTiltDeg;
