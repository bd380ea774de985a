import { isWithin } from '../targets/bands.ts';
import { type FindingRules, sizeOf, wordFor } from './finding-rule.ts';
import { sources } from './sources.ts';

/** Rules on the path of the hands and on the lead arm. */
export const handPathRules = {
  'over-the-top': {
    kind: 'weakness',
    issue: 'Over the top',
    measurement: 'handPathShiftBh',
    weight: 0.75,
    appliesWithin: { above: 2 },
    topic: 'the path of your hands on the way down',
    priorityAdvice: [
      'Work on the way down first: hands that come from outside send the club across the ball.',
      'The start of the downswing comes first: let the hands fall before the chest turns, and the club can reach the ball from inside.',
    ],
    brief: 'On the way down your hands are outside the path they took back.',
    text: ({ reading, measured }) => {
      const outside = wordFor(
        measured,
        [
          [{ above: 9 }, 'far outside'],
          [{ above: 5 }, 'well outside'],
        ],
        'outside',
      );
      return `Over the top: in mid-downswing your hands are ${outside} the path they took back, by ${reading} of your height, where up to 2 % is usual.`;
    },
    drill: {
      text: 'Start down as if to throw the club head at a spot on the inner half of the ball.',
      tip: 'Throw the club head at the ball’s inner half.',
    },
    norm: 'up to 2 % of body height outside',
    source: sources.tourDownTheLine,
    exercises: [
      { area: 'Core Control & Rotational Strength', exercise: 'step-through medicine-ball throws' },
      { area: 'Shoulder Mobility & Stability', exercise: 'shoulder turns outward against a band' },
    ],
  },
  'hands-drop-inside': {
    kind: 'strength',
    title: 'Hands inside',
    measurement: 'handPathShiftBh',
    weight: 0.4,
    appliesWithin: { upTo: 2 },
    topic: 'the path of your hands on the way down',
    brief: 'Your hands come down close to the path they took back, or inside it.',
    text: ({ measured }) =>
      isWithin(measured, { below: 0 })
        ? `Your hands come down inside the path they took back, by ${sizeOf(measured, 'handPathShiftBh')} of your height.`
        : 'Your hands come down close to the path they took back, or inside it.',
    norm: 'up to 2 % of body height outside',
    source: sources.tourDownTheLine,
  },
  'bent-lead-arm': {
    kind: 'weakness',
    issue: 'Bent lead arm at impact',
    measurement: 'leadArmBendAtImpactDeg',
    weight: 0.5,
    appliesWithin: { above: 30 },
    topic: 'a longer lead arm through the ball',
    priorityAdvice: [
      'Let your arms reach their length through the ball first: the club then meets it where it lay at address.',
      'Swing through the ball to long arms, and let that come first: it helps to keep the club on a steady circle.',
    ],
    brief: 'Your lead arm bends more than usual at impact.',
    text: ({ reading }) => `Your lead arm bends by ${reading} at impact, where up to 30° is usual.`,
    drill: {
      text: 'Send the club head out after the ball until both arms are long.',
      tip: 'Send the club head out after the ball.',
    },
    norm: 'up to 30°',
    source: sources.caddieSetArm,
    exercises: [{ area: 'Shoulder Mobility & Stability', exercise: 'straight-arm band pull-aparts' }],
  },
} satisfies FindingRules;
