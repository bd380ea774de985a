import type { Measured, MeasurementName } from '@trueswing/contracts';
import { mobilityScales } from '../mobility/mobility-scales.ts';

/** What a rule says once it holds. `value` is already rounded for reading. */
export interface FindingRule {
  readonly rule: string;
  readonly kind: 'strength' | 'weakness';
  readonly measurement: MeasurementName;
  /** 0…1, how much it matters. */
  readonly weight: number;
  /** Whether the measurement supports the finding beyond its ±. */
  readonly holds: (measured: Measured) => boolean;
  readonly text: (reading: string, measured: Measured) => string;
  readonly cue?: string;
  readonly norm: string;
  readonly source: string;
}

/** Bounds that the truth surely keeps: a band known from one side only is open on the other. */
const atMost = (m: Measured): number => (m.bound === 'at-least' ? Number.POSITIVE_INFINITY : m.value + m.plusMinus);
const atLeast = (m: Measured): number => (m.bound === 'at-most' ? Number.NEGATIVE_INFINITY : m.value - m.plusMinus);
const surelyBelow = (limit: number) => (m: Measured) => atMost(m) < limit;
const surelyAbove = (limit: number) => (m: Measured) => atLeast(m) > limit;
/** The value lies in the band and its error bar does not reach far out of it. */
const within = (min: number, max: number, slack: number) => (m: Measured) =>
  m.bound === undefined &&
  m.value >= min &&
  m.value <= max &&
  m.value - m.plusMinus >= min - slack &&
  m.value + m.plusMinus <= max + slack;

const specTargets = 'Mobility targets of the product: hip 40–50°, shoulder 85–95°, X-factor 40–50°.';
const golfDb =
  'Tempo of 1,400 labelled swings, most by tour players: median 3.4, 5–95 % 2.6–5.3 (GolfDB, McNally et al. 2019).';
const caddieSet =
  'Down-the-line trunk angles of CaddieSet (CVPRW 2025) and 3-D norms of 30–45° forward bend at address.';
const tourFaceOn =
  'Tour players filmed face-on keep head and pelvis within these limits; a first limit, not yet a published norm.';

const { shoulderTurnDeg: shoulder, hipRotationDeg: hip, xFactorDeg: xFactor } = mobilityScales;

