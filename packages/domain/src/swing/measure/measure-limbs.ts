import type { Measurements, SwingEventName } from '@trueswing/contracts';
import type { JointName } from '../body-series.ts';
import {
  distancePx,
  type MeasuredSwing,
  measuredIfSeen,
  needsDownTheLine,
  needsFaceOn,
  type Position,
  positionAt,
  withholdAll,
} from './measured-swing.ts';

/** From the angle in the picture to the joint's bend; fitted as measure-spine.ts says. */
const armAtImpact = { offset: 12, slope: 0.75, plusMinus: 12 } as const;
const trailKnee = { offset: 13, slope: 0.61, plusMinus: 5 } as const;
/** Hips are found up to a fifth too near or too far from one another. */
const stance = { factor: 1.05, plusMinusShare: 0.2 } as const;

const reasons = {
  armAtTop: {
    withheld:
      'At the top the lead arm points toward or away from the camera: its bend is not measurable from one camera.',
  },
  armFromBehind: { withheld: 'Needs a face-on video: from behind the body hides the lead arm.' },
  leadKnee: {
    withheld: 'From behind the trail leg hides the lead knee; from the front its bend points at the camera.',
  },
} as const;

/** Bend of the lead arm and the knees, and the width of the stance. The lead side is the left of a right-hander. */
export function measureLimbs(swing: MeasuredSwing): Measurements {
  const unmeasurable = { leadArmBendAtTopDeg: reasons.armAtTop, leadKneeFlexDeg: reasons.leadKnee };
  if (swing.view === 'face-on') {
    const arm = bendDeg(swing, 'impact', 'leftShoulder', 'leftElbow', 'leftWrist');
    return {
      ...unmeasurable,
      leadArmBendAtImpactDeg: measuredIfSeen(
        armAtImpact.offset + armAtImpact.slope * arm.deg,
        armAtImpact.plusMinus,
        'impact',
        0.7 * arm.confidence,
      ),
      trailKneeFlexDeg: needsDownTheLine,
      stanceWidthHw: stanceWidth(swing),
    };
  }
  if (swing.view === 'down-the-line') {
    const knee = bendDeg(swing, 'address', 'rightHip', 'rightKnee', 'rightAnkle');
    return {
      ...unmeasurable,
      leadArmBendAtImpactDeg: reasons.armFromBehind,
      trailKneeFlexDeg: measuredIfSeen(
        trailKnee.offset + trailKnee.slope * knee.deg,
        trailKnee.plusMinus,
        'address',
        0.8 * knee.confidence,
      ),
      stanceWidthHw: needsFaceOn,
    };
  }
  return {
    ...unmeasurable,
    ...withholdAll(['leadArmBendAtImpactDeg', 'trailKneeFlexDeg', 'stanceWidthHw'], {
      withheld: 'The camera stands neither face-on nor down-the-line.',
    }),
  };
}

/** How far a limb is from straight in the picture, at its middle joint. */
function bendDeg(swing: MeasuredSwing, event: SwingEventName, ...joints: readonly [JointName, JointName, JointName]) {
  const [end, middle, otherEnd] = joints.map((name) => positionAt(swing, swing.body.joint(name), event)) as [
    Position,
    Position,
    Position,
  ]; // three names give three
  const direction = (to: Position) => Math.atan2(to.yPx - middle.yPx, to.xPx - middle.xPx);
  const turn = Math.abs(direction(end) - direction(otherEnd));
  return {
    deg: 180 - (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI,
    confidence: Math.min(end.confidence, middle.confidence, otherEnd.confidence),
  };
}

function stanceWidth(swing: MeasuredSwing) {
  const joint = (name: JointName) => positionAt(swing, swing.body.joint(name), 'address');
  const [leadAnkle, trailAnkle, leadHip, trailHip] = [
    joint('leftAnkle'),
    joint('rightAnkle'),
    joint('leftHip'),
    joint('rightHip'),
  ];
  const width = (stance.factor * Math.abs(leadAnkle.xPx - trailAnkle.xPx)) / Math.max(1, distancePx(leadHip, trailHip));
  const confidence = 0.8 * Math.min(leadAnkle.confidence, trailAnkle.confidence, leadHip.confidence);
  return measuredIfSeen(width, stance.plusMinusShare * width, 'address', confidence, 1);
}
