import { formatTarget } from '../../3-measure/format-measurement.ts';
import { targetRangeOf } from '../../3-measure/measurements.table.ts';
import type { FindingRules } from './finding-rule.ts';
import { sources } from './sources.ts';

const knee = targetRangeOf('trailKneeFlexDeg');
const usualKnee = formatTarget('trailKneeFlexDeg');
const stance = targetRangeOf('stanceWidthHw');
const usualStance = formatTarget('stanceWidthHw');

/** Rules on the knees and the stance at address. */
export const stanceRules = {
  'stiff-knees': {
    kind: 'weakness',
    issue: 'Straight legs at address',
    measurement: 'trailKneeFlexDeg',
    weight: 0.3,
    appliesWithin: { below: knee.from },
    topic: 'softer knees at address',
    priorityAdvice: ['Begin with how you stand: softer knees keep your balance while you turn.'],
    brief: 'At address you stand on straight legs.',
    text: ({ reading }) =>
      `You stand over the ball on straight legs: your back knee bends by ${reading}, where ${usualKnee} is usual.`,
    drill: {
      text: 'Let the club head sink the last inch to the ball from your knees, not from your back.',
      tip: 'Sink the last inch to the ball from your knees.',
    },
    norm: usualKnee,
    source: sources.convention,
    exercises: [{ area: 'Lower Body Stability & Strength', exercise: 'goblet squats to a box' }],
  },
  'deep-knees': {
    kind: 'weakness',
    issue: 'Deep knees at address',
    measurement: 'trailKneeFlexDeg',
    weight: 0.3,
    appliesWithin: { above: knee.upTo },
    topic: 'standing taller on your legs',
    priorityAdvice: ['Begin with how you stand: on longer legs it is easier to turn.'],
    brief: 'At address you sit deep.',
    text: ({ reading }) => `You sit deep at address: your back knee bends by ${reading}, where ${usualKnee} is usual.`,
    drill: {
      text: 'Stand taller until the grip of the club points at your belt.',
      tip: 'Stand taller until the grip points at your belt.',
    },
    norm: usualKnee,
    source: sources.convention,
    exercises: [{ area: 'Lower Body Stability & Strength', exercise: 'hip hinges with soft knees' }],
  },
  'narrow-stance': {
    kind: 'weakness',
    issue: 'Narrow stance',
    measurement: 'stanceWidthHw',
    weight: 0.35,
    appliesWithin: { below: stance.from },
    topic: 'the width of your stance',
    priorityAdvice: ['Begin from the ground up: a wider stance gives the swing a steadier base.'],
    brief: 'Your stance is narrow.',
    text: ({ reading }) =>
      `Your stance is narrow: ${reading} hip widths between the ankles, where ${usualStance} is usual.`,
    drill: {
      text: 'Lay two clubs on the ground as far apart as your shoulders, and set your feet on them.',
      tip: 'Set your feet on two clubs a shoulder width apart.',
    },
    norm: `${usualStance} hip widths`,
    source: sources.tourFaceOn,
    exercises: [{ area: 'Lower Body Stability & Strength', exercise: 'side lunges' }],
  },
  'wide-stance': {
    kind: 'weakness',
    issue: 'Wide stance',
    measurement: 'stanceWidthHw',
    weight: 0.35,
    appliesWithin: { above: stance.upTo },
    topic: 'the width of your stance',
    priorityAdvice: ['Begin from the ground up: with your feet closer together it is easier to turn through the ball.'],
    brief: 'Your stance is wide.',
    text: ({ reading }) =>
      `Your stance is wide: ${reading} hip widths between the ankles, where ${usualStance} is usual.`,
    drill: {
      text: 'Bring your feet in by the width of a ball on either side.',
      tip: 'Bring each foot in by the width of a ball.',
    },
    norm: `${usualStance} hip widths`,
    source: sources.tourFaceOn,
    exercises: [{ area: 'Pelvic Mobility & Control', exercise: 'standing hip turns' }],
  },
} satisfies FindingRules;
