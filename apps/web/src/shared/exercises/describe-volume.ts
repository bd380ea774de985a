import type { Exercise } from '@trueswing/contracts';
import { countOf } from '../count-of.ts';

type Volume = Pick<Exercise, 'sets' | 'repetitions' | 'holdSeconds' | 'perSide'>;

/** "3 × 12", "3 × 12 each side", "2 × 30 s", or the sets alone. */
export function describeVolume(exercise: Volume): string {
  const { sets, perSide } = exercise;
  const amount = describeAmount(exercise);
  if (amount === null) return countOf(sets, 'set');
  return `${sets} × ${amount}${perSide ? ' each side' : ''}`;
}

/** "12", "30 s": what one set is, on one side. Null if the sets alone are known. */
export function describeAmount({ repetitions, holdSeconds }: Omit<Volume, 'sets' | 'perSide'>): string | null {
  if (repetitions !== null) return `${repetitions}`;
  return holdSeconds === null ? null : `${holdSeconds} s`;
}
