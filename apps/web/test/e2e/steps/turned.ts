import type { Measured } from '@trueswing/contracts';

/** A turn at the top as both views give it. */
export const turned = (value: number): Measured => ({
  value,
  plusMinus: 8,
  interval: { low: value - 8, high: value + 8 },
  views: 'both',
  at: 'top',
  confidence: 0.9,
});
