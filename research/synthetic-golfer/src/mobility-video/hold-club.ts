import type { FilmedTest } from '@trueswing/contracts';
import { axisX, rotate } from '../geometry/rotation.ts';
import { add, normalize, scale, type Vec3 } from '../geometry/vector.ts';
import { makeSwing } from '../swing/make-swing.ts';
import type { BodyMotion } from '../swing/motion/body-motion.ts';
import type { RecordedMotion } from '../swing/motion/recorded-motion.ts';
import type { SwingParameters } from '../swing/swing-parameters.ts';
import { picturesPerS } from './plan-turns.ts';

type Between = (low: number, high: number) => number;

/** The ball would lie on the ground before a golfer: here it lies under it. */
const noBall: Vec3 = [0, -3, 0];

/**
 * Someone who stands and turns by these degrees to the right, with a club held wide across chest or hips. In the chest test the hips
 * follow a part of the way, in the hip test the chest goes a little less or more far.
 */
export function holdClub(
  parameters: SwingParameters,
  test: FilmedTest,
  turnsDeg: readonly number[],
  between: Between,
): RecordedMotion {
  const still = (value: number): number[] => turnsDeg.map(() => value);
  const follow = (share: number): number[] => turnsDeg.map((deg) => deg * share);
  const chestTurn = test === 'chest' ? [...turnsDeg] : follow(between(0.85, 1.35));
  const pelvisTurn = test === 'hips' ? [...turnsDeg] : follow(between(0.05, 0.5));
  const leaning = between(-4, 4);
  const body: Record<keyof BodyMotion, number[]> = {
    chestTurn,
    pelvisTurn,
    chestBend: still(between(0, 12)),
    chestSideBend: turnsDeg.map((deg) => (leaning * deg) / 90),
    pelvisTilt: still(between(0, 10)),
    pelvisSideTilt: still(between(-2, 2)),
    pelvisX: follow(between(-0.0006, 0.0006)),
    pelvisY: still(0),
    pelvisZ: still(between(-0.03, 0.02)),
    headTurn: follow(between(0, 0.9)),
    headPitch: still(between(-4, 14)),
    headRoll: still(0),
    trailHeelLift: still(0),
    leadHeelLift: still(0),
    toTop: still(0),
    trailFootTurn: still(0),
  };
  const trunk: RecordedMotion = {
    samplesPerS: picturesPerS,
    body,
    ball: noBall,
    clubLengthM: between(0.9, 1.1),
    handsApartM: between(0.42, 0.78) * parameters.proportions.shoulderWidth,
    grip: turnsDeg.map((): Vec3 => [0, 1, 0.3]),
    clubDirection: turnsDeg.map((): Vec3 => [-1, 0, 0]),
  };
  return { ...trunk, ...placeHands(parameters, trunk, test, between) };
}

/** The club lies across the body, with the hands at even distances from its middle, a little askew as people hold it. */
function placeHands(parameters: SwingParameters, trunk: RecordedMotion, test: FilmedTest, between: Between) {
  const swing = makeSwing({ ...parameters, recorded: trunk });
  const k = swing.body.unit;
  const { depth } = parameters.proportions;
  const down = test === 'chest' ? between(-0.2, -0.08) : between(-0.02, 0.1);
  const before = (test === 'chest' ? between(0.15, 0.24) : between(0.14, 0.22)) * depth;
  const [askew, aside] = [between(-0.06, 0.06), between(-0.03, 0.03)];
  const apart = trunk.handsApartM ?? 0;
  const placed = trunk.grip.map((_, i) => {
    const pose = swing.poseAt(i / picturesPerS);
    const [part, middle] = test === 'chest' ? [pose.chestRotation, pose.trunkTop] : [pose.pelvisRotation, pose.midHip];
    const clubDirection = normalize(add(scale(axisX(part), -1), [0, askew, 0]));
    const atMiddle = add(middle, rotate(part, scale([aside, down, before], k)));
    return { clubDirection, grip: scale(add(atMiddle, scale(clubDirection, (-apart * k) / 2)), 1 / k) };
  });
  return { grip: placed.map(({ grip }) => grip), clubDirection: placed.map(({ clubDirection }) => clubDirection) };
}
