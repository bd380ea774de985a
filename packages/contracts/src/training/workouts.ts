import { z } from 'zod/mini';
import { anyText, plainText } from '../plain-text.ts';
import { swingEventNameSchema, videoViewSchema } from '../swings/swing-measurements.ts';
import {
  bodyParts,
  catalogExerciseSchema,
  equipmentNames,
  libraryCategories,
  movementPatterns,
  trainingGoals,
} from './exercise-catalog.ts';

/** Stages of a workout, in their order; each has an icon. */
export const workoutStages = ['mobility', 'stability', 'strength'] as const;
export type WorkoutStage = (typeof workoutStages)[number];

/** Purpose of an exercise: something measured of the swing, of the body, or a focus area. `name` can follow "for". */
const servedSchema = z.object({
  source: z.enum(['swing', 'mobility-check', 'focus-area']),
  name: z.string(),
  /**
   * Name of what the focus area helps, which can follow "for"; null if nothing that was found asks for the area. Missing where nothing was found at all, and in
   * a plan of the version before.
   */
  helps: z.optional(z.nullable(z.string())),
});
export type Served = z.infer<typeof servedSchema>;

/** The step of the swing that a workout follows from, with the key frame that shows it. */
const workoutLeadSchema = z.object({
  /** "your hip turn" */
  name: z.string(),
  /** Null if the analysis was deleted meanwhile. */
  analysisId: z.nullable(z.string()),
  event: swingEventNameSchema,
  view: videoViewSchema,
});
export type WorkoutLead = z.infer<typeof workoutLeadSchema>;

/** An exercise of a workout. */
const workoutExerciseSchema = z.object({
  /** Id in the catalog. */
  id: z.string(),
  name: z.string(),
  /** Selects the icon. */
  category: z.enum(workoutStages),
  target: z.string(),
  description: z.string(),
  /** URL of the video; empty if there is none. */
  videoId: z.string(),
  videoTitle: z.string(),
  /** "3:20"; empty if there is no video. */
  videoDuration: z.string(),
  /** "4:30", all sets with their rests. */
  duration: z.string(),
  difficulty: z.int().check(z.minimum(1), z.maximum(5)),
  pattern: z.enum(movementPatterns),
  /** Why this golfer trains it today, in one sentence. */
  reason: z.string(),
  /** Null in a workout of the version before, which does not say. */
  serves: z._default(z.nullable(servedSchema), null),
  cues: z.array(z.string()),
  equipment: z.array(z.enum(equipmentNames)),
  /** Way to do it with the body alone or with a band. */
  variant: catalogExerciseSchema.shape.variant,
  contraindications: z.array(z.string()),
  loads: z.array(z.enum(bodyParts)),
  sets: z.int(),
  /** Null if the seconds of holding count. */
  repetitions: z.nullable(z.int()),
  holdSeconds: z.nullable(z.int()),
  perSide: z.boolean(),
  restSeconds: z.int(),
});
export type WorkoutExercise = z.infer<typeof workoutExerciseSchema>;

/** Answer of GET /api/daily-workout/{userId}. */
export const dailyWorkoutSchema = z.object({
  /** The US Central day that it was planned for. */
  day: z.iso.date(),
  focusAreas: z.array(z.string()).check(z.length(4)),
  /** Reason for this workout and its beginning, in one to three sentences. Null in a workout of the version before. */
  basis: z._default(z.nullable(z.string()), null),
  /** Null where nothing of the swing is off target. */
  lead: z._default(z.nullable(workoutLeadSchema), null),
  exercises: z.array(workoutExerciseSchema),
  /** Names. */
  completedExercises: z.array(z.string()),
  /** Seconds of all exercises. */
  durationSeconds: z.int(),
});
export type DailyWorkout = z.infer<typeof dailyWorkoutSchema>;

