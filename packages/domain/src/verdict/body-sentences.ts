import type { Measured } from '@trueswing/contracts';
import type { RuleName } from '../findings/rule-names.ts';

/** What a sentence may use: the golfer's value, with its sign, and how it is written without one. */
export interface Reading {
  readonly value: Measured['value'];
  /** "14 % of height", "10 in", "about 70°", "2.1". */
  readonly size: string;
  /** The limit of the rule, written the same way: "9 %", "6.5 in", "8°". */
  readonly limit: string;
  /** The value as written is beyond the limit as written. */
  readonly isBeyond: boolean;
  /** Nothing is left of it after rounding. */
  readonly isZero: boolean;
}

/** What to do about a fault, or about the margin that is left to it. Every text has at most 12 words. */
interface StepWords {
  /** What to do, the golfer's number and the goal. Null where nothing is to gain. */
  readonly sentence: (reading: Reading) => string | null;
  /** What is wrong, or what the change does. */
  readonly detail: string | ((reading: Reading) => string);
  /** The goal of the sentence, where what is usual does not name it. */
  readonly goal?: string;
}

/** A turn beside its target. One that reaches it as written is kept, if there is nothing else to do. */
const turn =
  (more: string, keep: string, targetMin: number, target: string): StepWords['sentence'] =>
  ({ size }) =>
    shown(size) < targetMin ? `${more}: ${size} now, aim for ${target}.` : `${keep}: ${size}, target ${target}.`;
/** The number as it is written, so that no text asks for what it already shows. */
const shown = (size: string) => Number(/[\d.]+/.exec(size)?.[0]);

/** A movement of which less is better. */
const less =
  (action: string, what: (size: string) => string = (size) => size): StepWords['sentence'] =>
  (reading) =>
    reading.isZero ? null : `${action}: ${what(reading.size)}, ${goalOf(reading)}.`;
const goalOf = ({ isBeyond, limit }: Reading) => (isBeyond ? `keep under ${limit}` : 'aim for less');

/** Only a positive, or a negative, value is the movement of the rule. */
const ifPositive = (words: StepWords['sentence']) => (r: Reading) => (r.value > 0 ? words(r) : null);
const ifNegative = (words: StepWords['sentence']) => (r: Reading) => (r.value < 0 ? words(r) : null);
/** Within a range there is nothing to gain. */
const ifBelow = (from: number, words: (size: string) => string) => (r: Reading) =>
  shown(r.size) < from ? words(r.size) : null;
const ifAbove = (upTo: number, words: (size: string) => string) => (r: Reading) =>
  shown(r.size) > upTo ? words(r.size) : null;

/** From here on a pelvis that moves toward the target is not asked to move more, and below not to move less. */
const middleOfSlideBh = 7;
/** Three to one is taught, and lies between the usual limits. */
const sayTempo = ({ size }: Reading) => `Your backswing takes ${size} times as long as your downswing.`;

