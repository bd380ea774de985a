import type { Measured } from '@trueswing/contracts';
import { measurementRows } from '../../3-measure/measurements.table.ts';
import { sizeOf } from './finding-rule.ts';

/** "your spine becomes about 8° more upright": the change from address to impact as a size and a direction. */
export function saySpineChange(measured: Measured): string {
  const [bent = '', upright = ''] = measurementRows.spineAngleChangeDeg.directions ?? [];
  const size = sizeOf(measured, 'spineAngleChangeDeg');
  const degrees = Math.round(measured.value);
  return degrees === 0
    ? `your spine angle changes by ${size}`
    : `your spine becomes ${size} ${degrees > 0 ? bent : upright}`;
}
