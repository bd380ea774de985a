import { z } from 'zod/mini';

/** An item of the leaderboard: the first 50 by points of the US Central month. */
export const leaderboardEntrySchema = z.object({
  id: z.string(),
  firstName: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  monthlyPoints: z.int(),
});

/** `position` is null without points; ties share one. */
export const monthlyPositionSchema = z.object({
  position: z.nullable(z.int().check(z.minimum(1))),
  monthlyPoints: z.int(),
});

/** A day with a workout. `streak` is in weeks, as of that day. */
export const workoutDaySchema = z.object({
  date: z.iso.date(),
  exercisesCompleted: z.int(),
  pointsEarned: z.int(),
  streak: z.int(),
});
export type WorkoutDay = z.infer<typeof workoutDaySchema>;
