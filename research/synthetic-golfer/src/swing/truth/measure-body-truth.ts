import type { MeasurementName } from '@trueswing/contracts';
import { degrees } from '../../geometry/rotation.ts';
import { distance, dot, midpoint, normalize, scale, subtract, type Vec3 } from '../../geometry/vector.ts';
import type { Swing } from '../make-swing.ts';
import type { GolferPose, Side } from '../pose/golfer-pose.ts';
import type { SwingEventTimes } from './find-swing-events.ts';
import { measureTruth } from './measure-truth.ts';

/** Values that an analysis should report for a swing, in the units and with the signs of its measurements. */
export type MeasurementTruth = Partial<Record<MeasurementName, number>>;

/** The movements of the body in space: x is toward the target, y up, z toward the ball (right-handed). */
export function measureBodyTruth(swing: Swing, times: SwingEventTimes, statureM: number): MeasurementTruth {
  const address = swing.poseAt(times.address);
  const top = swing.poseAt(times.top);
  const impact = swing.poseAt(times.impact);
  const trunkAtAddress = measureTruth(address);
  const trunkAtTop = measureTruth(top);
  const trunkAtImpact = measureTruth(impact);
  const inBh = (meters: number): number => (meters / statureM) * 100;
  const pelvis = (pose: GolferPose): Vec3 => scale(subtract(hipsOf(pose), hipsOf(address)), 100 / statureM);
  const head = (pose: GolferPose): Vec3 => scale(subtract(earsOf(pose), earsOf(address)), 100 / statureM);
  const headWays = listMoments(times.address, times.impact).map((t) => {
    const [x, y] = head(swing.poseAt(t));
    return Math.hypot(x, y);
  });
  const way = handPath(swing, times);
  return {
    shoulderTurnDeg: trunkAtTop.shoulderTurnDeg - trunkAtAddress.shoulderTurnDeg,
    hipRotationDeg: trunkAtTop.hipTurnDeg - trunkAtAddress.hipTurnDeg,
    xFactorDeg:
      trunkAtTop.shoulderTurnDeg - trunkAtAddress.shoulderTurnDeg - (trunkAtTop.hipTurnDeg - trunkAtAddress.hipTurnDeg),
    spineAngleDeg: trunkAtAddress.spineForwardDeg,
    spineAngleChangeDeg: trunkAtImpact.spineForwardDeg - trunkAtAddress.spineForwardDeg,
    sideBendAtAddressDeg: trunkAtAddress.spineSideDeg,
    sideBendDeg: trunkAtImpact.spineSideDeg,
    sideBendAtTopDeg: trunkAtTop.spineSideDeg,
    shoulderTiltAtTopDeg: shoulderTilt(top),
    shoulderTiltAtImpactDeg: shoulderTilt(impact),
    tempoRatio: (times.top - times.address) / (times.impact - times.top),
    backswingS: times.top - times.address,
    downswingS: times.impact - times.top,
    headMovementBh: Math.max(...headWays),
    headSidewaysAtTopBh: -head(top)[0],
    headSidewaysAtImpactBh: -head(impact)[0],
    headLiftAtTopBh: head(top)[1],
    headLiftAtImpactBh: head(impact)[1],
    pelvisSwayBh: farthest(listMoments(times.address, times.top).map((t) => -pelvis(swing.poseAt(t))[0])),
    pelvisSlideBh: pelvis(impact)[0],
    pelvisLiftAtTopBh: pelvis(top)[1],
    pelvisLiftAtImpactBh: pelvis(impact)[1],
    earlyExtensionBh: pelvis(impact)[2],
    leadArmBendAtTopDeg: armBend(top),
    leadArmBendAtImpactDeg: armBend(impact),
    leadKneeFlexDeg: kneeFlex(address, 'left'),
    trailKneeFlexDeg: kneeFlex(address, 'right'),
    stanceWidthHw:
      Math.abs(address.limbs.left.ankle[0] - address.limbs.right.ankle[0]) /
      distance(address.limbs.left.hip, address.limbs.right.hip),
    handsAbovePlaneBh: inBh(way.abovePlaneM),
    handPathShiftBh: inBh(way.outsideM),
  };
}

const hipsOf = ({ limbs: { left, right } }: GolferPose): Vec3 => midpoint(left.hip, right.hip);
const earsOf = ({ limbs: { left, right } }: GolferPose): Vec3 => midpoint(left.ear, right.ear);
const handsOf = ({ limbs: { left, right } }: GolferPose): Vec3 => midpoint(left.wrist, right.wrist);

/** Shoulder line to the horizontal, in space; positive with the lead shoulder lower. */
function shoulderTilt({ limbs: { left, right } }: GolferPose): number {
  return degrees(Math.asin(-normalize(subtract(left.shoulder, right.shoulder))[1]));
}

/** Measures how far a limb is from straight at its middle joint. */
const bendAt = (a: Vec3, middle: Vec3, b: Vec3): number =>
  180 - degrees(Math.acos(dot(normalize(subtract(a, middle)), normalize(subtract(b, middle)))));
const armBend = ({ limbs: { left } }: GolferPose): number => bendAt(left.shoulder, left.elbow, left.wrist);
const kneeFlex = ({ limbs }: GolferPose, side: Side): number =>
  bendAt(limbs[side].hip, limbs[side].knee, limbs[side].ankle);

/** The wrists in mid-downswing, seen along the target line: above the plane of ball and shoulders, outside their way back. */
function handPath(swing: Swing, times: SwingEventTimes): { abovePlaneM: number; outsideM: number } {
  const address = swing.poseAt(times.address);
  const [, handsY, handsZ] = handsOf(swing.poseAt(times.midDownswing));
  const [, ballY, ballZ] = address.ball;
  const [, shoulderY, shoulderZ] = midpoint(address.limbs.left.shoulder, address.limbs.right.shoulder);
  const [upY, upZ] = [shoulderY - ballY, shoulderZ - ballZ];
  const abovePlaneM = (upY * (handsZ - ballZ) - upZ * (handsY - ballY)) / Math.hypot(upY, upZ);
  const wayBack = listMoments(times.toeUp, times.top).map((t) => handsOf(swing.poseAt(t)));
  const sameHeight = wayBack.reduce((best, at) => (Math.abs(at[1] - handsY) < Math.abs(best[1] - handsY) ? at : best));
  return { abovePlaneM, outsideM: handsZ - sameHeight[2] };
}

/** The value farthest from zero, with its sign. */
const farthest = (values: readonly number[]): number =>
  values.reduce((far, value) => (Math.abs(value) > Math.abs(far) ? value : far), 0);

const listMoments = (fromS: number, toS: number): number[] =>
  Array.from({ length: 61 }, (_, i) => fromS + ((toS - fromS) * i) / 60);
