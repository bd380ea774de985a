import type { Exercise } from '@trueswing/contracts';

/** "3 × 12", "3 × 12 a side", "2 × 30 s", or the sets alone. */
export function describeVolume({ sets, repetitions, holdSeconds, perSide }: Exercise): string {
  const each = repetitions ?? (holdSeconds === null ? null : `${holdSeconds} s`);
  if (each === null) return sets === 1 ? '1 set' : `${sets} sets`;
  return `${sets} × ${each}${perSide ? ' a side' : ''}`;
}
