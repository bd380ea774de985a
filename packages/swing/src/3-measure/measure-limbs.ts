import type { Measured, Measurement, Measurements, SwingEventName } from '@trueswing/contracts';
import { toDegrees } from '../1-track/angles.ts';
import type { JointName } from '../1-track/body-series.ts';
import {
  distancePx,
  type MeasuredSwing,
  measuredIfVisible,
  type Position,
  positionAt,
  withholdAll,
  withholdForView,
} from './measured-swing.ts';

/** From the angle in the picture to the joint's bend; fitted as measure-spine.ts says, with legs bent by 15–55°. */
const trailKnee = { offset: 0.4, slope: 0.93, plusMinus: 7 } as const;
/** The trail leg partly hides it. */
const leadKnee = { offset: 0, slope: 0.95, plusMinus: 9 } as const;
/** An arm that appears straight is straight or points at the camera: 97 % bend by no more than the bound. */
const straightArm = { appearsBelowDeg: 15, boundDeg: 35 } as const;
/**
 * An arm that appears bent may be blurred or partly hidden: rendered arms appear up to 43° more bent than they are. Only
 * beyond that, and beyond the usual 30°, is a bend reported.
 */
const bentArm = { offset: 11, slope: 0.92, overestimateDeg: 40, reportFromDeg: 30 } as const;
/** The detected distance of the hips is up to a fifth too small or too large. */
const stance = { factor: 1.05, plusMinusShare: 0.2 } as const;

const reasons = {
  armAtTop: {
    withheld: 'At the top your front arm points at the camera or away from it. One camera cannot see its bend.',
  },
  armAppearsBent: {
    withheld: 'Your front arm is blurred or hidden at impact. Slow motion helps.',
  },
  armFromBehind: { withheld: 'Needs a face-on video. From behind, your body hides your front arm.' },
} as const;

/** Bend of the lead arm and the knees, and the width of the stance. The lead side is the left of a right-hander. */
export function measureLimbs(swing: MeasuredSwing): Measurements {
  const unmeasurable = { leadArmBendAtTopDeg: reasons.armAtTop };
  if (swing.view === 'face-on') {
    return {
      ...unmeasurable,
      leadArmBendAtImpactDeg: leadArm(swing),
      ...withholdForView(['leadKneeFlexDeg', 'trailKneeFlexDeg']),
      stanceWidthHw: stanceWidth(swing),
    };
  }
  if (swing.view === 'down-the-line') {
    return {
      ...unmeasurable,
      leadArmBendAtImpactDeg: reasons.armFromBehind,
      leadKneeFlexDeg: knee(swing, 'left', leadKnee),
      trailKneeFlexDeg: knee(swing, 'right', trailKnee),
      ...withholdForView(['stanceWidthHw']),
    };
  }
  return {
    ...unmeasurable,
    ...withholdAll(['leadArmBendAtImpactDeg', 'leadKneeFlexDeg', 'trailKneeFlexDeg', 'stanceWidthHw'], {
      withheld: 'The camera stands at an angle. Film from the front or from behind.',
    }),
  };
}

function leadArm(swing: MeasuredSwing): Measurement {
  const { deg, confidence } = bendDeg(swing, 'impact', 'leftShoulder', 'leftElbow', 'leftWrist');
  if (deg < straightArm.appearsBelowDeg) {
    return boundedArm(straightArm.boundDeg, 'at-most', confidence);
  }
  const { offset, slope, overestimateDeg, reportFromDeg } = bentArm;
  const leastDeg = offset + slope * deg - overestimateDeg;
  if (leastDeg < reportFromDeg) return reasons.armAppearsBent;
  return boundedArm(leastDeg, 'at-least', confidence);
}

/** A bound has no ±: it is chosen so that the truth lies beyond it. */
function boundedArm(deg: number, bound: NonNullable<Measured['bound']>, confidence: number): Measurement {
  const measurement = measuredIfVisible(deg, 0, 'impact', 0.7 * confidence);
  return 'value' in measurement ? { ...measurement, plusMinus: 0, bound } : measurement;
}

function knee(swing: MeasuredSwing, side: 'left' | 'right', fit: typeof leadKnee | typeof trailKnee): Measurement {
  const { deg, confidence } = bendDeg(swing, 'address', `${side}Hip`, `${side}Knee`, `${side}Ankle`);
  return measuredIfVisible(fit.offset + fit.slope * deg, fit.plusMinus, 'address', 0.8 * confidence);
}

/** Measures how far a limb is from straight in the picture, at its middle joint. */
function bendDeg(swing: MeasuredSwing, event: SwingEventName, ...joints: readonly [JointName, JointName, JointName]) {
  const [end, middle, otherEnd] = joints.map((name) => positionAt(swing, swing.body.joint(name), event)) as [
    Position,
    Position,
    Position,
  ]; // three names give three
  const direction = (to: Position) => Math.atan2(to.yPx - middle.yPx, to.xPx - middle.xPx);
  const turn = Math.abs(direction(end) - direction(otherEnd));
  return {
    deg: 180 - toDegrees(Math.min(turn, 2 * Math.PI - turn)),
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
  return measuredIfVisible(width, stance.plusMinusShare * width, 'address', confidence, 1);
}
