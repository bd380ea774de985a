import { z } from 'zod/mini';
import { uploadClubSchema } from '../clubs.ts';
import { analysisIdSchema, uuidSchema } from '../ids.ts';
import type { BallNumberName } from '../shots/ball-averages.ts';
import type { MeasurementName } from '../swings/swing-measurements.ts';

/** The measurements of a swing that a goal can be set for. Of the front arm a camera shows only bounds, which cannot be compared. */
const swingGoalMeasures = [
  'shoulderTurnDeg',
  'hipRotationDeg',
  'xFactorDeg',
  'tempoRatio',
  'spineAngleDeg',
  'trailKneeFlexDeg',
  'stanceWidthHw',
  'pelvisSlideBh',
  'spineAngleChangeDeg',
  'sideBendAtTopDeg',
  'headLiftAtTopBh',
  'pelvisLiftAtTopBh',
  'earlyExtensionBh',
  'headMovementBh',
  'headLiftAtImpactBh',
  'pelvisSwayBh',
  'handPathShiftBh',
  'finishSwayBh',
] as const satisfies readonly MeasurementName[];
export type SwingGoalMeasure = (typeof swingGoalMeasures)[number];

/** The numbers of the ball's flight that a goal can be set for. They are read from days of shots. */
const ballGoalMeasures = [
  'faceAngleDeg',
  'faceToPathDeg',
  'clubPathDeg',
  'smashFactor',
  'spinRpm',
] as const satisfies readonly BallNumberName[];
export type BallGoalMeasure = (typeof ballGoalMeasures)[number];

/** The numbers that a goal can be set for: all that a step of the verdict may ask to change. */
export const goalMeasures = [...swingGoalMeasures, ...ballGoalMeasures] as const;
export type GoalMeasure = (typeof goalMeasures)[number];
export const isBallGoal = (measurement: GoalMeasure): measurement is BallGoalMeasure =>
  (ballGoalMeasures as readonly GoalMeasure[]).includes(measurement);
export const goalMeasureSchema = z.enum(goalMeasures);

/** Kinds of readings that show the number of a goal: swings, or days of shots for the flight of the ball. */
export const goalReadingsSchema = z.enum(['swings', 'days-of-shots']);
export type GoalReadings = z.infer<typeof goalReadingsSchema>;
export const readingsOf = (measurement: GoalMeasure): GoalReadings =>
  isBallGoal(measurement) ? 'days-of-shots' : 'swings';

/**
 * Ending of a goal. `reached` and `gained`: a change in its direction is likely, and the retest reads at the target or not. `already-there`:
 * the start, once it was measured by several swings, lay at the target.
 */
const goalEndings = ['reached', 'gained', 'no-sure-change', 'too-few-swings', 'already-there', 'given-up'] as const;
export const goalEndingSchema = z.enum(goalEndings);
export type GoalEnding = z.infer<typeof goalEndingSchema>;

const goalEndSchema = z.object({
  ending: goalEndingSchema,
  at: z.iso.datetime(),
  /** Levels before and in the retest, as a dial shows them; null where too few swings were filmed. */
  start: z.nullable(z.number()),
  retest: z.nullable(z.number()),
  /** The gain in the direction of the goal lies between these in 90 of 100 cases, on the scale of the dial; null where nothing was judged. */
  gainRange: z.nullable(z.object({ low: z.number(), high: z.number() })),
  /** Swings of the retest. */
  swings: z.int(),
});
export type GoalEnd = z.infer<typeof goalEndSchema>;

/** A goal of a golfer, open or ended. One for the flight of the ball has days of shots where others have swings. */
export const goalSchema = z.object({
  id: uuidSchema,
  measurement: goalMeasureSchema,
  club: uploadClubSchema,
  /** The swing that it was set from; null if it was deleted meanwhile. */
  analysisId: z.nullable(analysisIdSchema),
  target: z.number(),
  /** Whether the number is to get greater or smaller. */
  direction: z.enum(['up', 'down']),
  /** First US Central day whose swings count for the retest; null until the start is known. */
  opensOn: z.nullable(z.iso.date()),
  /** Last US Central day. */
  dueOn: z.iso.date(),
  /** Days to which `dueOn` can be changed; null where no other day is left, and of an ended goal. */
  dueRange: z.nullable(z.object({ earliest: z.iso.date(), latest: z.iso.date() })),
  startedAt: z.iso.datetime(),
  /** Since when the analysis measures in a new way, so that the start is measured again; null if it does not. */
  restartedAt: z.nullable(z.iso.datetime()),
  /** Swings, or days, that show where the golfer starts, the last eight or five at most: counted, and needed. The retest is compared with them. */
  startSwings: z.int(),
  startNeeds: z.int(),
  /** Level at the start; null until enough swings show it. */
  start: z.nullable(z.number()),
  /** Swings of the retest: counted, and planned. The plan is null until the start is known. */
  retestSwings: z.int(),
  plannedSwings: z.nullable(z.int()),
  /** Level of the retest so far; null without a swing. */
  now: z.nullable(z.number()),
  /** The retest shows a gain of this size more often than not, on the scale of the dial; null until the start is known. */
  smallestGain: z.nullable(z.number()),
  /** Swings that would have counted, had they been filmed and measured like the start; why the newest of them cannot be compared. */
  otherwiseFilmed: z.int(),
  otherwiseFilmedReason: z.nullable(z.enum(['other-filming', 'bound', 'other-version', 'unknown-error', 'few-shots'])),
  /** Null while the goal is open. */
  end: z.nullable(goalEndSchema),
});
export type Goal = z.infer<typeof goalSchema>;

const target = z.number().check(z.minimum(-150), z.maximum(10_000));
/** Body of POST /api/goals. */
export const setGoalBodySchema = z.object({
  analysisId: analysisIdSchema,
  measurement: goalMeasureSchema,
  target,
  dueOn: z.iso.date(),
});
export type SetGoalBody = z.infer<typeof setGoalBodySchema>;
/** Body of PATCH /api/goals/{id}. */
export const changeGoalBodySchema = z.object({ target: z.optional(target), dueOn: z.optional(z.iso.date()) });
export type ChangeGoalBody = z.infer<typeof changeGoalBodySchema>;