/** Every rule, thresholds and sources together. Order does not matter: weight decides. */
export const findingRules: readonly FindingRule[] = [
  {
    rule: 'short-shoulder-turn',
    kind: 'weakness',
    measurement: 'shoulderTurnDeg',
    weight: 0.8,
    holds: surelyBelow(shoulder.targetMin),
    text: (reading) => `Your shoulders turn ${reading} at the top, less than the target of 85–95°.`,
    cue: 'Swing back until the club’s butt end points at the far side of the ball.',
    norm: '85–95°',
    source: specTargets,
  },
  {
    rule: 'full-shoulder-turn',
    kind: 'strength',
    measurement: 'shoulderTurnDeg',
    weight: 0.6,
    holds: (m) =>
      m.bound === 'at-least'
        ? m.value >= shoulder.targetMin
        : m.bound === undefined && m.value >= shoulder.targetMin && m.value <= 105,
    text: (reading) => `Full shoulder turn: ${reading} at the top.`,
    norm: '85–95°',
    source: specTargets,
  },
  {
    rule: 'short-hip-turn',
    kind: 'weakness',
    measurement: 'hipRotationDeg',
    weight: 0.7,
    holds: surelyBelow(hip.targetMin),
    text: (reading) => `Your hips turn ${reading} going back, less than the target of 40–50°.`,
    cue: 'Turn your belt buckle away from the target as the club goes back.',
    norm: '40–50°',
    source: specTargets,
  },
  {
    rule: 'sound-hip-turn',
    kind: 'strength',
    measurement: 'hipRotationDeg',
    weight: 0.5,
    holds: within(hip.targetMin, hip.targetMax + 5, 12),
    text: (reading) => `Your hips turn ${reading} going back, close to the target of 40–50°.`,
    norm: '40–50°',
    source: specTargets,
  },
  {
    rule: 'small-x-factor',
    kind: 'weakness',
    measurement: 'xFactorDeg',
    weight: 0.6,
    holds: surelyBelow(xFactor.targetMin),
    text: (reading) =>
      `The difference between shoulder turn and hip turn (X-factor) is ${reading}, below the target of 40–50°.`,
    cue: 'Let the club go back a little longer while your front foot stays flat.',
    norm: '40–50°',
    source: specTargets,
  },
  {
    rule: 'sound-x-factor',
    kind: 'strength',
    measurement: 'xFactorDeg',
    weight: 0.5,
    holds: within(xFactor.targetMin, xFactor.targetMax + 5, 12),
    text: (reading) => `Your X-factor is ${reading}, close to the target of 40–50°.`,
    norm: '40–50°',
    source: specTargets,
  },
  {
    rule: 'upright-at-address',
    kind: 'weakness',
    measurement: 'spineAngleDeg',
    weight: 0.5,
    holds: surelyBelow(25),
    text: (reading) => `You stand tall at address: your spine leans ${reading} forward, where 30–45° is usual.`,
    cue: 'Hinge until the club’s grip points at your belt.',
    norm: '30–45°',
    source: caddieSet,
  },
  {
    rule: 'bent-at-address',
    kind: 'weakness',
    measurement: 'spineAngleDeg',
    weight: 0.5,
    holds: surelyAbove(46),
    text: (reading) =>
      `You bend far over the ball at address: your spine leans ${reading} forward, where 30–45° is usual.`,
    cue: 'Stand a little closer, so that the club’s grip points at your belt.',
    norm: '30–45°',
    source: caddieSet,
  },
  {
    rule: 'sound-address-posture',
    kind: 'strength',
    measurement: 'spineAngleDeg',
    weight: 0.45,
    holds: within(29, 46, 6),
    text: (reading) => `Sound posture at address: your spine leans ${reading} forward.`,
    norm: '30–45°',
    source: caddieSet,
  },
  {
    rule: 'loss-of-posture',
    kind: 'weakness',
    measurement: 'spineAngleChangeDeg',
    weight: 0.9,
    holds: surelyBelow(-6),
    text: (reading) => `Your spine uprights by ${reading} from address to impact: a loss of posture.`,
    cue: 'Hit the ball while your trouser pockets stay on an imaginary wall behind you.',
    norm: 'within 6°',
    source: caddieSet,
  },
  {
    rule: 'keeps-posture',
    kind: 'strength',
    measurement: 'spineAngleChangeDeg',
    weight: 0.6,
    holds: within(-6, 8, 4),
    text: () => 'You keep your spine angle from address to impact.',
    norm: 'within 6°',
    source: caddieSet,
  },
  {
    rule: 'quick-tempo',
    kind: 'weakness',
    measurement: 'tempoRatio',
    weight: 0.5,
    holds: surelyBelow(2.5),
    text: (reading) => `Your backswing is quick for your downswing: ${reading} to one, where 2.5–4.5 is usual.`,
    cue: 'Let the club head leave the ball slowly, low along the ground.',
    norm: '2.5–4.5',
    source: golfDb,
  },
  {
    rule: 'slow-tempo',
    kind: 'weakness',
    measurement: 'tempoRatio',
    weight: 0.4,
    holds: surelyAbove(4.5),
    text: (reading) => `Your backswing is slow for your downswing: ${reading} to one, where 2.5–4.5 is usual.`,
    cue: 'Swing the club back and through to an even count, without waiting at the top.',
    norm: '2.5–4.5',
    source: golfDb,
  },
  {
    rule: 'sound-tempo',
    kind: 'strength',
    measurement: 'tempoRatio',
    weight: 0.4,
    holds: within(2.5, 4.5, 0.6),
    text: (reading) => `Sound tempo: ${reading} to one.`,
    norm: '2.5–4.5',
    source: golfDb,
  },
  {
    rule: 'head-moves',
    kind: 'weakness',
    measurement: 'headMovementBh',
    weight: 0.6,
    holds: surelyAbove(9),
    text: (reading) => `Your head moves ${reading} of your height before impact.`,
    cue: 'Keep the ball in sight past the same spot on the ground until the club has struck it.',
    norm: 'up to 9 % of body height',
    source: tourFaceOn,
  },
  {
    rule: 'steady-head',
    kind: 'strength',
    measurement: 'headMovementBh',
    weight: 0.4,
    holds: surelyBelow(9),
    text: (reading) => `Steady head: it moves ${reading} of your height before impact.`,
    norm: 'up to 9 % of body height',
    source: tourFaceOn,
  },
  {
    rule: 'sway',
    kind: 'weakness',
    measurement: 'pelvisSwayBh',
    weight: 0.7,
    holds: surelyAbove(4),
    text: (reading) => `Your pelvis sways ${reading} of your height away from the target in the backswing.`,
    cue: 'Turn so that an alignment stick outside your back foot stays untouched.',
    norm: 'up to 4 % of body height',
    source: tourFaceOn,
  },
  {
    rule: 'centred-turn',
    kind: 'strength',
    measurement: 'pelvisSwayBh',
    weight: 0.4,
    holds: within(-4, 4, 2),
    text: () => 'You turn on the spot: your pelvis stays centred in the backswing.',
    norm: 'up to 4 % of body height',
    source: tourFaceOn,
  },
];
