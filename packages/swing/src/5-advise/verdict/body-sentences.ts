import type { Measured } from '@trueswing/contracts';
import { formatTarget } from '../../3-measure/format-measurement.ts';
import type { RuleName } from '../../4-judge/rules/rule-names.ts';

/** Facts that a sentence may use: the golfer's value, with its sign, and how it is written without one. */
export interface Reading {
  readonly value: Measured['value'];
  /** "14 % of height", "10 in", "about 70°", "2.1", "45° or more". */
  readonly size: string;
  /** The limit of the rule, written the same way: "9 %", "6.5 in", "8°". */
  readonly limit: string;
  /** The value is farther from the limit than its error, also as both are written. */
  readonly isClear: boolean;
}

/** Advice on what to do about a fault. Every text has at most 12 words. */
interface StepWords {
  /** Action, the golfer's number and the goal: for a number that is farther from its goal than its error. */
  readonly clear: (reading: Reading) => string;
  /** The same without the golfer's number, which is nearer to its limit than its error. */
  readonly likely: (limit: string) => string;
  /** Fault, or effect of the change. */
  readonly detail: string | ((reading: Reading) => string);
  /** The goal of the sentence, where what is usual does not name it. */
  readonly goal?: string;
}

type Sentences = Pick<StepWords, 'clear' | 'likely'>;

/** A turn that stops short of its target. */
const turn = (action: string, target: string): Sentences => ({
  clear: ({ size }) => `${action}: ${size} now, aim for ${target}.`,
  likely: () => `${action}: likely short now, aim for ${target}.`,
});

/** A movement of which less is better. */
const less = (action: string, what: (size: string) => string = (size) => size, likely = 'likely too much now') => ({
  clear: ({ size, limit }: Reading) => `${action}: ${what(size)}, keep under ${limit}.`,
  likely: (limit: string) => `${action}: ${likely}, keep under ${limit}.`,
});

/** A posture within a range. */
const within = (action: string, what: (size: string) => string, likely: string, range: string): Sentences => ({
  clear: ({ size }) => `${action}: ${what(size)}, aim for ${range}.`,
  likely: () => `${action}: ${likely}, aim for ${range}.`,
});

const sayTempo = ({ size, isClear }: Reading): string =>
  isClear
    ? `Your backswing takes ${size} times as long as your downswing.`
    : 'Tempo: how long your backswing takes against your downswing.';
const tempo = (action: string, likely: string): Sentences =>
  within(action, (size) => `tempo ${size} to 1`, likely, '3 to 1');

/** The step for each fault of the body. Every weakness has a row. */
export const bodySentences: Partial<Record<RuleName, StepWords>> = {
  'short-shoulder-turn': {
    ...turn('Turn your shoulders farther', formatTarget('shoulderTurnDeg')),
    detail: 'A longer turn gives the club more room to gather speed.',
  },
  'short-hip-turn': {
    ...turn('Turn your hips farther going back', formatTarget('hipRotationDeg')),
    detail: 'On hips that turn, your shoulders reach farther with less effort.',
  },
  'small-x-factor': {
    ...turn('Turn your shoulders past your hips', formatTarget('xFactorDeg')),
    detail: 'X-factor: how much farther your shoulders turn than your hips.',
  },
  'upright-at-address': {
    ...within(
      'Lean more from your hips',
      (size) => `spine at ${size}`,
      'likely upright now',
      formatTarget('spineAngleDeg'),
    ),
    detail: 'With more lean at address your arms can hang.',
  },
  'bent-at-address': {
    ...within(
      'Stand taller over the ball',
      (size) => `spine at ${size}`,
      'likely low now',
      formatTarget('spineAngleDeg'),
    ),
    detail: 'Less bent over at address, you can turn more easily.',
  },
  'loss-of-posture': {
    ...less('Hold your posture', (size) => `your spine straightens ${size} by impact`, 'likely too upright at impact'),
    detail: 'As the body straightens, the club rises with it.',
  },
  'early-extension': {
    ...less('Keep your hips back'),
    detail: 'They move toward the ball coming down and crowd your arms.',
  },
  'reverse-spine': {
    clear: ({ size }) => `Lean away from the target at the top: ${size} toward it now.`,
    likely: () => 'Lean away from the target at the top: likely toward it now.',
    detail: 'From behind the ball it is easier to strike through it.',
  },
  'head-moves': {
    ...less('Hold your head stiller'),
    detail: 'A quiet head brings the club back to the ball more easily.',
  },
  'head-rises': {
    ...less('Stay down through impact'),
    detail: 'Your head rises, and the club tends to come up too.',
  },
  'head-dips': {
    ...less('Stay tall going back'),
    detail: 'Your head dips in the backswing and has to rise again.',
  },
  sway: {
    ...less('Turn back without swaying'),
    detail: 'Your hips drift off the ball and must find their way back.',
  },
  'slides-through': {
    ...less('Turn through, slide less'),
    detail: 'Your hips slide toward the target and leave the club behind.',
  },
  'hangs-back': {
    clear: ({ value, size, limit }) =>
      value < 0
        ? `Shift toward the target: ${size} behind, goal ${limit}.`
        : `Shift toward the target: ${size} now, goal ${limit}.`,
    likely: (limit) => `Shift toward the target: likely too little now, goal ${limit}.`,
    detail: 'With your hips ahead at impact, the club meets the ball first.',
  },
  'pelvis-drops': {
    ...less('Keep your legs long'),
    detail: 'Your hips drop going back and have to rise again.',
  },
  'unsteady-finish': {
    ...less('Hold your finish still'),
    detail: 'Your hips still move there: the swing ends out of balance.',
  },
  'over-the-top': {
    ...less('Drop your hands first'),
    detail: 'They come down outside their path, so the club cuts across.',
  },
  'bent-lead-arm': {
    ...less('Swing to long arms', (size) => `arm bent ${size}`),
    detail: 'At impact, long arms keep the club on a steady circle.',
  },
  'stiff-knees': {
    ...within(
      'Bend your knees more',
      (size) => `back knee ${size}`,
      'likely straight now',
      formatTarget('trailKneeFlexDeg'),
    ),
    detail: 'Softer knees at address keep your balance while you turn.',
  },
  'deep-knees': {
    ...within(
      'Stand taller',
      (size) => `back knee bent ${size}`,
      'knees likely deep now',
      formatTarget('trailKneeFlexDeg'),
    ),
    detail: 'On longer legs it is easier to turn.',
  },
  'narrow-stance': {
    ...within(
      'Stand wider',
      (size) => `${size} hip widths now`,
      'likely narrow now',
      `${formatTarget('stanceWidthHw')} hip widths`,
    ),
    detail: 'A wider stance gives the swing a steadier base.',
  },
  'wide-stance': {
    ...within(
      'Stand narrower',
      (size) => `${size} hip widths now`,
      'likely wide now',
      `${formatTarget('stanceWidthHw')} hip widths`,
    ),
    detail: 'With your feet closer together it is easier to turn through.',
  },
  'quick-tempo': { ...tempo('Swing back slower', 'likely quick now'), detail: sayTempo, goal: '3' },
  'slow-tempo': { ...tempo('Swing back faster', 'likely slow now'), detail: sayTempo, goal: '3' },
};
