import type { FocusArea, GoalEnd, SwapReason, WorkoutLead } from '@trueswing/contracts';
import type { PlannedExercise } from '@trueswing/domain';
import type { GoalPlan } from '@trueswing/swing';
import type { ColumnType, Generated } from 'kysely';

/** Tables of the exercises, the workouts and what golfers did of them. */
export interface TrainingTables {
  /** Versions of the exercises; an import wins over what this service ships, then the newest. Rows are only added. */
  'gateway.exercise_catalog': {
    version: Generated<number>;
    source: 'shipped' | 'import';
    sha256: string;
    exercises: ColumnType<unknown, string, never>;
    created_at: Date;
  };
  /** `day` is the US Central day of the workout, YYYY-MM-DD, here and in the tables below. */
  'gateway.workout_plan': {
    user_id: string;
    day: string;
    catalog_version: number;
    focus_areas: ColumnType<FocusArea[], string, string>;
    exercises: ColumnType<PlannedExercise[], string, string>;
    /** Reason for the workout, and the step of the swing; both null in plans of a version before. */
    basis: string | null;
    lead: ColumnType<WorkoutLead | null, string | null, string | null>;
    /** When the golfer had it planned a second time. */
    planned_again_at: Date | null;
    created_at: Date;
  };
  'gateway.exercise_swap': {
    user_id: string;
    day: string;
    exercise_id: string;
    replacement_id: string;
    reason: ColumnType<SwapReason, string, never>;
    swapped_at: Date;
  };
  'gateway.exercise_completion': {
    id: string;
    user_id: string;
    day: string;
    exercise_id: string;
    name: string;
    points: number;
    streak_weeks: number;
    completed_at: Date;
    /** Null for one of a version before: then it was done at completed_at. */
    done_at: Date | null;
    /** Weeks of the streak where the exercise reached a tier. */
    reached_weeks: number | null;
  };
  /** Goals of the golfer's own. At most one of a golfer has no end. */
  'gateway.goal': {
    id: Generated<string>;
    user_id: string;
    /** The swing that it was set from, which may be deleted. */
    analysis_id: string;
    /** With the start that its judgement rests on. */
    plan: ColumnType<GoalPlan, string, string>;
    /** Last US Central day, YYYY-MM-DD, here and in `opens_on`. */
    due_on: ColumnType<string, string, string>;
    started_at: Date;
    /** From this day on swings are the retest, and it is asked for once; null until the start is known. */
    opens_on: ColumnType<string | null, string | null, string | null>;
    reminded_at: Date | null;
    /** On this day the swings that the start lacks are asked for, once; null when it is known. */
    start_due_on: ColumnType<string | null, string | null, string | null>;
    start_asked_at: Date | null;
    outcome: ColumnType<GoalEnd | null, never, string>;
    ended_at: Date | null;
    /** Whether swings of its retest were looked at: then later goals are judged more strictly. */
    was_looked_at: Generated<boolean>;
  };
  /** `week` is the Sunday of a US Central week, YYYY-MM-DD. */
  'gateway.streak_pause': { user_id: string; week: string; declared_at: Date };
  'gateway.exercise_log': {
    id: string;
    user_id: string;
    exercise_name: string;
    workout_date: Date;
    sets: number;
    reps: number;
    /** Pounds, as the golfer wrote it. */
    weight: string;
    duration_s: number | null;
    notes: string | null;
    idempotency_key: string | null;
    created_at: Date;
  };
}
