import { z } from 'zod/mini';
import { handednessSchema } from '../clubs.ts';
import { shownFailureCodeSchema } from './analysis-failure-codes.ts';
import { ballHistorySchema } from './ball-history.ts';
import {
  cameraViewSchema,
  findingSchema,
  measurementsSchema,
  swingEventsSchema,
  timeBaseSchema,
} from './swing-measurements.ts';

/** Where the golfer stands in the picture at address, as shares of its size. */
const framingSchema = z.object({ statureShare: z.number(), feetX: z.number(), feetY: z.number() });
export type Framing = z.infer<typeof framingSchema>;

/** The part of the picture with golfer and club from address to finish, as shares of its size. */
const golferBoxSchema = z.object({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() });
export type GolferBox = Readonly<z.infer<typeof golferBoxSchema>>;

const readTurnsSchema = z.object({ shoulderTurnDeg: z.number(), hipRotationDeg: z.number() });
/** Both turns at the top, as the turn network reads them in pictures of the trunk. They are a part of what is reported. */
export type ReadTurns = Readonly<z.infer<typeof readTurnsSchema>>;

/** Reading of the turn network in a video. It is kept, so that a moved key frame can be analyzed again without the video. */
const networkReadingSchema = z.object({
  /** Identifies the network: the start of the SHA-256 of its file. */
  network: z.string(),
  /** When its pictures show the golfer, in seconds of the video. */
  momentsS: z.array(z.number()),
  alone: readTurnsSchema,
  /** From both videos of the swing; with the face-on video only. */
  together: z.optional(readTurnsSchema),
});
export type NetworkReading = z.infer<typeof networkReadingSchema>;

/** Red, green and blue as stored in the video, 0…255. */
const colorSchema = z.tuple([z.number(), z.number(), z.number()]);
export type Color = z.infer<typeof colorSchema>;

/** Parts that are compared between two pictures of a golfer at address: clothes, skin, and the ground around the feet. */
export const seenParts = ['shirt', 'upperArm', 'forearm', 'thigh', 'shank', 'shoe', 'head', 'ground'] as const;
export type SeenPart = (typeof seenParts)[number];

/** Mean colors of a part's places: strips of the shirt, both legs, patches of the ground. Without those beyond the picture. */
const appearanceSchema = z.record(z.enum(seenParts), z.array(colorSchema));
export type Appearance = Readonly<z.infer<typeof appearanceSchema>>;

/** Time and distance between two videos, as their files say. Compared when both were analyzed: no date and no place is kept. */
const recordingsApartSchema = z.object({
  hours: z.nullable(z.number()),
  kilometers: z.nullable(z.number()),
});
export type RecordingsApart = z.infer<typeof recordingsApartSchema>;

/** The analysis of one video. */
export const viewAnalysisSchema = z.object({
  view: cameraViewSchema,
  handedness: handednessSchema,
  /** Size of the stored video, upright; absent if there is none, and in older results. */
  widthPx: z.optional(z.int().check(z.positive())),
  heightPx: z.optional(z.int().check(z.positive())),
  /** Absent in older results. */
  framing: z.optional(framingSchema),
  /** Absent in older results, and without a pose during the swing. */
  golferBox: z.optional(golferBoxSchema),
  /** Absent in older results, and where the golfer was lost at address. */
  networkReading: z.optional(networkReadingSchema),
  /** Absent in older results, and like `networkReading`. */
  appearance: z.optional(appearanceSchema),
  /** Colors of parts of the shirt at address; in older results in place of `appearance`. */
  shirtColors: z.optional(z.array(colorSchema)),
  /** From the face-on video; with the video from behind only, and absent in older results. */
  recordingsApart: z.optional(recordingsApartSchema),
  timeBase: timeBaseSchema,
  events: swingEventsSchema,
  measurements: measurementsSchema,
  warnings: z.array(z.string()),
});
export type ViewAnalysis = z.infer<typeof viewAnalysisSchema>;

/** Way in which the two videos of an analysis are read together. */
const videoPairSchema = z.object({
  /** The golfer said that two phones filmed the same swing. */
  isSaidToBeOneSwing: z.boolean(),
  /** As one swing, as two swings of one golfer, or apart: another golfer or hand, so nothing of them is combined. */
  readAs: z.enum(['one-swing', 'two-swings', 'apart']),
  /** Meaning and reason of that, as sentences for the golfer. */
  sentence: z.string(),
});
export type VideoPair = z.infer<typeof videoPairSchema>;
/** null with one video; absent in older results. */
export const optionalVideoPairSchema = z.optional(z.nullable(videoPairSchema));

/** Degree strings of the specification, or the reason why there is none: "about 95° (80–115°)", "Not measurable …". */
export const mobilityAnalysisSchema = z.object({
  shoulderTurn: z.string(),
  hipRotation: z.string(),
  xFactor: z.string(),
  spineAngle: z.string(),
});

/** The texts of an analysis. */
export const analysisTextsSchema = z.object({
  posture: z.string(),
  balance: z.string(),
  mobilityAnalysis: mobilityAnalysisSchema,
});

/** A code that this version does not know, from a newer server, must not appear as an analysis without a result. */
const failedDetailsSchema = z.object({
  error: z.catch(shownFailureCodeSchema, 'analysis-failed'),
  message: z.string(),
});
const finishedInListSchema = z.object({ algorithm: z.string(), measurements: measurementsSchema });

/**
 * In a list: of the measurements only those that lists and charts show, and of the views only where the golfer stands in the face-on
 * picture. That is absent in older results.
 */
export const listedDetailsSchema = z.union([
  failedDetailsSchema,
  z.extend(finishedInListSchema, {
    faceOn: z.optional(
      z.pick(viewAnalysisSchema, {
        widthPx: true,
        heightPx: true,
        handedness: true,
        framing: true,
        golferBox: true,
      }),
    ),
  }),
]);

/** `technicalDetails` of the entity: absent while in progress, an error when failed, the details when complete. */
export const technicalDetailsSchema = z.union([
  failedDetailsSchema,
  z.extend(finishedInListSchema, {
    writer: z.string(),
    faceOn: viewAnalysisSchema,
    downTheLine: z.nullable(viewAnalysisSchema),
    filmPair: optionalVideoPairSchema,
    findings: z.array(findingSchema),
    ballHistory: z.optional(ballHistorySchema),
    warnings: z.array(z.string()),
    mobilityAnalysis: mobilityAnalysisSchema,
    swingStrengths: z.array(z.string()),
    swingWeaknesses: z.array(z.string()),
  }),
]);
export type TechnicalDetails = z.infer<typeof technicalDetailsSchema>;
