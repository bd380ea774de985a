import { formatTarget } from '../../3-measure/format-measurement.ts';
import { targetRangeOf } from '../../3-measure/measurements.table.ts';
import type { FindingRules } from './finding-rule.ts';
import { sources } from './sources.ts';

const target = targetRangeOf('tempoRatio');
const targetRatio = formatTarget('tempoRatio');

/** Rules on the tempo. */
export const tempoRules = {
  'quick-tempo': {
    kind: 'weakness',
    issue: 'Quick backswing',
    measurement: 'tempoRatio',
    weight: 0.5,
    appliesWithin: { below: target.from },
    topic: 'the rhythm of your backswing',
    priorityAdvice: [
      'Give the backswing more time first: a club that goes back without hurry is easier to control on the way down.',
      'Take your time going back, before anything else: a good rhythm helps all that follows.',
    ],
    brief: 'Your backswing is quick for your downswing.',
    text: ({ reading }) =>
      `Your backswing is quick for your downswing: it takes ${reading} times as long, against a target of ${targetRatio}.`,
    drill: {
      text: 'Let the club head leave the ball slowly, low along the ground.',
      tip: 'Take the club back slowly, low along the ground.',
    },
    norm: targetRatio,
    source: sources.golfDb,
    exercises: [{ area: 'Core Control & Rotational Strength', exercise: 'slow-motion swings to a count of three' }],
  },
  'slow-tempo': {
    kind: 'weakness',
    issue: 'Slow backswing',
    measurement: 'tempoRatio',
    weight: 0.4,
    appliesWithin: { above: target.upTo },
    topic: 'the rhythm of your backswing',
    priorityAdvice: [
      'Let the swing flow first: keep the club moving all the way back and straight into the downswing.',
    ],
    brief: 'Your backswing is slow for your downswing.',
    text: ({ reading }) =>
      `Your backswing is slow for your downswing: it takes ${reading} times as long, against a target of ${targetRatio}.`,
    drill: {
      text: 'Swing the club back and through to an even count, without waiting at the top.',
      tip: 'Swing to an even count, and keep the club moving.',
    },
    norm: targetRatio,
    source: sources.golfDb,
    exercises: [{ area: 'Core Control & Rotational Strength', exercise: 'back-and-through swings without a stop' }],
  },
  'sound-tempo': {
    kind: 'strength',
    title: 'Sound tempo',
    measurement: 'tempoRatio',
    weight: 0.4,
    appliesWithin: target,
    topic: 'your tempo',
    brief: 'Your tempo is sound.',
    text: ({ reading }) => `Your tempo is sound: the backswing takes ${reading} times as long as the downswing.`,
    norm: targetRatio,
    source: sources.golfDb,
  },
} satisfies FindingRules;
