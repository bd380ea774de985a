import type { Vec3 } from '../../geometry/vector.ts';

/** Way in which a golfer moves to the top, independent of the turns. Lengths in meters for a golfer of 1.78 m. */
export interface SwingStyle {
  /** Part of the backswing's turn that is done with the shaft level (p2) and the lead arm level (p3). */
  chestTurnShare: { p2: number; p3: number };
  pelvisTurnShare: { p2: number; p3: number };
  /** Part of the pelvis' turn that is left when the hands are at the top; below 1 the pelvis has begun to turn back. */
  pelvisTurnLeftAtTop: number;
  /** The model swing's grip on its way back. */
  gripM: { p2: Vec3; p3: Vec3; p4: Vec3; p5: Vec3 };
  /** Distance by which the hands come nearer to the lead shoulder at the top: the lead arm bends. */
  leadArmBendM: number;
  /** Degree to which the elbows point out instead of down; above 1 the trail elbow flies. */
  elbowsOut: { lead: number; trail: number };
  /** Shoulder blades at the top beside what they do with the hands, in the chest's axes. */
  shoulderBladesAtTopM: { lead: Vec3; trail: Vec3 };
  headRollAtTopDeg: number;
  /** The lead heel comes up at the top and is back at impact. */
  leadHeelLiftAtTopDeg: number;
  /** Degree to which the lead knee points to the trail foot at the top, 0…1. */
  leadKneeInAtTop: number;
  /** Distance by which the shoulders hang. */
  shouldersDownM: number;
  /** Degree to which the neck leans as the head does instead of the chest, 0…1. */
  neckFollowsHead: number;
}

/** Body and arms together, a straight lead arm, both feet on the ground. */
export const compactStyle: SwingStyle = {
  chestTurnShare: { p2: 0.36, p3: 0.7 },
  pelvisTurnShare: { p2: 0.27, p3: 0.62 },
  pelvisTurnLeftAtTop: 0.93,
  gripM: { p2: [-0.31, 0.81, 0.4], p3: [-0.5, 1.14, 0.25], p4: [-0.29, 1.56, -0.13], p5: [-0.46, 1.15, 0.1] },
  leadArmBendM: 0,
  elbowsOut: { lead: 0.55, trail: 0.55 },
  shoulderBladesAtTopM: { lead: [0, 0, 0], trail: [0, 0, 0] },
  headRollAtTopDeg: 3,
  leadHeelLiftAtTopDeg: 0,
  leadKneeInAtTop: 0,
  shouldersDownM: 0,
  neckFollowsHead: 0.4,
};
