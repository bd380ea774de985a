import { z } from 'zod';

/** An item of the leaderboard: the first 50 by points of the US Central month. */
export const leaderboardEntrySchema = z.object({
  id: z.string(),
  firstName: z.string(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  monthlyPoints: z.int(),
});

/** `position` is null without points; ties share one. */
export const monthlyPositionSchema = z.object({ position: z.int().min(1).nullable(), monthlyPoints: z.int() });

/** A day with a workout. `streak` is in weeks, as of that day. */
export const workoutDaySchema = z.object({
  date: z.iso.date(),
  exercisesCompleted: z.int(),
  pointsEarned: z.int(),
  streak: z.int(),
});
