import type { Measurements } from '@trueswing/contracts';
import { type MeasuredSwing, measured, trunkLeanDeg } from './measured-swing.ts';

/**
 * Seen down-the-line the model puts the trunk 2–6° too upright, nearly the same at every bend (measured on rendered
 * golfers of known bend). The middle is added, the half-width joins the error bar.
 */
const spineBiasDeg = 4;
/** Bias left over (2°), a camera that leans by 2°, shape of the back (2°): 95 % within. */
const spinePlusMinusDeg = 5;
/** The bias cancels in a difference (within 1° on rendered golfers); what is left is the joints' noise in fast frames. */
const spineChangePlusMinusDeg = 4;
const sideBendPlusMinusDeg = 4;

/** Spine angle at address and its change to impact (down-the-line), side bend at impact (face-on). */
export function measureSpine(swing: MeasuredSwing): Measurements {
  if (swing.view === 'face-on') {
    const lean = trunkLeanDeg(swing, 'impact');
    const needsDownTheLine = { withheld: 'Needs a down-the-line video.' };
    return {
      spineAngleDeg: needsDownTheLine,
      spineAngleChangeDeg: needsDownTheLine,
      // The target lies to the picture's right of a right-hander: leaning to the left is side bend away from it.
      sideBendDeg: measured(-lean.deg, sideBendPlusMinusDeg, 'impact', 0.8 * lean.confidence),
    };
  }
  if (swing.view === 'down-the-line') {
    const address = trunkLeanDeg(swing, 'address');
    const impact = trunkLeanDeg(swing, 'impact');
    return {
      spineAngleDeg: measured(address.deg + spineBiasDeg, spinePlusMinusDeg, 'address', 0.9 * address.confidence),
      spineAngleChangeDeg: measured(
        impact.deg - address.deg,
        spineChangePlusMinusDeg,
        'impact',
        0.8 * Math.min(address.confidence, impact.confidence),
      ),
      sideBendDeg: { withheld: 'Needs a face-on video.' },
    };
  }
  const reason = { withheld: 'The camera stands neither face-on nor down-the-line.' };
  return { spineAngleDeg: reason, spineAngleChangeDeg: reason, sideBendDeg: reason };
}
