import type { Vec3 } from '../../geometry/vector.ts';
import type { BodyMotion } from './body-motion.ts';

/** A swing that was recorded, in place of one that is drawn: samples at an even rate, for a golfer of 1.78 m. */
export interface RecordedMotion {
  samplesPerS: number;
  body: { readonly [part in keyof BodyMotion]: readonly number[] };
  grip: readonly Vec3[];
  clubDirection: readonly Vec3[];
  ball: Vec3;
  clubLengthM: number;
  /** From the left hand to the right one along the club, of someone who does not grip it to swing. */
  handsApartM?: number;
}
