import type { Measured } from '@trueswing/contracts';
import { measurementRows } from '../../3-measure/measurements.table.ts';
import { sizeOf } from './finding-rule.ts';

/** "your spine becomes about 8° more upright": the change from address to impact as a size and a direction. */
export function saySpineChange(measured: Measured): string {
  const [bent = '', upright = ''] = measurementRows.spineAngleChangeDeg.directions ?? [];
  const size = sizeOf(measured, 'spineAngleChangeDeg');
  // The size is rounded without its sign, so whether it is zero is asked of that: −0.5° is 1°.
  return Math.round(Math.abs(measured.value)) === 0
    ? `your spine angle changes by ${size}`
    : `your spine becomes ${size} ${measured.value > 0 ? bent : upright}`;
}
