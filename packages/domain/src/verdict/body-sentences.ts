import type { Measured } from '@trueswing/contracts';
import type { RuleName } from '../findings/rule-names.ts';

/** What a sentence may use: the golfer's value, with its sign, and as it is written without one. */
export interface Reading {
  readonly value: Measured['value'];
  /** "14 % of your height", "38°", "about 70°", "2.1". */
  readonly size: string;
  /** "likely ", with its space, or empty. */
  readonly likely: '' | 'likely ';
}

interface Sentences {
  /** The fault, if the finding holds. */
  readonly fault: (reading: Reading) => string;
  /** The margin that is left, if it does not. Null where the value lies on the far side, with nothing to gain. */
  readonly gain: (reading: Reading) => string | null;
}

/** The words for a value that is positive, or negative: for the other sign there is nothing to gain. */
const ifPositive = (words: (size: string) => string) => (r: Reading) => (r.value > 0 ? words(r.size) : null);
const ifNegative = (words: (size: string) => string) => (r: Reading) => (r.value < 0 ? words(r.size) : null);

/** The verdict about each fault of the body, in at most 12 words. Every weakness has a row. */
export const bodySentences: Partial<Record<RuleName, Sentences>> = {
  'short-shoulder-turn': {
    fault: ({ likely, size }) => `Your shoulders ${likely}turn only ${size}; the target is 85–95°.`,
    gain: ({ size }) => `Next gain: a longer shoulder turn, now ${size}.`,
  },
  'short-hip-turn': {
    fault: ({ likely, size }) => `Your hips ${likely}turn only ${size}; the target is 40–50°.`,
    gain: ({ size }) => `Next gain: hips that turn farther, now ${size}.`,
  },
  'small-x-factor': {
    fault: ({ likely, size }) => `Your X-factor is ${likely}${size}; the target is 40–50°.`,
    gain: ({ size }) => `Next gain: shoulders that outrun the hips, X-factor now ${size}.`,
  },
  'upright-at-address': {
    fault: ({ size }) => `You stand tall: your spine leans ${size} forward; 30–45° is usual.`,
    gain: ({ size }) => `Next gain: lean a little more at address, now ${size}.`,
  },
  'bent-at-address': {
    fault: ({ size }) => `You bend far over: your spine leans ${size}; 30–45° is usual.`,
    gain: ({ size }) => `Next gain: stand a little taller at address, now ${size}.`,
  },
  'loss-of-posture': {
    fault: ({ size }) => `Your spine straightens by ${size} before impact; up to 8° is usual.`,
    gain: ifNegative((size) => `Next gain: hold your posture; it straightens ${size} by impact.`),
  },
  'early-extension': {
    fault: ({ size }) => `Your pelvis moves ${size} toward the ball.`,
    gain: ifPositive((size) => `Next gain: more room; your hips move ${size}.`),
  },
  'reverse-spine': {
    fault: ({ size }) => `At the top your trunk leans ${size} toward the target.`,
    gain: ({ value, size }) =>
      value < 0
        ? `Next gain: stay behind the ball; you lean ${size} toward the target.`
        : `Next gain: stay farther behind the ball at the top, now ${size}.`,
  },
  'head-moves': {
    fault: ({ size }) => `Your head moves ${size} before impact.`,
    gain: ({ size }) => `Next gain: a quieter head, which moves ${size}.`,
  },
  'head-rises': {
    fault: ({ size }) => `Your head rises ${size} by impact.`,
    gain: ifPositive((size) => `Next gain: stay down; your head rises ${size}.`),
  },
  'head-dips': {
    fault: ({ size }) => `Your head dips ${size} going back.`,
    gain: ifNegative((size) => `Next gain: a level head, which dips ${size}.`),
  },
  sway: {
    fault: ({ size }) => `Your pelvis sways ${size} off the ball.`,
    gain: ifPositive((size) => `Next gain: a centered turn; you sway ${size}.`),
  },
  'slides-through': {
    fault: ({ size }) => `Your pelvis slides ${size} toward the target.`,
    gain: ifPositive((size) => `Next gain: turn through; your pelvis slides ${size}.`),
  },
  'hangs-back': {
    fault: ({ value, size }) =>
      value < 0 ? `You hang back: your pelvis is ${size} behind.` : `Your pelvis moves only ${size} toward the target.`,
    gain: ifPositive((size) => `Next gain: move forward more, now ${size}.`),
  },
  'pelvis-drops': {
    fault: ({ size }) => `Your pelvis drops ${size} going back.`,
    gain: ifNegative((size) => `Next gain: stay tall; your pelvis drops ${size}.`),
  },
  'unsteady-finish': {
    fault: ({ size }) => `In the finish your pelvis still moves ${size}.`,
    gain: ({ size }) => `Next gain: a stiller finish; you move ${size}.`,
  },
  'over-the-top': {
    fault: ({ size }) => `Your hands come down ${size} outside their path.`,
    gain: ifPositive((size) => `Next gain: hands that drop, now ${size} outside.`),
  },
  'bent-lead-arm': {
    fault: ({ size }) => `Your lead arm bends ${size} at impact; up to 30° is usual.`,
    gain: ({ size }) => `Next gain: a longer lead arm, which bends ${size} at impact.`,
  },
  'stiff-knees': {
    fault: ({ size }) => `You stand on straight legs: your back knee bends only ${size}.`,
    gain: ({ size }) => `Next gain: softer knees at address, now ${size}.`,
  },
  'deep-knees': {
    fault: ({ size }) => `You sit deep: your back knee bends ${size}; 15–45° is usual.`,
    gain: ({ size }) => `Next gain: stand taller on your legs, knee bend now ${size}.`,
  },
  'narrow-stance': {
    fault: ({ size }) => `Your stance is narrow: ${size} hip widths, where 1.5–3 is usual.`,
    gain: ({ size }) => `Next gain: a slightly wider stance, now ${size} hip widths.`,
  },
  'wide-stance': {
    fault: ({ size }) => `Your stance is wide: ${size} hip widths, where 1.5–3 is usual.`,
    gain: ({ size }) => `Next gain: a slightly narrower stance, now ${size} hip widths.`,
  },
  'quick-tempo': {
    fault: ({ size }) => `Your backswing is quick: ${size} times your downswing; 2.5–4.5 is usual.`,
    gain: ({ size }) => `Next gain: a calmer backswing, now ${size} times your downswing.`,
  },
  'slow-tempo': {
    fault: ({ size }) => `Your backswing is slow: ${size} times your downswing; 2.5–4.5 is usual.`,
    gain: ({ size }) => `Next gain: a livelier backswing, now ${size} times your downswing.`,
  },
};
