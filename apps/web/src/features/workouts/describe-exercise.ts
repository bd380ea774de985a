import type { Equipment, WorkoutExercise } from '@trueswing/contracts';
import { equipmentName } from '../../shared/exercises/equipment-name.ts';

type Effort = Pick<WorkoutExercise, 'sets' | 'repetitions' | 'holdSeconds' | 'perSide'>;

/** "12 each side", "30 s": what one set is. */
export function describeSet({ repetitions, holdSeconds, perSide }: Effort): string {
  const amount = holdSeconds === null ? `${repetitions ?? 0}` : `${holdSeconds} s`;
  return perSide ? `${amount} each side` : amount;
}

/** "3 × 12 each side" */
export const describeEffort = (exercise: Effort): string => `${exercise.sets} × ${describeSet(exercise)}`;

/** "resistance band, mat" */
export const describeEquipment = (equipment: readonly Equipment[]): string =>
  equipment.map((each) => equipmentName(each).toLowerCase()).join(', ');

/** "About 25 minutes" */
export function describeDuration(seconds: number): string {
  const minutes = Math.max(Math.round(seconds / 60), 1);
  return minutes === 1 ? 'About 1 minute' : `About ${minutes} minutes`;
}
