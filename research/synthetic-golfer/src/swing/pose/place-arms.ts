import { axisX, type Rotation, rotate, transpose } from '../../geometry/rotation.ts';
import { solveTwoBones } from '../../geometry/solve-two-bones.ts';
import { add, dot, lengthOf, normalize, scale, subtract, type Vec3 } from '../../geometry/vector.ts';
import type { SwingParameters } from '../swing-parameters.ts';
import type { BodyDimensions } from './body-dimensions.ts';
import { type Limb, type Side, type Sides, sides, signOf } from './golfer-pose.ts';

/** Where the hands should be: the left one at the grip, the right one farther along the club. */
interface WantedHands {
  grip: Vec3;
  clubDirection: Vec3;
  apartM: number;
}

/** The right arm reaches a little less far than its hand is drawn: the fingers close around the club. */
const fingersM = 0.01;

type Arm = Pick<Limb, 'shoulder' | 'elbow' | 'wrist' | 'grip'>;

/** Both arms on one club. The shoulder blades follow the hands a little; the grip comes nearer where an arm is too short. */
export function placeArms(
  trunkTop: Vec3,
  chest: Rotation,
  { grip: wantedGrip, clubDirection, apartM }: WantedHands,
  body: BodyDimensions,
  { shoulderFollow, style }: Pick<SwingParameters, 'shoulderFollow' | 'style'>,
  toTop: number,
): { arms: Sides<Arm>; grip: Vec3 } {
  const k = body.unit;
  const f = k * shoulderFollow;
  const shoulderOf = (side: Side): Vec3 => {
    const sign = signOf(side);
    const base = add(
      trunkTop,
      rotate(chest, [sign * body.shoulderHalfWidth, (-0.012 - style.shouldersDownM) * k, 0.012 * k]),
    );
    const { lead, trail } = style.shoulderBladesAtTopM;
    const blade = rotate(chest, scale(side === 'left' ? lead : trail, k * toTop));
    const toHands = rotate(transpose(chest), normalize(subtract(wantedGrip, base)));
    return add(
      add(base, blade),
      rotate(chest, [
        sign * -0.012 * f * Math.max(0, -sign * toHands[0]),
        0.035 * f * Math.max(0, toHands[1] + 0.2),
        0.03 * f * toHands[2],
      ]),
    );
  };
  const shoulders: Sides<Vec3> = { left: shoulderOf('left'), right: shoulderOf('right') };
  const toLead = normalize(subtract(shoulders.left, wantedGrip));
  const bentGrip = add(wantedGrip, scale(toLead, style.leadArmBendM * k * toTop));
  const grip = bringWithinReach({ grip: bentGrip, clubDirection, apartM }, shoulders, body);
  const placeArm = (side: Side): Arm => {
    const shoulder = shoulders[side];
    const hand = side === 'left' ? grip : add(grip, scale(clubDirection, apartM));
    const toShoulder = normalize(subtract(shoulder, hand));
    const wristDirection = normalize(subtract(toShoulder, scale(clubDirection, 0.35 * dot(toShoulder, clubDirection))));
    const outward = scale(axisX(chest), signOf(side));
    const { lead: leadOut, trail: trailOut } = style.elbowsOut;
    const out = side === 'left' ? leadOut : trailOut;
    const pole = add(add([0, -1, 0], scale(outward, out)), rotate(chest, [0, 0, -0.35]));
    const wrist = add(hand, scale(wristDirection, body.hand));
    const { middle, end } = solveTwoBones(shoulder, wrist, body.upperArm, body.forearm, pole);
    return { shoulder, elbow: middle, wrist: end, grip: hand };
  };
  return { arms: { left: placeArm('left'), right: placeArm('right') }, grip };
}

function bringWithinReach(wanted: WantedHands, shoulders: Sides<Vec3>, body: BodyDimensions): Vec3 {
  const { clubDirection, apartM } = wanted;
  const reach = body.upperArm + body.forearm + body.hand * 0.93;
  let grip = wanted.grip;
  for (let round = 0; round < 6; round++) {
    for (const side of sides) {
      const hand = add(grip, scale(clubDirection, side === 'left' ? 0 : apartM - fingersM * body.unit));
      const arm = subtract(hand, shoulders[side]);
      const excess = lengthOf(arm) - reach;
      if (excess > 0) grip = subtract(grip, scale(normalize(arm), excess));
    }
  }
  return grip;
}
