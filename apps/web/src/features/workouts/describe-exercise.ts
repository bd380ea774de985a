import type { Equipment } from '@trueswing/contracts';
import { labelOf } from '../../shared/exercises/label-of.ts';

/** "resistance band, mat" */
export const describeEquipment = (equipment: readonly Equipment[]): string =>
  equipment.map((each) => labelOf(each).toLowerCase()).join(', ');

/** "About 25 minutes" */
export function describeDuration(seconds: number): string {
  const minutes = Math.max(Math.round(seconds / 60), 1);
  return minutes === 1 ? 'About 1 minute' : `About ${minutes} minutes`;
}
