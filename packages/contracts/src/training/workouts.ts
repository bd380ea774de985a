import { z } from 'zod';
import { plainText } from '../plain-text.ts';

/** An exercise of a workout; the category selects its icon. */
const workoutExerciseSchema = z.object({
  name: z.string(),
  category: z.string(),
  target: z.string(),
  description: z.string(),
  /** URL of the video; empty if there is none. */
  videoId: z.string(),
  videoTitle: z.string(),
  /** "3:20"; empty if there is no video. */
  videoDuration: z.string(),
  duration: z.string(),
  difficulty: z.int().min(1).max(5),
});

/** Answer of GET /api/daily-workout/{userId}. */
export const dailyWorkoutSchema = z.object({
  focusAreas: z.array(z.string()).length(4),
  exercises: z.array(workoutExerciseSchema),
  /** Names. */
  completedExercises: z.array(z.string()),
});

const exerciseName = plainText(120).min(1);
/** Body of POST /api/daily-workout/complete. */
export const completeExerciseBodySchema = z.object({ exerciseName });
/** Answer of POST /api/daily-workout/complete. */
export const exerciseCompletedSchema = z.object({
  progress: z.object({ completed: z.int(), total: z.int(), percentage: z.int().min(0).max(100) }),
  pointsAwarded: z.int(),
});

/** Body of POST /api/exercise-logs. Weight in lbs, as text; duration in seconds. */
export const exerciseLogBodySchema = z.object({
  exerciseName,
  workoutDate: z.iso.datetime(),
  sets: z.int().min(0).max(999),
  reps: z.int().min(0).max(9999),
  weight: plainText(10),
  duration: z.int().min(0).max(86_400).nullable().optional(),
  // Several lines are allowed, so only the zero byte is refused.
  notes: z
    .string()
    .max(1_000)
    .regex(/^[^\0]*$/)
    .nullable()
    .optional(),
});
/** An item of an exercise's history. */
export const exerciseLogSchema = z.object({
  id: z.string(),
  workoutDate: z.iso.datetime(),
  sets: z.int(),
  reps: z.int(),
  weight: z.string(),
  notes: z.string().nullable(),
});

/** An item of GET /api/exercises. Duration in seconds. */
export const exerciseSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  imageUrl: z.string().nullable(),
  isPremium: z.boolean(),
  difficulty: z.int().min(1).max(5),
  duration: z.int(),
  sets: z.int(),
  repetitions: z.int().nullable(),
});

/** Answer of GET /api/youtube/embed/{videoId}: `embedUrl` is null if there is no video. */
export const videoEmbedSchema = z.object({ embedUrl: z.string().nullable(), watchUrl: z.string(), title: z.string() });