const exerciseName = plainText(120).check(z.minLength(1));
/** Body of POST /api/daily-workout/complete. */
export const completeExerciseBodySchema = z.object({
  exerciseName,
  /** Day of the workout that it belongs to, if the completion was queued on the device; today if missing. */
  day: z.optional(z.iso.date()),
  /** Milliseconds that the completion waited on the device; none if missing. */
  waitedMs: z.optional(z.int().check(z.minimum(0))),
});
/** Why an exercise is exchanged for an equivalent one. */
export const swapReasonSchema = z.discriminatedUnion('because', [
  z.object({ because: z.literal('hurts'), bodyPart: z.enum(bodyParts) }),
  z.object({ because: z.literal('no-equipment'), equipment: z.enum(equipmentNames) }),
  z.object({ because: z.literal('too-hard') }),
  z.object({ because: z.literal('something-else') }),
]);
export type SwapReason = z.infer<typeof swapReasonSchema>;
/** Body of POST /api/daily-workout/swap. */
export const swapExerciseBodySchema = z.object({
  exerciseName,
  reason: swapReasonSchema,
  /** Day of the workout, if a training runs past midnight; today if missing. */
  day: z.optional(z.iso.date()),
});
/** Answer of POST /api/daily-workout/complete. */
export const exerciseCompletedSchema = z.object({
  progress: z.object({ completed: z.int(), total: z.int(), percentage: z.int().check(z.minimum(0), z.maximum(100)) }),
  pointsAwarded: z.int(),
  /** The tier of the streak that this exercise reached. */
  milestone: z.optional(z.object({ weeks: z.int(), multiplier: z.number() })),
});
export type ExerciseCompleted = z.infer<typeof exerciseCompletedSchema>;

/** Body of POST /api/exercise-logs. Weight in lbs, as text; duration in seconds. */
export const exerciseLogBodySchema = z.object({
  exerciseName,
  workoutDate: z.iso.datetime(),
  sets: z.int().check(z.minimum(0), z.maximum(999)),
  reps: z.int().check(z.minimum(0), z.maximum(9999)),
  weight: z.string().check(z.regex(/^\d{1,4}$/)),
  duration: z.optional(z.nullable(z.int().check(z.minimum(0), z.maximum(86_400)))),
  // Several lines are allowed.
  notes: z.optional(z.nullable(anyText().check(z.maxLength(1_000)))),
});
/** An item of an exercise's history. */
export const exerciseLogSchema = z.object({
  id: z.string(),
  workoutDate: z.iso.datetime(),
  sets: z.int(),
  reps: z.int(),
  weight: z.string(),
  /** Seconds in all sets; null if it was not measured, missing in answers of a version before. */
  duration: z.optional(z.nullable(z.int())),
  notes: z.nullable(z.string()),
});
export type ExerciseLog = z.infer<typeof exerciseLogSchema>;

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
  holdSeconds: z.nullable(z.int()),
  perSide: z.boolean(),
  /** Chip of the library; `category` is the focus area. */
  libraryCategory: z.enum(libraryCategories),
  pattern: z.enum(movementPatterns),
  target: z.string(),
  equipment: z.array(z.enum(equipmentNames)),
  /** Parts of the swing that it helps with. A gateway of the version before does not name them. */
  goals: z._default(z.array(z.enum(trainingGoals)), []),
  starRating: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
});
export type Exercise = z.infer<typeof exerciseSchema>;

/**
 * Answer of GET /api/youtube/embed/{videoId}, where the id is a video's or an exercise's. `embedUrl` is null if there is no
 * video; `watchUrl` then searches for the name.
 */
export const videoEmbedSchema = z.object({
  title: z.string(),
  videoUrl: z.nullable(z.string()),
  thumbnailUrl: z.nullable(z.string()),
  embedUrl: z.nullable(z.string()),
  watchUrl: z.string(),
  /** "4:30", all sets of the exercise with their rests. */
  duration: z.string(),
  difficulty: z.int().check(z.minimum(1), z.maximum(5)),
  category: z.string(),
  focusAreas: z.array(z.string()),
  targetMuscles: z.array(z.string()),
  equipment: z.array(z.enum(equipmentNames)),
  instructor: z.nullable(z.string()),
  viewCount: z.nullable(z.int()),
  isActive: z.boolean(),
  exerciseName: z.string(),
  description: z.string(),
  cues: z.array(z.string()),
  variant: catalogExerciseSchema.shape.variant,
  contraindications: z.array(z.string()),
  pattern: z.enum(movementPatterns),
});
export type VideoEmbed = z.infer<typeof videoEmbedSchema>;
