import type { PlanFeature } from '@trueswing/contracts';

/** A usage limit of 999 means unlimited. */
export const unlimited = 999;

/** Limits and features of a plan. */
export interface Plan extends Readonly<Record<PlanFeature, boolean>> {
  /** Total uploads; `unlimited` if the weekly limit applies instead. */
  readonly uploads: number;
  /** Uploads with each club in a US Central week; null if there is no such limit. */
  readonly weeklyUploadsPerClub: number | null;
  /** US Central days on which a workout is served. */
  readonly workoutViews: number;
  /** The specification considers making the full analysis paid and says that it is currently free. */
  readonly analysisViews: number;
}

/**
 * The only table of what is free and what is paid (specification, sections 1 and 9). Rules read it, `premiumFeatures` sells
 * what it says.
 */
export const plans = {
  free: {
    uploads: 1,
    weeklyUploadsPerClub: null,
    workoutViews: 1,
    analysisViews: unlimited,
    downTheLine: false,
    exerciseTracking: false,
    exerciseHistory: false,
    completionRewards: false,
    exerciseVideos: false,
    workoutChanges: false,
    swingComparison: false,
    progressCharts: false,
  },
  premium: {
    uploads: unlimited,
    weeklyUploadsPerClub: 1,
    workoutViews: unlimited,
    analysisViews: unlimited,
    downTheLine: true,
    exerciseTracking: true,
    exerciseHistory: true,
    completionRewards: true,
    exerciseVideos: true,
    workoutChanges: true,
    swingComparison: true,
    progressCharts: true,
  },
} as const satisfies Record<'free' | 'premium', Plan>;

export const planOf = (isPremium: boolean): Plan => (isPremium ? plans.premium : plans.free);

/** A usage limit is reached when used ≥ limit, unless the limit means unlimited. */
export const limitReached = (used: number, limit: number): boolean => used >= limit && limit < unlimited;
