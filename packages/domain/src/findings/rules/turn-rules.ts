import { mobilityScales } from '../../mobility/mobility-scales.ts';
import { byHowMuch, type FindingRule, surelyBelow, within } from '../finding-rule.ts';
import { sources } from '../sources.ts';

const { shoulderTurnDeg: shoulder, hipRotationDeg: hip, xFactorDeg: xFactor } = mobilityScales;

/** Turns at the top against the product's targets. The measurement has to leave its error bar before it is called limited. */
export const turnRules: readonly FindingRule[] = [
  {
    rule: 'short-shoulder-turn',
    kind: 'weakness',
    issue: 'Limited shoulder turn',
    measurement: 'shoulderTurnDeg',
    weight: 0.8,
    holds: surelyBelow(shoulder.targetMin),
    limit: shoulder.targetMin,
    also: ['hipRotationDeg'],
    about: 'the length of your shoulder turn',
    text: ({ reading, measured, other }) => {
      const much = byHowMuch(measured, shoulder.targetMin, ['less than', 'well short of', 'far short of']);
      const hips = other('hipRotationDeg');
      const with_ =
        hips && surelyBelow(hip.targetMin)(hips)
          ? ' Your hips turn little as well, so the whole turn stays small.'
          : '';
      return `Your shoulder turn is limited: ${reading} at the top, ${much} the target of 85–95°.${with_}`;
    },
    cue: ({ other }) => {
      const hips = other('hipRotationDeg');
      return hips && surelyBelow(hip.targetMin)(hips)
        ? 'Swing back until the logo on your chest faces away from the target.'
        : 'Send the club head as far away from the target as you can before it goes up.';
    },
    norm: '85–95°',
    source: sources.specTargets,
    exercises: [
      { area: 'Thoracic Spine Mobility', exercise: 'trunk rotations lying on your side' },
      { area: 'Shoulder Mobility & Stability', exercise: 'wall slides with a club in both hands' },
    ],
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
    about: 'your full shoulder turn',
    text: ({ reading }) => `Full shoulder turn: ${reading} at the top.`,
    norm: '85–95°',
    source: sources.specTargets,
  },
  {
    rule: 'short-hip-turn',
    kind: 'weakness',
    issue: 'Limited hip rotation',
    measurement: 'hipRotationDeg',
    weight: 0.7,
    holds: surelyBelow(hip.targetMin),
    limit: hip.targetMin,
    also: ['pelvisSwayBh'],
    about: 'the turn of your hips',
    text: ({ reading, measured, other }) => {
      const much = byHowMuch(measured, hip.targetMin, ['less than', 'well short of', 'far short of']);
      const sway = other('pelvisSwayBh');
      const instead =
        sway && sway.value - sway.plusMinus > 4 ? ' They slide away from the target instead of turning.' : '';
      return `Your hip rotation is limited: ${reading} going back, ${much} the target of 40–50°.${instead}`;
    },
    cue: 'Turn your belt buckle away from the target as the club goes back.',
    norm: '40–50°',
    source: sources.specTargets,
    exercises: [
      { area: 'Pelvic Mobility & Control', exercise: '90/90 hip switches' },
      { area: 'Lower Body Stability & Strength', exercise: 'standing hip turns over a planted back leg' },
    ],
  },
  {
    rule: 'sound-hip-turn',
    kind: 'strength',
    measurement: 'hipRotationDeg',
    weight: 0.5,
    holds: within(hip.targetMin, hip.targetMax + 5, 12),
    about: 'your hip turn',
    text: ({ reading }) => `Your hips turn ${reading} going back, close to the target of 40–50°.`,
    norm: '40–50°',
    source: sources.specTargets,
  },
  {
    rule: 'small-x-factor',
    kind: 'weakness',
    unless: ['short-shoulder-turn'],
    issue: 'Small X-factor',
    measurement: 'xFactorDeg',
    weight: 0.6,
    holds: surelyBelow(xFactor.targetMin),
    limit: xFactor.targetMin,
    about: 'the stretch between shoulders and hips',
    text: ({ reading, measured }) =>
      `Shoulders and hips turn ${byHowMuch(measured, xFactor.targetMin, ['much alike', 'nearly as one', 'as one'])}: the difference (X-factor) is ${reading}, below the target of 40–50°.`,
    cue: 'Let the club go back a little longer while your front foot stays flat on the ground.',
    norm: '40–50°',
    source: sources.specTargets,
    exercises: [
      { area: 'Thoracic Spine Mobility', exercise: 'open-book trunk rotations' },
      { area: 'Core Control & Rotational Strength', exercise: 'trunk turns in golf posture with the pelvis still' },
    ],
  },
  {
    rule: 'sound-x-factor',
    kind: 'strength',
    measurement: 'xFactorDeg',
    weight: 0.5,
    holds: within(xFactor.targetMin, xFactor.targetMax + 5, 12),
    about: 'the stretch between shoulders and hips',
    text: ({ reading }) => `Your X-factor is ${reading}, close to the target of 40–50°.`,
    norm: '40–50°',
    source: sources.specTargets,
  },
];
