import type { UsageLimits } from '@trueswing/contracts';
import { planOf } from './plan-table.ts';

interface Uses {
  readonly isPremium: boolean;
  readonly videoUploadsUsed: number;
  readonly analysisViewsUsed: number;
  readonly workoutViewsUsed: number;
}

/** Used and allowed amounts, by kind of use. */
export function usageLimits({ isPremium, ...used }: Uses): UsageLimits {
  const plan = planOf(isPremium);
  return {
    isPremium,
    videoUploads: { used: used.videoUploadsUsed, limit: plan.uploads },
    analysisViews: { used: used.analysisViewsUsed, limit: plan.analysisViews },
    workoutViews: { used: used.workoutViewsUsed, limit: plan.workoutViews },
  };
}
