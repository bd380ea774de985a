import { z } from 'zod/mini';
import { plainText } from '../plain-text.ts';
import { focusAreaSchema } from './focus-areas.ts';

/** Chips of the exercise library. */
export const libraryCategories = ['mobility', 'strength', 'balance'] as const;
export type LibraryCategory = (typeof libraryCategories)[number];

/** Movements of exercises, in groups that the plan of the day mixes. Figures have a table of their own (docs/decisions/0071). */
export const movementPatterns = [
  'standing-rotation',
  'kneeling-rotation',
  'floor-rotation',
  'side-bend',
  'hip-hinge',
  'squat',
  'lunge',
  'bridge',
  'plank',
  'all-fours',
  'all-fours-rotation',
  'side-plank',
  'leg-raise',
  'side-lying-leg-raise',
  'push',
  'press-out',
  'pull',
  'carry',
  'arm-raise',
  'single-leg-balance',
  'heel-raise',
  'hip-opener',
  'hip-switch',
  'throw',
  'spine-wave',
] as const;
export type MovementPattern = (typeof movementPatterns)[number];

/** Parts of a swing that an exercise helps with; the plan of the day chooses by them. */
export const trainingGoals = [
  'shoulder-turn',
  'hip-rotation',
  'x-factor',
  'posture',
  'steady-head',
  'weight-shift',
  'balance',
  'club-speed',
] as const;
export type TrainingGoal = (typeof trainingGoals)[number];

export const equipmentNames = [
  'resistance-band',
  'mini-band',
  'dumbbell',
  'kettlebell',
  'barbell',
  'medicine-ball',
  'cable-machine',
  'stability-ball',
  'foam-roller',
  'suspension-trainer',
  'balance-pad',
  'sliders',
  'bench',
  'step',
  'chair',
  'wall',
  'towel',
  'golf-club',
  'mat',
] as const;
export type Equipment = (typeof equipmentNames)[number];

/** Parts of the body that an exercise loads or bends far: left out when one of them hurts. */
export const bodyParts = ['neck', 'shoulder', 'elbow', 'wrist', 'lower-back', 'hip', 'knee', 'ankle'] as const;
export type BodyPart = (typeof bodyParts)[number];

const sentence = (longest: number) => plainText(longest).check(z.minLength(10));

/**
 * An exercise of the catalog. It is counted either in repetitions or in seconds of holding. `durationSeconds` is all of its
 * sets with the rests between them.
 */
export const catalogExerciseSchema = z
  .object({
    /** The name in lower case with hyphens; stays when the name is edited. */
    id: z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/), z.maxLength(80)),
    name: plainText(60).check(z.minLength(3)),
    focusArea: focusAreaSchema,
    libraryCategory: z.enum(libraryCategories),
    pattern: z.enum(movementPatterns),
    /** Target of the training, in a few words: "Rotation of the upper back". */
    target: plainText(60).check(z.minLength(3)),
    goals: z.array(z.enum(trainingGoals)).check(z.minLength(1), z.maxLength(3)),
    /** Instructions, in one or two sentences to the golfer. */
    description: sentence(240),
    /** Points to watch while moving. */
    cues: z.array(sentence(120)).check(z.minLength(2), z.maxLength(3)),
    muscles: z.array(plainText(40).check(z.minLength(3))).check(z.minLength(1), z.maxLength(4)),
    /** Empty if the body is enough. */
    equipment: z.array(z.enum(equipmentNames)).check(z.maxLength(3)),
    /** Way to do it with the body alone or with a band; null only if nothing but household things are needed. */
    variant: z.nullable(z.object({ with: z.enum(['bodyweight', 'resistance-band']), how: sentence(200) })),
    difficulty: z.int().check(z.minimum(1), z.maximum(5)),
    sets: z.int().check(z.minimum(1), z.maximum(6)),
    repetitions: z.nullable(z.int().check(z.minimum(1), z.maximum(40))),
    holdSeconds: z.nullable(z.int().check(z.minimum(3), z.maximum(180))),
    /** Repetitions and seconds count for each side. */
    perSide: z.boolean(),
    durationSeconds: z.int().check(z.minimum(30), z.maximum(900)),
    isPremium: z.boolean(),
    /** Who should leave it out or ask first, a sentence each. */
    contraindications: z.array(sentence(140)).check(z.maxLength(3)),
    loads: z.array(z.enum(bodyParts)).check(z.maxLength(4)),
    /** Degree to which it carries over to the golf swing, from 1 to 5, by the editors of the catalog; null if not judged. */
    starRating: z.nullable(z.int().check(z.minimum(1), z.maximum(5))),
    /** A YouTube address; null if there is no video. */
    videoUrl: z.nullable(z.string().check(z.regex(/^https:\/\/www\.youtube\.com\/watch\?v=[\w-]{11}$/))),
  })
  .check(
    z.refine(({ repetitions, holdSeconds }) => (repetitions === null) !== (holdSeconds === null), {
      error: 'Give either repetitions or holdSeconds.',
    }),
  );
export type CatalogExercise = z.infer<typeof catalogExerciseSchema>;
