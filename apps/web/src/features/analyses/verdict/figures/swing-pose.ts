import { foot, legs } from '../../../../shared/exercises/figures/movements/stances.ts';
import { bones, type Pose } from '../../../../shared/exercises/figures/skeleton/pose.ts';
import { add, rotate, type Vector } from '../../../../shared/exercises/figures/skeleton/vector.ts';

export type SwingMoment = 'address' | 'top' | 'impact';

/** Shape that the figure of a right-handed swing shows, in degrees; turns are away from the target. */
export interface SwingShape {
  readonly moment: SwingMoment;
  readonly chestTurnDeg: number;
  readonly hipTurnDeg: number;
  /** Forward bend of the spine. */
  readonly bendDeg: number;
  /** Lean away from the target. */
  readonly sideDeg: number;
  /** Bend of the back knee; as it follows from the trunk if missing. */
  readonly kneeDeg?: number;
  /** Distance of the ankles in hip widths; a usual one if missing. */
  readonly stanceHw?: number;
}

/** A sound iron swing: the parts that the golfer's number does not change. */
export const soundShapes: Readonly<Record<SwingMoment, SwingShape>> = {
  address: { moment: 'address', chestTurnDeg: 0, hipTurnDeg: 0, bendDeg: 38, sideDeg: 4 },
  top: { moment: 'top', chestTurnDeg: 90, hipTurnDeg: 45, bendDeg: 36, sideDeg: 8 },
  impact: { moment: 'impact', chestTurnDeg: -18, hipTurnDeg: -36, bendDeg: 34, sideDeg: 18 },
};

/** Between the hip joints, so that the feet carry the figure while it bends: farther back the more it bends. */
const pelvisAt = (bendDeg: number, towardTarget: number): Vector => [
  towardTarget,
  42.5 - bendDeg / 40,
  -2 - bendDeg / 7,
];
/** The pelvis at the height at which the back knee bends by so much over its foot. */
function standAt(usual: Vector, hip: Vector, kneeDeg: number, [apart, ankle]: Vector): Vector {
  const [x, y, z] = [usual[0] + hip[0] + apart, hip[1], usual[2] + hip[2]];
  // Thigh and shank are equally long.
  const reach = (bones.thigh + bones.shank) * Math.cos((kneeDeg * Math.PI) / 360);
  return [usual[0], ankle - y + Math.sqrt(Math.max(0, reach ** 2 - x ** 2 - z ** 2)), usual[2]];
}
const shift: Readonly<Record<SwingMoment, number>> = { address: 0, top: -1.5, impact: 4 };

/** The figure in the swing: its feet stand, its trunk turns and bends, and its hands hold the club. */
export function swingPose({ moment, chestTurnDeg, hipTurnDeg, bendDeg, sideDeg, kneeDeg, stanceHw }: SwingShape): Pose {
  // A positive `turn` is to the left; a right-hander's backswing turns right.
  const pelvis = { turn: -hipTurnDeg, lean: bendDeg * 0.55, tilt: -sideDeg * 0.4 };
  const chest = { turn: -chestTurnDeg, lean: bendDeg, tilt: -sideDeg };
  const feet = stanceHw === undefined ? foot(9, 0) : foot(stanceHw * bones.hip, 0);
  const usual = pelvisAt(bendDeg, shift[moment]);
  const at = kneeDeg === undefined ? usual : standAt(usual, rotate([-bones.hip, 0, 0], pelvis), kneeDeg, feet.to);
  const shoulders = add(add(at, rotate([0, 10, 0], pelvis)), rotate([0, 13, 0], chest));
  const hands = moment === 'top' ? add(shoulders, rotate([-2, 16, 21], chest)) : handsAtBall(shoulders, moment);
  return {
    at,
    pelvis,
    chest,
    head: { lean: bendDeg * 0.9, turn: -chestTurnDeg * 0.12 },
    ...legs(feet),
    leftArm: { to: add(hands, [0.8, 0, 0]), bend: [0.3, -0.6, 0.3] },
    rightArm: { to: add(hands, [-0.8, -1, 0]), bend: moment === 'top' ? [-0.6, -1, 0.2] : [-0.6, -0.6, -0.4] },
  };
}

/** The arms hang from the shoulders; at impact the hands lead toward the target. */
const handsAtBall = (shoulders: Vector, moment: SwingMoment): Vector =>
  add(shoulders, [moment === 'impact' ? 5 : 1, -27.5, 5]);
