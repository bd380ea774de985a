import { z } from 'zod/mini';
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
  difficulty: z.int().check(z.minimum(1), z.maximum(5)),
});

/** Answer of GET /api/daily-workout/{userId}. */
export const dailyWorkoutSchema = z.object({
  focusAreas: z.array(z.string()).check(z.length(4)),
  exercises: z.array(workoutExerciseSchema),
  /** Names. */
  completedExercises: z.array(z.string()),
});

const exerciseName = plainText(120).check(z.minLength(1));
/** Body of POST /api/daily-workout/complete. */
export const completeExerciseBodySchema = z.object({ exerciseName });
/** Answer of POST /api/daily-workout/complete. */
export const exerciseCompletedSchema = z.object({
  progress: z.object({ completed: z.int(), total: z.int(), percentage: z.int().check(z.minimum(0), z.maximum(100)) }),
  pointsAwarded: z.int(),
});

/** Body of POST /api/exercise-logs. Weight in lbs, as text; duration in seconds. */
export const exerciseLogBodySchema = z.object({
  exerciseName,
  workoutDate: z.iso.datetime(),
  sets: z.int().check(z.minimum(0), z.maximum(999)),
  reps: z.int().check(z.minimum(0), z.maximum(9999)),
  weight: plainText(10),
  duration: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(86_400)))),
  // Several lines are allowed, so only the zero byte is refused.
  notes: z.optional(z.nullable(z.string().check(z.maxLength(1_000), z.regex(/^[^\0]*$/)))),
});
/** An item of an exercise's history. */
export const exerciseLogSchema = z.object({
  id: z.string(),
  workoutDate: z.iso.datetime(),
  sets: z.int(),
  reps: z.int(),
  weight: z.string(),
  notes: z.nullable(z.string()),
});

/** An item of GET /api/exercises. Duration in seconds. */
export const exerciseSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  imageUrl: z.nullable(z.string()),
  isPremium: z.boolean(),
  difficulty: z.int().check(z.minimum(1), z.maximum(5)),
  duration: z.int(),
  sets: z.int(),
  repetitions: z.nullable(z.int()),
});

/** Answer of GET /api/youtube/embed/{videoId}: `embedUrl` is null if there is no video. */
export const videoEmbedSchema = z.object({ embedUrl: z.nullable(z.string()), watchUrl: z.string(), title: z.string() });
