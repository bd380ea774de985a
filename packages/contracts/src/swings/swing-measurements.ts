import { z } from 'zod/mini';

/** The eight events of GolfDB (McNally et al. 2019), in order of time. */
export const swingEventNames = [
  'address',
  'toeUp',
  'midBackswing',
  'top',
  'midDownswing',
  'impact',
  'midFollowThrough',
  'finish',
] as const;
export const swingEventNameSchema = z.enum(swingEventNames);
export type SwingEventName = z.infer<typeof swingEventNameSchema>;

const momentFields = {
  frame: z.int(),
  timeS: z.number(),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
  /**
   * When the event happens between frames, which the tempo counts with. Absent in results before swing-2026.11.19, also if the golfer moves
   * another event of them later; where the golfer set the frame; and where no frame is near.
   */
  betweenFramesS: z.optional(z.number()),
  /**
   * Set where the video ends before the event, or no longer shows the golfer: frame and time are those of the last pose, so that
   * readers of the version before find what they need. Nothing shows them, and nothing is measured there (`events-in-video.ts`).
   */
  isBeyondVideo: z.optional(z.literal(true)),
};

/** When an event happens: 0-based source frame, seconds from the first frame, confidence 0…1. */
export const swingEventSchema = z.object({
  ...momentFields,
  /** Set where the golfer moved the event: what was detected. */
  detected: z.optional(z.object(momentFields)),
});
export type SwingEvent = z.infer<typeof swingEventSchema>;
export const swingEventsSchema = z.record(swingEventNameSchema, swingEventSchema);
export type SwingEvents = z.infer<typeof swingEventsSchema>;

/** The two views that a golfer films. */
export const videoViewSchema = z.enum(['face-on', 'down-the-line']);
export type VideoView = z.infer<typeof videoViewSchema>;

export const cameraViewSchema = z.enum([...videoViewSchema.options, 'other']);
export type CameraView = z.infer<typeof cameraViewSchema>;

export const timeBaseSchema = z.object({
  /** Frames a second of the file as it plays. */
  fps: z.number(),
  frames: z.int(),
  /** Frame times are uneven by more than half a frame. */
  variable: z.boolean(),
  /** Frames that repeat the one before. */
  duplicates: z.int(),
  /** Factor by which the file plays slower than real time; null if unknown. */
  slowMotionFactor: z.nullable(z.number()),
  /** Whether file seconds divided by `slowMotionFactor` are real seconds. */
  trusted: z.boolean(),
  /** Set where the factor of slow motion alone is missing. A ratio of times needs none if the file plays evenly. */
  lacksFactor: z.optional(z.literal(true)),
  /** Why it is not trusted, as a sentence for the golfer. */
  reason: z.optional(z.string()),
});
export type TimeBase = z.infer<typeof timeBaseSchema>;

/**
 * Everything that can be measured. The unit is in the name. `Bh` is % of body height, `Hw` times the width of the hips. Away
 * from the target and up are positive unless the comment says otherwise.
 */
export const measurementNames = [
  'shoulderTurnDeg',
  'hipRotationDeg',
  'xFactorDeg',
  // Forward lean of the trunk at address, and what it gains (loses: negative) until impact.
  'spineAngleDeg',
  'spineAngleChangeDeg',
  // Lean of the trunk away from the target at impact and at the top; toward it at the top is a reverse spine.
  'sideBendAtAddressDeg',
  'sideBendDeg',
  'sideBendAtTopDeg',
  // Shoulder line to the horizontal; positive with the lead shoulder lower (top), negative with it higher (impact).
  'shoulderTiltAtTopDeg',
  'shoulderTiltAtImpactDeg',
  'tempoRatio',
  'backswingS',
  'downswingS',
  'shoulderOpenAtImpactDeg',
  'hipOpenAtImpactDeg',
  // Largest distance from address until impact, in any direction.
  'headMovementBh',
  'headSidewaysAtTopBh',
  'headSidewaysAtImpactBh',
  'headLiftAtTopBh',
  'headLiftAtImpactBh',
  // Pelvis since address: away from the target at the top, toward the target at impact, up at both.
  'pelvisSwayBh',
  'pelvisSlideBh',
  'pelvisLiftAtTopBh',
  'pelvisLiftAtImpactBh',
  // Pelvis toward the ball, address to impact.
  'earlyExtensionBh',
  // 0 is a straight arm, a straight knee.
  'leadArmBendAtTopDeg',
  'leadArmBendAtImpactDeg',
  'leadKneeFlexDeg',
  'trailKneeFlexDeg',
  // Between the ankles, at address.
  'stanceWidthHw',
  // Hands in mid-downswing above the plane of ball and shoulders at address, and outside the path they took back.
  'handsAbovePlaneBh',
  'handPathShiftBh',
  // How far the golfer still moves after the finish is reached.
  'finishSwayBh',
] as const;
export const measurementNameSchema = z.enum(measurementNames);
export type MeasurementName = z.infer<typeof measurementNameSchema>;

