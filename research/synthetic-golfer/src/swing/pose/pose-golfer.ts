import { aboutX, aboutY, aboutZ, axisY, compose, type Rotation, radians, rotate } from '../../geometry/rotation.ts';
import { solveTwoBones } from '../../geometry/solve-two-bones.ts';
import { add, midpoint, mix, normalize, scale, type Vec3 } from '../../geometry/vector.ts';
import type { BodyMotion } from '../motion/body-motion.ts';
import type { HandPath } from '../motion/hand-path.ts';
import type { SwingParameters } from '../swing-parameters.ts';
import type { BodyDimensions } from './body-dimensions.ts';
import type { GolferPose, Limb, Side } from './golfer-pose.ts';
import { signOf } from './golfer-pose.ts';
import { placeArms } from './place-arms.ts';
import { lowerPelvis, placeFoot } from './place-legs.ts';

/** Forward kinematics of the whole golfer at time t. */
export function poseGolfer(
  p: SwingParameters,
  body: BodyDimensions,
  motion: BodyMotion,
  hands: HandPath,
  t: number,
): GolferPose {
  const k = body.unit;
  const trunkRotation = (bend: number, side: number, turn: number): Rotation =>
    compose(aboutX(radians(bend)), aboutZ(radians(side)), aboutY(-radians(turn)));
  const pelvis = trunkRotation(motion.pelvisTilt(t), motion.pelvisSideTilt(t), motion.pelvisTurn(t));
  const chest = trunkRotation(motion.chestBend(t), motion.chestSideBend(t), motion.chestTurn(t));
  const headRotation = compose(
    aboutY(-radians(motion.headTurn(t))),
    aboutX(radians(motion.headPitch(t))),
    aboutZ(radians(motion.headRoll(t))),
  );
  const feet = {
    left: placeFoot(body, motion, p, 'left', t),
    right: placeFoot(body, motion, p, 'right', t),
  };
  const standing: Vec3 = [
    motion.pelvisX(t) * k,
    (0.885 * p.proportions.legLength + motion.pelvisY(t)) * k,
    motion.pelvisZ(t) * k,
  ];
  const midHip = lowerPelvis(standing, pelvis, feet, body);
  const lumbar = add(midHip, rotate(pelvis, [0, body.hipToLumbar, -0.01 * k]));
  const trunkTop = add(lumbar, rotate(chest, [0, body.trunk, 0]));
  const clubDirection = hands.clubDirection(t);
  const wanted = { grip: scale(hands.grip(t), k), clubDirection, apartM: hands.handsApartM * k };
  const { arms, grip } = placeArms(trunkTop, chest, wanted, body, p, motion.toTop(t));
  const neck = add(trunkTop, rotate(chest, [0, 0.045 * k, -0.012 * k]));
  const neckAxis = normalize(mix(axisY(chest), axisY(headRotation), p.style.neckFollowsHead));
  const neckTop = add(neck, scale(neckAxis, body.neck));
  const head = add(neckTop, rotate(headRotation, [0, body.headUp * 0.72, 0.022 * k]));
  const onHead = (x: number, y: number, z: number): Vec3 => add(head, rotate(headRotation, scale([x, y, z], k)));
  const limbOf = (side: Side): Limb => {
    const sign = signOf(side);
    const foot = feet[side];
    const hip = add(midHip, rotate(pelvis, [sign * body.hipHalfWidth, 0, 0]));
    const toes = rotate(foot.rotation, [0, 0, 1]);
    const forward = normalize([toes[0], 0, toes[2]]);
    const inward = side === 'left' ? p.style.leadKneeInAtTop * motion.toTop(t) : 0;
    const pole = add(mix(forward, rotate(pelvis, [0, 0, 1]), p.kneesFollowPelvis), [-inward, 0, 0]);
    return {
      ...arms[side],
      hip,
      knee: solveTwoBones(hip, foot.ankle, body.thigh, body.shank, pole).middle,
      ankle: foot.ankle,
      heel: foot.heel,
      toe: foot.toe,
      eye: onHead(sign * 0.032, 0.028, 0.085),
      ear: onHead(sign * 0.074, 0.005, -0.008),
      mouth: onHead(sign * 0.025, -0.045, 0.085),
    };
  };
  return {
    limbs: { left: limbOf('left'), right: limbOf('right') },
    feet,
    nose: onHead(0, -0.008, 0.112),
    pelvisRotation: pelvis,
    chestRotation: chest,
    headRotation,
    midHip,
    lumbar,
    trunkTop,
    neckTop,
    head,
    grip,
    clubDirection,
    clubHead: add(grip, scale(clubDirection, hands.clubLengthM * k)),
    ball: scale(hands.ball, k),
  };
}

/** Midpoint of the shoulder joints. */
export const midShoulder = (pose: GolferPose): Vec3 => midpoint(pose.limbs.left.shoulder, pose.limbs.right.shoulder);
