import type { Handedness } from '@trueswing/contracts';
import type { Vec3 } from '../geometry/vector.ts';
import type { RecordedMotion } from './motion/recorded-motion.ts';
import { compactStyle, type SwingStyle } from './style/swing-style.ts';

/** Body sizes relative to an average adult of the same stature; 1 is average. */
export interface Proportions {
  shoulderWidth: number;
  hipWidth: number;
  trunkLength: number;
  armLength: number;
  legLength: number;
  /** Width of trunk and limbs. */
  girth: number;
  /** Front-to-back depth of the trunk. */
  depth: number;
}

/** One swing of one golfer. Turns are about the trunk's own axis, positive away from the target. */
export interface SwingParameters {
  handedness: Handedness;
  statureM: number;
  proportions: Proportions;
  chestTurnDeg: { address: number; top: number; impact: number; finish: number };
  pelvisTurnDeg: { address: number; top: number; impact: number; finish: number };
  /** Forward bend of the chest; `topChange` is what is gained by the top. */
  spineBendDeg: { address: number; topChange: number };
  pelvisTiltDeg: number;
  /** Lead hip below the trail hip at the top is negative. */
  pelvisSideTiltTopDeg: number;
  /** Side bend away from the target. */
  sideBendDeg: { address: number; top: number; impact: number };
  stanceWidthM: number;
  /** Toes turned out. */
  footFlareDeg: { lead: number; trail: number };
  /** Degree to which the knees point where the pelvis does instead of where the toes do, 0…1. */
  kneesFollowPelvis: number;
  /** Pelvis at the top relative to address: `sway` toward the target, `lift` up. */
  pelvisAtTopM: { sway: number; lift: number };
  /** Shift of the grip at the top against the model swing, for a golfer of 1.78 m. */
  handsAtTopM: Vec3;
  /** Share of a larger chest turn that the hands follow around the spine at the top. The lead arm can cross the chest only so far. */
  handsFollowChest: number;
  /** Degree to which the shoulder blades follow the hands; 1 is average. */
  shoulderFollow: number;
  /** Head at the top, turned away from the target. */
  headTurnAtTopDeg: number;
  /** Angle by which the head looks down, until impact. */
  headPitchDeg: number;
  style: SwingStyle;
  /** Distance by which the hands swing to and fro before the still address; 0 for none. */
  waggleM: number;
  /** Shift of the golfer's weight from foot to foot until a tenth of a second before the take-away; 0 for none. */
  weightShiftM: number;
  /** Still address (waggle included), backswing, downswing, follow-through, held finish. */
  durationsS: { address: number; backswing: number; downswing: number; followThrough: number; finish: number };
  /** Moves trunk, head, feet and hands in place of everything above that does; sizes and durations still count. */
  recorded?: RecordedMotion;
}

/** A balanced right-handed iron swing with a tempo of 3. */
export const modelSwing: SwingParameters = {
  handedness: 'right',
  statureM: 1.78,
  proportions: { shoulderWidth: 1, hipWidth: 1, trunkLength: 1, armLength: 1, legLength: 1, girth: 1, depth: 1 },
  chestTurnDeg: { address: 0, top: 90, impact: -24, finish: -112 },
  pelvisTurnDeg: { address: 0, top: 45, impact: -40, finish: -98 },
  spineBendDeg: { address: 41, topChange: -2 },
  pelvisTiltDeg: 22,
  pelvisSideTiltTopDeg: -5,
  sideBendDeg: { address: 6, top: -3, impact: 24 },
  stanceWidthM: 0.4,
  footFlareDeg: { lead: 22, trail: 10 },
  kneesFollowPelvis: 0.4,
  pelvisAtTopM: { sway: -0.03, lift: 0.002 },
  handsAtTopM: [0, 0, 0],
  handsFollowChest: 0.8,
  shoulderFollow: 1,
  headTurnAtTopDeg: 14,
  headPitchDeg: 47,
  style: compactStyle,
  waggleM: 0,
  weightShiftM: 0,
  durationsS: { address: 0.7, backswing: 0.78, downswing: 0.26, followThrough: 0.62, finish: 0.64 },
};
