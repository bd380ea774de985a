import { z } from 'zod/mini';
import { focusAreaSchema } from './focus-areas.ts';

/** A golfer's place in a month's table. Golfers with the same points share a position. */
export const leaderboardEntrySchema = z.object({
  id: z.string(),
  firstName: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  monthlyPoints: z.int(),
  position: z.int().check(z.minimum(1)),
});
export type LeaderboardEntry = z.infer<typeof leaderboardEntrySchema>;

/** `position` is null without points; ties share one. */
export const monthlyPositionSchema = z.object({
  position: z.nullable(z.int().check(z.minimum(1))),
  monthlyPoints: z.int(),
});
export type MonthlyPosition = z.infer<typeof monthlyPositionSchema>;

/** First day of a US Central month or week. */
const firstDay = z.iso.date();

/** The caller in this month's table, among the golfers next to them. */
export const standingSchema = z.extend(monthlyPositionSchema, {
  month: firstDay,
  /** Golfers with points this month. */
  golfers: z.int(),
  /** To the points of the next better golfer; null for the first and without points. */
  pointsToNext: z.nullable(z.int()),
  /** Whether others have as many points, also golfers who are not listed; missing in answers of a version before. */
  isTied: z.optional(z.boolean()),
  /** Best first, the caller among them; golfers who do not want to be listed are left out. Empty without points. */
  neighbors: z.array(leaderboardEntrySchema),
});
export type Standing = z.infer<typeof standingSchema>;

/** The table of last month as it stood when the month closed. */
export const lastMonthSchema = z.extend(monthlyPositionSchema, {
  month: firstDay,
  /** False while the month is being closed and the table may still change; missing in answers of a version before. */
  isFinal: z.optional(z.boolean()),
  entries: z.array(leaderboardEntrySchema),
});
export type LastMonth = z.infer<typeof lastMonthSchema>;

/** A day with a workout. `streak` is in weeks, as of that day. */
export const workoutDaySchema = z.object({
  date: z.iso.date(),
  exercisesCompleted: z.int(),
  pointsEarned: z.int(),
  streak: z.int(),
  /** Focus areas of its exercises; missing in answers of a version before. */
  areas: z.optional(z.array(focusAreaSchema)),
});
export type WorkoutDay = z.infer<typeof workoutDaySchema>;

/** A week of the year's overview. */
export const streakWeekSchema = z.object({
  week: firstDay,
  exercises: z.int(),
  isPaused: z.boolean(),
});
export type StreakWeek = z.infer<typeof streakWeekSchema>;

/** The caller's streak. */
export const streakSchema = z.object({
  /** Length in US Central weeks. */
  weeks: z.int(),
  /** Whether the streak ends with this week unless an exercise is completed or the week is paused. */
  isAtRisk: z.boolean(),
  /** Pauses that can still be declared in the calendar year of this week. */
  pausesLeft: z.int(),
  /** The weeks that can be paused now and are not paused, the next one first. */
  pausableWeeks: z.array(firstDay),
  /** The last 53 weeks, oldest first, this one last, then the paused weeks to come. */
  year: z.array(streakWeekSchema),
});
export type Streak = z.infer<typeof streakSchema>;
