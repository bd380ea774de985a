/** Features that a plan has or lacks. The plan table of the domain says which plan has what. */
export const planFeatures = [
  'downTheLine',
  'exerciseTracking',
  'exerciseHistory',
  'completionRewards',
  'exerciseVideos',
  'workoutChanges',
  'swingComparison',
  'progressCharts',
] as const;

export type PlanFeature = (typeof planFeatures)[number];
