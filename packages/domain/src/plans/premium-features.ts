import type { PlanFeature } from '@trueswing/contracts';
import type { Plan } from './plan-table.ts';

/** Rows of the plan table in which Premium gives more than the free plan. A test compares them with the table. */
type SoldRow = PlanFeature | Extract<keyof Plan, 'uploads' | 'workoutViews'>;

/** Sentences on what Premium adds, one for each row of the plan table, for all screens that offer or welcome it. */
export const premiumFeatures: Readonly<Record<SoldRow, string>> = {
  uploads: 'A new driver swing and a new 7-iron swing each week',
  downTheLine: 'Analysis from behind as well, read together with the front',
  swingComparison: 'Each swing beside your last one, and what really changes over many',
  progressCharts: "Your swing's numbers over time, for each club",
  workoutViews: 'A new workout from your swing each day',
  completionRewards: 'Points for each exercise, and a streak that multiplies them',
  exerciseTracking: 'Guided training, with your sets, reps and weights',
  exerciseHistory: 'The history of each exercise',
  exerciseVideos: 'Every exercise of the library to watch, with its cues',
  workoutChanges: 'Other exercises where one does not suit you',
};
