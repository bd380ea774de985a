import type {
  BallMonth,
  MobilityCheck,
  ProgressSwing,
  RecapTarget,
  UploadClub,
  WorkoutDay,
} from '@trueswing/contracts';
import type { Stature } from '@trueswing/swing';
import type { SwingFacts } from '../needs/swing-facts.ts';
import type { Plan } from '../plans/plan-table.ts';

/** Facts of a golfer when a month's recap is written. Those that are later than the month do not count. */
export interface RecapFacts {
  /** First day of the month. */
  readonly month: string;
  readonly writtenAt: Date;
  readonly plan: Pick<Plan, 'swingComparison' | 'exerciseTracking'>;
  /** Whether the plan has an upload left; one that is only spent for this week counts. */
  readonly hasUploadLeft: boolean;
  /** Analyzed swings of the month. */
  readonly swings: readonly { readonly club: UploadClub; readonly count: number }[];
  /** Analyzed swings of half a year, with what changes are judged by. */
  readonly progressSwings: readonly ProgressSwing[];
  /** Averages of the months with shots. */
  readonly shotMonths: readonly BallMonth[];
  readonly checks: readonly MobilityCheck[];
  readonly workoutDays: readonly Pick<WorkoutDay, 'date' | 'exercisesCompleted'>[];
  readonly pausedWeeks: readonly string[];
  /** The newest analyzed swing of the month or before; null without one. */
  readonly newest: (SwingFacts & { readonly analysisId: string }) | null;
  /** The golfer's height, for lengths in the sentence of the next step. */
  readonly stature: Stature | null;
}

export type RecapStep = { readonly sentence: string; readonly target: RecapTarget };
