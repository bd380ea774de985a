import { lengthOf, type Vector } from './vector.ts';

/** Angles of a `deviceorientation` event, degrees. Together they say how the phone stands, whatever the browser. */
export interface Orientation {
  readonly alphaDeg: number;
  readonly betaDeg: number;
  readonly gammaDeg: number;
}

/** Readings of the phone's sensors at one moment, as the browser gave them. */
export interface MotionSample {
  readonly timeMs: number;
  /** `rotationRate` as alpha, beta, gamma: which axis each means, and the unit, depend on the browser. */
  readonly rotationRate: Vector;
  /** `accelerationIncludingGravity` along x, y, z: away from the ground at rest, or toward it, by platform. */
  readonly acceleration: Vector;
  /** The latest `deviceorientation`; null if the browser gives none. */
  readonly orientation: Orientation | null;
}

/** The samples that can be used, in the order of time. An event without numbers, or out of order, is left out. */
export function usableSamples(samples: readonly MotionSample[]): MotionSample[] {
  const usable: MotionSample[] = [];
  for (const sample of samples) {
    const isNumeric = [sample.timeMs, ...sample.rotationRate, ...sample.acceleration].every(Number.isFinite);
    const isLater = sample.timeMs > (usable.at(-1)?.timeMs ?? Number.NEGATIVE_INFINITY);
    if (isNumeric && isLater && lengthOf(sample.acceleration) > 1) usable.push(sample);
  }
  return usable;
}
