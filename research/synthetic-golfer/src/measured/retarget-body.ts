import { aboutX, aboutY, aboutZ, compose, degrees, type Rotation, radians, rotate } from '../geometry/rotation.ts';
import { add, midpoint, subtract, type Vec3 } from '../geometry/vector.ts';
import type { BodyMotion } from '../swing/motion/body-motion.ts';
import { readHeadAngles, readTrunkAngles, unwrapDegrees } from './axes-of-markers.ts';
import type { MeasuredFoot, MeasuredGolfer } from './follow-golfer.ts';

/** Markers on the skin show how parts turn, not how they stand at address: that is an ordinary posture. */
const address = {
  chestBendDeg: 36,
  chestSideDeg: 6,
  pelvisTiltDeg: 20,
  pelvisSideDeg: 1,
  headPitchDeg: 47,
  pelvisZM: -0.155,
};
/** The waist markers lie this far above the hip joints. */
const waistAboveHipsM = 0.1;
/** Height of the standing hips of the golfer of 1.78 m. */
const modelHipHeightM = 0.885;

export type BodySamples = { [part in keyof BodyMotion]: number[] };

/** Lengths of the model golfer per measured length. */
export const sizeRatio = ({ waist }: MeasuredGolfer): number => modelHipHeightM / (waist[0]![1] - waistAboveHipsM); // a recording has frames

/** The movements of trunk, head and feet for the model golfer, one sample a frame of the recording. */
export function retargetBody(golfer: MeasuredGolfer, topFrame: number): BodySamples {
  const size = sizeRatio(golfer);
  const hips = golfer.waist.map((point, i) => add(point, rotate(golfer.pelvis[i]!, [0, -waistAboveHipsM, 0]))); // same frames
  const betweenFeet = midpoint(golfer.lead.ankle[0]!, golfer.trail.ankle[0]!);
  const pelvis = readTrunk(golfer.pelvis, golfer.hipLine, address.pelvisTiltDeg, address.pelvisSideDeg);
  const chest = readTrunk(golfer.chest, golfer.chestLine, address.chestBendDeg, address.chestSideDeg);
  const headAtAddress = aboutX(radians(address.headPitchDeg));
  const head = golfer.head.map((since) => readHeadAngles(compose(since, headAtAddress)));
  const handsUpM = golfer.grip.map((point) => point[1] - golfer.grip[0]![1]);
  const afterTop = handsUpM.findIndex((heightM, i) => i > topFrame && heightM < 0.1);
  return {
    chestTurn: chest.turnDeg,
    chestBend: chest.bendDeg,
    chestSideBend: chest.sideDeg,
    pelvisTurn: pelvis.turnDeg,
    pelvisTilt: pelvis.bendDeg,
    pelvisSideTilt: pelvis.sideDeg,
    pelvisX: hips.map((point) => (point[0] - betweenFeet[0]) * size),
    pelvisY: hips.map((point) => (point[1] - hips[0]![1]) * size),
    pelvisZ: hips.map((point) => address.pelvisZM + (point[2] - hips[0]![2]) * size),
    headTurn: unwrapDegrees(head.map((each) => each.turnDeg)),
    headPitch: head.map((each) => each.pitchDeg),
    headRoll: head.map((each) => each.rollDeg),
    trailHeelLift: readHeelLift(golfer.trail),
    leadHeelLift: readHeelLift(golfer.lead),
    toTop: handsUpM.map((heightM, i) => (i >= afterTop ? 0 : Math.max(0, Math.min(1, heightM / handsUpM[topFrame]!)))),
    trailFootTurn: unwrapDegrees(
      golfer.trail.ankle.map((_, i) => pointsDeg(golfer.trail, i) - pointsDeg(golfer.trail, 0)),
    ),
  };
}

function readTrunk(since: readonly Rotation[], line: Vec3, bendDeg: number, sideDeg: number) {
  const turnDeg = degrees(Math.atan2(line[2], line[0]));
  const atAddress = compose(aboutX(radians(bendDeg)), aboutZ(radians(sideDeg)), aboutY(-radians(turnDeg)));
  const angles = since.map((rotation) => readTrunkAngles(compose(rotation, atAddress)));
  return {
    bendDeg: unwrapDegrees(angles.map((each) => each.bendDeg)),
    sideDeg: angles.map((each) => each.sideDeg),
    turnDeg: unwrapDegrees(angles.map((each) => each.turnDeg)),
  };
}

/** Measures how much steeper the foot stands on its toes than at address. */
function readHeelLift({ ankle, toes }: MeasuredFoot): number[] {
  const steepDeg = ankle.map((point, i) => {
    const [x, y, z] = subtract(point, toes[i]!);
    return degrees(Math.atan2(y, Math.hypot(x, z)));
  });
  return steepDeg.map((angle) => Math.max(0, angle - steepDeg[0]!));
}

/** Where the foot points, from straight ahead toward the target. */
function pointsDeg({ ankle, toes }: MeasuredFoot, frame: number): number {
  const [x, , z] = subtract(toes[frame]!, ankle[frame]!);
  return degrees(Math.atan2(x, z));
}

/** Measures how far the toes point out at address, across the line through them. */
export function readFlareDeg({ across }: MeasuredFoot, outward: 1 | -1): number {
  return degrees(Math.atan2(-across[2], across[0] * outward));
}
