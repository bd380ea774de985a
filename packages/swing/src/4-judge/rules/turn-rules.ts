import { formatTarget } from '../../3-measure/format-measurement.ts';
import { isWithin } from '../targets/bands.ts';
import { mobilityScales } from '../targets/mobility-scales.ts';
import { type FindingRules, wordFor } from './finding-rule.ts';
import { sources } from './sources.ts';

const { shoulderTurnDeg: shoulder, hipRotationDeg: hip, xFactorDeg: xFactor } = mobilityScales;
const targets = {
  shoulder: formatTarget('shoulderTurnDeg'),
  hip: formatTarget('hipRotationDeg'),
  xFactor: formatTarget('xFactorDeg'),
} as const;

/**
 * Turns at the top against the product's targets. A short turn is not called limited: what the body can do is tested by the
 * mobility check, and good players turn their hips little on purpose.
 */
export const turnRules = {
  'short-shoulder-turn': {
    kind: 'weakness',
    issue: 'Short shoulder turn',
    measurement: 'shoulderTurnDeg',
    weight: 0.8,
    appliesWithin: shoulder.below,
    also: ['hipRotationDeg'],
    topic: 'the length of your shoulder turn',
    priorityAdvice: [
      'Give your backswing more turn before anything else: a longer turn gives the club more room to gather speed.',
      'The turn of your shoulders comes first: with more of it the club has time to pick up speed on the way down.',
    ],
    brief: 'Your shoulder turn stops short of the target.',
    text: ({ reading, likely, measured, other }) => {
      const short = wordFor(
        measured,
        [
          [{ below: 60 }, 'far short of'],
          [{ below: 72 }, 'well short of'],
        ],
        'short of',
      );
      const hips = other('hipRotationDeg');
      const with_ =
        hips && isWithin(hips, { below: hip.targetMin })
          ? ' Your hips likely turn little as well, so the whole turn stays small.'
          : '';
      return `Your shoulders turn ${reading} to the top, ${likely}${short} the target of ${targets.shoulder}.${with_}`;
    },
    drill: ({ other }) => {
      const hips = other('hipRotationDeg');
      return hips && isWithin(hips, { below: hip.targetMin })
        ? {
            text: 'Swing back until the logo on your chest faces away from the target.',
            tip: 'Turn your chest logo away from the target.',
          }
        : {
            text: 'Send the club head as far away from the target as you can before it goes up.',
            tip: 'Send the club head far back before it goes up.',
          };
    },
    norm: targets.shoulder,
    source: sources.specTargets,
    exercises: [
      { area: 'Thoracic Spine Mobility', exercise: 'trunk rotations lying on your side' },
      { area: 'Shoulder Mobility & Stability', exercise: 'wall slides with a club in both hands' },
    ],
  },
  'full-shoulder-turn': {
    kind: 'strength',
    title: 'Full shoulder turn',
    measurement: 'shoulderTurnDeg',
    weight: 0.6,
    appliesWithin: shoulder.onTarget,
    topic: 'your full shoulder turn',
    brief: 'Your shoulders turn fully to the top.',
    text: ({ reading, likely }) => `${likely ? 'Likely a full' : 'Full'} shoulder turn: ${reading} at the top.`,
    norm: targets.shoulder,
    source: sources.specTargets,
  },
  'sound-shoulder-turn': {
    kind: 'strength',
    title: 'Shoulder turn',
    unless: ['full-shoulder-turn', 'short-shoulder-turn'],
    measurement: 'shoulderTurnDeg',
    weight: 0.55,
    appliesWithin: shoulder.close,
    dial: shoulder,
    topic: 'your shoulder turn',
    brief: 'Your shoulder turn is sound.',
    placed: (place) => `your shoulder turn is ${place}`,
    text: ({ reading, place }) => `Your shoulders turn ${reading} to the top, ${place} (${targets.shoulder}).`,
    norm: targets.shoulder,
    source: sources.specTargets,
  },
  'short-hip-turn': {
    kind: 'weakness',
    issue: 'Short hip turn',
    measurement: 'hipRotationDeg',
    weight: 0.7,
    appliesWithin: hip.below,
    also: ['pelvisSwayBh'],
    topic: 'the turn of your hips',
    priorityAdvice: [
      'Free your hips in the backswing first: on hips that turn, the shoulders reach farther with less effort.',
      'Let the hips join in when the club goes back, and let that come first: the shoulders turn farther on top of them.',
    ],
    brief: 'Your hip turn stops short of the target.',
    text: ({ reading, likely, measured, other }) => {
      const short = wordFor(
        measured,
        [
          [{ below: 25 }, 'far short of'],
          [{ below: 33 }, 'well short of'],
        ],
        'short of',
      );
      const sway = other('pelvisSwayBh');
      const instead =
        sway && isWithin(sway, { above: 4 }) ? ' They slide away from the target instead of turning.' : '';
      return `Your hips turn ${reading} going back, ${likely}${short} the target of ${targets.hip}.${instead}`;
    },
    drill: {
      text: 'Turn your belt buckle away from the target as the club goes back.',
      tip: 'Turn your belt buckle away from the target.',
    },
    norm: targets.hip,
    source: sources.specTargets,
    exercises: [
      { area: 'Pelvic Mobility & Control', exercise: '90/90 hip switches' },
      { area: 'Lower Body Stability & Strength', exercise: 'standing hip turns over a planted back leg' },
    ],
  },
  'sound-hip-turn': {
    kind: 'strength',
    title: 'Hip turn',
    unless: ['short-hip-turn'],
    measurement: 'hipRotationDeg',
    weight: 0.5,
    appliesWithin: hip.close,
    dial: hip,
    topic: 'your hip turn',
    brief: 'Your hip turn is sound.',
    placed: (place) => `your hip turn is ${place}`,
    text: ({ reading, place }) => `Your hips turn ${reading} going back, ${place} (${targets.hip}).`,
    norm: targets.hip,
    source: sources.specTargets,
  },
  'small-x-factor': {
    kind: 'weakness',
    unless: ['short-shoulder-turn'],
    issue: 'Small X-factor',
    measurement: 'xFactorDeg',
    weight: 0.6,
    appliesWithin: xFactor.below,
    topic: 'the stretch between shoulders and hips',
    priorityAdvice: [
      'Look for more stretch between shoulders and hips first: let the shoulders go on when the hips have stopped.',
      'Let the shoulders outrun the hips in the backswing first; the downswing can then start from the ground.',
    ],
    brief: 'At the top, shoulders and hips are turned too much alike.',
    text: ({ reading, likely, measured }) => {
      const turn = wordFor(
        measured,
        [
          [{ below: 15 }, 'turn almost as one'],
          [{ below: 28 }, 'turn much alike'],
        ],
        'could turn farther apart',
      );
      return `Shoulders and hips ${turn}: the difference at the top (X-factor) is ${reading}, ${likely}below the target of ${targets.xFactor}.`;
    },
    drill: {
      text: 'Let the club go back a little longer while your front foot stays flat on the ground.',
      tip: 'Swing back a little longer, with your front foot flat.',
    },
    norm: targets.xFactor,
    source: sources.specTargets,
    exercises: [
      { area: 'Thoracic Spine Mobility', exercise: 'open-book trunk rotations' },
      { area: 'Core Control & Rotational Strength', exercise: 'trunk turns in golf posture with the pelvis still' },
    ],
  },
  'sound-x-factor': {
    kind: 'strength',
    title: 'X-factor',
    unless: ['small-x-factor', 'short-shoulder-turn', 'short-hip-turn'],
    measurement: 'xFactorDeg',
    weight: 0.5,
    appliesWithin: xFactor.close,
    dial: xFactor,
    topic: 'the stretch between shoulders and hips',
    brief: 'Your X-factor is sound.',
    placed: (place) => `your X-factor is ${place}`,
    text: ({ reading, place }) => `Your X-factor is ${reading}, ${place} (${targets.xFactor}).`,
    norm: targets.xFactor,
    source: sources.specTargets,
  },
} satisfies FindingRules;
