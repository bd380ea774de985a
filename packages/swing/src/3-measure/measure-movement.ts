import type { Measurement, MeasurementName, Measurements, SwingEventName } from '@trueswing/contracts';
import { at, type JointSeries } from '../1-track/body-series.ts';
import { median } from '../1-track/smooth-series.ts';
import {
  bodyHeightPx,
  type MeasuredSwing,
  measuredIfVisible,
  positionAt,
  withholdAll,
  withholdForView,
} from './measured-swing.ts';

/**
 * Error bars in % of body height and, for the pelvis, what the picture adds to the truth: 95 of 100 of 260 rendered
 * swings a view (see measure-spine.ts) lie within, with room for the noise of real pictures.
 */
const headPlusMinusBh = 2;
const pelvisPlusMinusBh = 2;
const slidePlusMinusBh = 3;
const earlyExtensionPlusMinusBh = 3;
/** The rear hip turns into the picture, so down-the-line the mid-hip appears to move toward the ball by this much. */
const earlyExtensionBiasBh = 0.5;
const swayBiasBh = 0.5;
const slideBiasBh = -0.7;
const liftBiasBh = { top: 0, impact: -0.9 } as const;

const faceOnNames = [
  'headMovementBh',
  'headSidewaysAtTopBh',
  'headSidewaysAtImpactBh',
  'pelvisSwayBh',
  'pelvisSlideBh',
] as const satisfies readonly MeasurementName[];
const downTheLineNames = [
  'earlyExtensionBh',
  'pelvisLiftAtTopBh',
  'pelvisLiftAtImpactBh',
] as const satisfies readonly MeasurementName[];

/** Movement of head and pelvis since address, in % of body height. */
export function measureMovement(swing: MeasuredSwing): Measurements {
  if (swing.view === 'other') {
    return withholdAll([...faceOnNames, ...downTheLineNames, 'headLiftAtTopBh', 'headLiftAtImpactBh'], {
      withheld: 'The camera stands at an angle. Film from the front or from behind.',
    });
  }
  const head = headSeries(swing);
  const pelvis = swing.body.middle('leftHip', 'rightHip');
  const moved = readMoves(swing);
  const lifts = {
    headLiftAtTopBh: moved(head, 'top', 'up', headPlusMinusBh),
    headLiftAtImpactBh: moved(head, 'impact', 'up', headPlusMinusBh),
  };
  if (swing.view === 'down-the-line') {
    return {
      ...withholdForView(faceOnNames),
      ...lifts,
      // The ball lies to the picture's right of a right-hander.
      earlyExtensionBh: moved(pelvis, 'impact', 'right', earlyExtensionPlusMinusBh, earlyExtensionBiasBh),
      pelvisLiftAtTopBh: moved(pelvis, 'top', 'up', pelvisPlusMinusBh, liftBiasBh.top),
      pelvisLiftAtImpactBh: moved(pelvis, 'impact', 'up', pelvisPlusMinusBh, liftBiasBh.impact),
    };
  }
  return {
    ...withholdForView(downTheLineNames),
    ...lifts,
    headMovementBh: farthestMove(swing, head),
    // So is the target.
    headSidewaysAtTopBh: moved(head, 'top', 'left', headPlusMinusBh),
    headSidewaysAtImpactBh: moved(head, 'impact', 'left', headPlusMinusBh),
    pelvisSwayBh: farthestSway(swing, pelvis),
    pelvisSlideBh: moved(pelvis, 'impact', 'right', slidePlusMinusBh, slideBiasBh),
  };
}

/** The middle of the ears: the nose turns with the face. */
export const headSeries = ({ body }: MeasuredSwing): JointSeries => body.middle('leftEar', 'rightEar');

/** Measures how far a joint has moved since address in a direction of the picture. */
function readMoves(swing: MeasuredSwing) {
  const heightPx = bodyHeightPx(swing);
  return (
    joint: JointSeries,
    event: SwingEventName,
    direction: 'left' | 'right' | 'up',
    plusMinusBh: number,
    biasBh = 0,
  ): Measurement => {
    const [address, then] = [positionAt(swing, joint, 'address'), positionAt(swing, joint, event)];
    const px =
      direction === 'up' ? address.yPx - then.yPx : (then.xPx - address.xPx) * (direction === 'right' ? 1 : -1);
    const confidence = 0.8 * Math.min(address.confidence, then.confidence);
    return measuredIfVisible((px / heightPx) * 100 - biasBh, plusMinusBh, event, confidence);
  };
}

/**
 * Farthest away from the target until the top: many hips are on their way forward by then, and a top that is found late would hide how far
 * they went (docs/research/verdict.md). A way toward the target counts where it is clearly the longer one, so that hips that go both ways
 * alike do not change the sign from swing to swing.
 */
function farthestSway(swing: MeasuredSwing, pelvis: JointSeries): Measurement {
  const [still, top] = [positionAt(swing, pelvis, 'address'), positionAt(swing, pelvis, 'top')];
  const ways = waysBetween(swing, 'top', (i) => still.xPx - at(pelvis.xPx, i));
  const heightPx = bodyHeightPx(swing);
  const [towardBh, awayBh] = [(Math.min(...ways) / heightPx) * 100, (Math.max(...ways) / heightPx) * 100];
  const farthestBh = -towardBh > awayBh + pelvisPlusMinusBh ? towardBh : awayBh;
  const confidence = 0.8 * Math.min(still.confidence, top.confidence);
  return measuredIfVisible(farthestBh - swayBiasBh, pelvisPlusMinusBh, 'top', confidence);
}

/** Farthest from address until impact. */
function farthestMove(swing: MeasuredSwing, joint: JointSeries): Measurement {
  const still = positionAt(swing, joint, 'address');
  const ways = waysBetween(swing, 'impact', (i) =>
    Math.hypot(at(joint.xPx, i) - still.xPx, at(joint.yPx, i) - still.yPx),
  );
  const farthestPx = Math.max(...ways);
  return measuredIfVisible((farthestPx / bodyHeightPx(swing)) * 100, headPlusMinusBh, 'swing', 0.8 * still.confidence);
}

/**
 * The way of each sample from address until an event, as the median of three samples: one bad pose must not decide. The maximum is
 * often at the end, so no sample is left out.
 */
function waysBetween(
  { body, events }: MeasuredSwing,
  end: SwingEventName,
  wayOf: (sample: number) => number,
): number[] {
  const ways = body.timesS.flatMap((timeS, i) =>
    body.detected[i] && timeS >= events.address.timeS && timeS <= events[end].timeS ? [wayOf(i)] : [],
  );
  return ways.map((_, i) => median(ways.slice(Math.max(0, i - 1), i + 2)));
}
