import type { SwingParameters } from '../swing-parameters.ts';

/** Bone lengths in meters. Widths are half widths. */
export interface BodyDimensions {
  /** Everything that is drawn scales with this: 1 at 1.78 m. */
  unit: number;
  hipHalfWidth: number;
  hipToLumbar: number;
  trunk: number;
  shoulderHalfWidth: number;
  upperArm: number;
  forearm: number;
  hand: number;
  thigh: number;
  shank: number;
  ankleHeight: number;
  neck: number;
  headUp: number;
}

export function measureBody({ statureM, proportions }: SwingParameters): BodyDimensions {
  const unit = statureM / 1.78;
  return {
    unit,
    hipHalfWidth: 0.092 * unit * proportions.hipWidth,
    hipToLumbar: 0.1 * unit,
    trunk: 0.4 * unit * proportions.trunkLength,
    shoulderHalfWidth: 0.185 * unit * proportions.shoulderWidth,
    upperArm: 0.295 * unit * proportions.armLength,
    forearm: 0.26 * unit * proportions.armLength,
    hand: 0.075 * unit,
    thigh: 0.43 * unit * proportions.legLength,
    shank: 0.425 * unit * proportions.legLength,
    ankleHeight: 0.085 * unit,
    neck: 0.095 * unit,
    headUp: 0.115 * unit,
  };
}
