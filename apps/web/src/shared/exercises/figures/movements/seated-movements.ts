import type { Movement } from '../movement.ts';
import type { Reach } from '../skeleton/pose.ts';
import { arms } from './stances.ts';

const seated = {
  at: [0, 5, 0],
  pelvis: { lean: -14 },
  chest: { lean: -10 },
  head: {},
  ...arms({ to: [13, 2.5, -17], bend: [1, 0, -1] }),
} as const;
const besideHip = (left: number, knee: number): Reach => ({
  to: [left, 3.2, 21],
  bend: [knee, 0.14, 0],
  toes: [0.8 * knee, 0.3, 0.6],
});

/** Both knees fall from one side to the other, and the feet stay. */
export const hipSwitch: Movement = {
  view: { around: 12, above: 22 },
  start: { ...seated, leftLeg: besideHip(13, 1), rightLeg: besideHip(-13, 1) },
  end: { ...seated, leftLeg: besideHip(13, -1), rightLeg: besideHip(-13, -1) },
  props: [{ kind: 'mat', from: [-34, 0, -24], to: [34, 0, 36] }],
};