/** The views that a turn is estimated from. */
export const turnViewsSchema = z.enum(['face-on', 'down-the-line', 'both']);
export type TurnViews = z.infer<typeof turnViewsSchema>;

const intervalSchema = z.object({ low: z.number(), high: z.number() });
export type Interval = z.infer<typeof intervalSchema>;

/** A value with its error bar: in 90 to 95 % of cases the true value lies within ± plusMinus. */
export const measuredSchema = z.object({
  value: z.number(),
  /** Half the width of the interval, for a turn. */
  plusMinus: z.number(),
  /** Interval of a turn: the truth lies between these in 90 of 100 swings, as often below as above. Uneven about the value. */
  interval: z.optional(intervalSchema),
  /** The same of a ratio of times, by which it is judged; its ± is even. None has one before swing-2026.11.18. */
  ratioInterval: z.optional(intervalSchema),
  /** True where the interval of a turn is too wide for a single number: screens show the interval alone. */
  isWide: z.optional(z.literal(true)),
  /** The views that it rests on: of turns, and of all numbers of two videos. */
  views: z.optional(turnViewsSchema),
  /** True where a turn is the golfer's usual one, from two swings that were filmed one a view. */
  isOfTwoSwings: z.optional(z.literal(true)),
  /** True for a ratio of times in evenly slowed motion by an unknown factor: there are no seconds beside it. */
  isOfSlowMotion: z.optional(z.literal(true)),
  /** Why the value rests on one video although there are two, as a sentence for the golfer. */
  oneFilmBecause: z.optional(z.string()),
  /** Set when only a bound is known: "about 35° or less" is value 35, bound 'at-most'. No turn has one since swing-2026.11.5. */
  bound: z.optional(z.enum(['at-least', 'at-most'])),
  at: z.union([swingEventNameSchema, z.literal('swing')]),
  confidence: z.number().check(z.minimum(0), z.maximum(1)),
});
export const withheldSchema = z.object({ withheld: z.string() });
export const measurementSchema = z.union([measuredSchema, withheldSchema]);
export type Measured = z.infer<typeof measuredSchema>;
export type Measurement = z.infer<typeof measurementSchema>;
export const measurementsSchema = z.partialRecord(measurementNameSchema, measurementSchema);
export type Measurements = z.infer<typeof measurementsSchema>;

/** The result of a rule, with its evidence. */
export const findingSchema = z.object({
  /** Stable kebab-case id of the rule, e.g. 'loss-of-posture'. */
  rule: z.string(),
  kind: z.enum(['strength', 'weakness', 'note']),
  /** 0…1, how much it matters; the weakness with the greatest weight is the priority. */
  weight: z.number(),
  /** The sentence that the golfer reads; the evidence contains each of its numbers. */
  text: z.string(),
  /** Advice on what to try, with an external focus (club, ball, target). */
  cue: z.optional(z.string()),
  evidence: z.array(
    z.object({
      measurement: z.string(),
      value: z.number(),
      plusMinus: z.optional(z.number()),
      interval: z.optional(intervalSchema),
      norm: z.optional(z.string()),
    }),
  ),
  /** Where the threshold comes from. */
  source: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;