/** The step for each fault of the body. Every weakness has a row. */
export const bodySentences: Partial<Record<RuleName, StepWords>> = {
  'short-shoulder-turn': {
    sentence: turn('Turn your shoulders farther', 'Keep turning your shoulders this far', 85, '85–95°'),
    detail: 'A longer turn gives the club more room to gather speed.',
  },
  'short-hip-turn': {
    sentence: turn('Turn your hips farther going back', 'Keep turning your hips this far', 40, '40–50°'),
    detail: 'On hips that turn, your shoulders reach farther with less effort.',
  },
  'small-x-factor': {
    sentence: turn('Turn your shoulders past your hips', 'Keep this X-factor', 40, '40–50°'),
    detail: 'X-factor: how much farther your shoulders turn than your hips.',
  },
  'upright-at-address': {
    sentence: ifBelow(30, (size) => `Lean more from your hips: spine at ${size}, aim for 30–45°.`),
    detail: 'With more lean at address your arms can hang.',
  },
  'bent-at-address': {
    sentence: ifAbove(45, (size) => `Stand taller over the ball: spine at ${size}, aim for 30–45°.`),
    detail: 'Less bent over at address, you can turn more easily.',
  },
  'loss-of-posture': {
    sentence: ifNegative(less('Hold your posture', (size) => `your spine straightens ${size} by impact`)),
    detail: 'As the body straightens, the club rises with it.',
  },
  'early-extension': {
    sentence: ifPositive(less('Keep your hips back')),
    detail: 'They move toward the ball coming down and crowd your arms.',
  },
  'reverse-spine': {
    sentence: ({ value, size }) =>
      value < 0
        ? `Lean away from the target at the top: ${size} toward it now.`
        : `Lean farther from the target at the top: ${size}, aim for more.`,
    detail: 'From behind the ball it is easier to strike through it.',
  },
  'head-moves': {
    sentence: less('Hold your head stiller'),
    detail: 'A quiet head brings the club back to the ball more easily.',
  },
  'head-rises': {
    sentence: ifPositive(less('Stay down through impact')),
    detail: 'Your head rises, and the club tends to come up too.',
  },
  'head-dips': {
    sentence: ifNegative(less('Stay tall going back')),
    detail: 'Your head dips in the backswing and has to rise again.',
  },
  sway: {
    sentence: ifPositive(less('Turn back without swaying')),
    detail: 'Your hips drift off the ball and must find their way back.',
  },
  'slides-through': {
    sentence: (r) => (r.value > middleOfSlideBh ? less('Turn through, slide less')(r) : null),
    detail: 'Your hips slide toward the target and leave the club behind.',
  },
  'hangs-back': {
    sentence: ({ value, size, limit, isBeyond }) => {
      if (value > middleOfSlideBh) return null;
      if (value < 0) return `Shift toward the target: ${size} behind, reach ${limit}.`;
      return `Shift toward the target: ${size}, ${isBeyond ? `reach ${limit}` : 'aim for more'}.`;
    },
    detail: 'With your hips ahead at impact, the club meets the ball first.',
  },
  'pelvis-drops': {
    sentence: ifNegative(less('Keep your legs long')),
    detail: 'Your hips drop going back and have to rise again.',
  },
  'unsteady-finish': {
    sentence: less('Hold your finish still'),
    detail: 'Your hips still move there: the swing ends out of balance.',
  },
  'over-the-top': {
    sentence: ifPositive(less('Drop your hands first')),
    detail: 'They come down outside their path, so the club cuts across.',
  },
  'bent-lead-arm': {
    sentence: less('Swing to long arms', (size) => `front arm bent ${size}`),
    detail: 'At impact, long arms keep the club on a steady circle.',
  },
  'stiff-knees': {
    sentence: ifBelow(15, (size) => `Bend your knees more: back knee ${size}, aim for 15–45°.`),
    detail: 'Softer knees at address keep your balance while you turn.',
  },
  'deep-knees': {
    sentence: ifAbove(45, (size) => `Stand taller: back knee bent ${size}, aim for 15–45°.`),
    detail: 'On longer legs it is easier to turn.',
  },
  'narrow-stance': {
    sentence: ifBelow(1.5, (size) => `Stand wider: ${size} hip widths now, aim for 1.5–3.`),
    detail: 'A wider stance gives the swing a steadier base.',
  },
  'wide-stance': {
    sentence: ifAbove(3, (size) => `Stand narrower: ${size} hip widths now, aim for 1.5–3.`),
    detail: 'With your feet closer together it is easier to turn through.',
  },
  'quick-tempo': {
    sentence: ifBelow(3, (size) => `Swing back slower: tempo ${size} to 1, aim for 3 to 1.`),
    ...{ detail: sayTempo, goal: '3' },
  },
  'slow-tempo': {
    sentence: ifAbove(4, (size) => `Swing back faster: tempo ${size} to 1, aim for 3 to 1.`),
    ...{ detail: sayTempo, goal: '3' },
  },
};
