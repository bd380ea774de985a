import { formatTarget } from '../../3-measure/format-measurement.ts';
import { isWithin } from '../targets/bands.ts';
import { spineScale } from '../targets/mobility-scales.ts';
import { type FindingRules, sizeOf, wordFor } from './finding-rule.ts';
import { saySpineChange } from './say-spine-change.ts';
import { sources } from './sources.ts';

const addressTarget = formatTarget('spineAngleDeg');
const hinge = { area: 'Postural Integrity', exercise: 'hip hinges with a club along the spine' } as const;
const wallHinge = { area: 'Postural Integrity', exercise: 'hip hinges with the seat touching a wall' } as const;
const deadBug = { area: 'Core Control & Rotational Strength', exercise: 'dead bugs for trunk control' } as const;

/** Spine angle, early extension and side bend. */
export const postureRules = {
  'upright-at-address': {
    kind: 'weakness',
    issue: 'Upright posture at address',
    measurement: 'spineAngleDeg',
    weight: 0.5,
    appliesWithin: spineScale.below,
    topic: 'your posture at address',
    priorityAdvice: ['Begin before the swing does: tilt from the hips at address, so that the arms can hang.'],
    brief: 'At address you stand tall.',
    text: ({ reading }) =>
      `You stand tall at address: your spine leans ${reading} forward, against a target of ${addressTarget}.`,
    drill: {
      text: 'Bow to the ball until the grip of the club points at your belt.',
      tip: 'Bow until the grip points at your belt.',
    },
    norm: addressTarget,
    source: sources.addressNorm,
    exercises: [hinge],
  },
  'bent-at-address': {
    kind: 'weakness',
    issue: 'Bent posture at address',
    measurement: 'spineAngleDeg',
    weight: 0.5,
    appliesWithin: spineScale.above,
    topic: 'your posture at address',
    priorityAdvice: ['Put it right before the club moves: stand less bent over the ball, so that you can turn.'],
    brief: 'At address you bend far over the ball.',
    text: ({ reading }) =>
      `You bend far over the ball at address: your spine leans ${reading} forward, against a target of ${addressTarget}.`,
    drill: {
      text: 'Stand a little closer to the ball, so that the grip of the club points at your belt.',
      tip: 'Stand closer, so that the grip points at your belt.',
    },
    norm: addressTarget,
    source: sources.addressNorm,
    exercises: [hinge, { area: 'Thoracic Spine Mobility', exercise: 'wall slides for the upper back' }],
  },
  'sound-address-posture': {
    kind: 'strength',
    title: 'Posture at address',
    measurement: 'spineAngleDeg',
    weight: 0.45,
    appliesWithin: spineScale.onTarget,
    topic: 'your posture at address',
    brief: 'Your posture at address is sound.',
    text: ({ reading }) => `Sound posture at address: your spine leans ${reading} forward.`,
    norm: addressTarget,
    source: sources.addressNorm,
  },
  'loss-of-posture': {
    kind: 'weakness',
    issue: 'Loss of posture',
    measurement: 'spineAngleChangeDeg',
    weight: 0.9,
    appliesWithin: { below: -8 },
    also: ['earlyExtensionBh', 'headLiftAtImpactBh'],
    topic: 'holding your posture through the strike',
    priorityAdvice: [
      'Holding your posture through the strike comes first: as the body straightens, the club rises with it.',
      'Stay in your posture until the ball is gone, before anything else: it helps the club to come back at the same height each time.',
    ],
    brief: 'Your spine uprights on the way to impact, a loss of posture.',
    text: ({ measured, other }) => {
      const head = other('headLiftAtImpactBh');
      const rises = head && isWithin(head, { above: 0 }) ? ' Your head comes up with it.' : '';
      const size = sizeOf(measured, 'spineAngleChangeDeg');
      return `Your spine uprights by ${size} from address to impact, where up to 8° is usual: a loss of posture.${rises}`;
    },
    drill: ({ other }) => {
      const early = other('earlyExtensionBh');
      return early && isWithin(early, { above: 2 })
        ? {
            text: 'Strike the ball while your pockets stay on an imaginary wall behind you.',
            tip: 'Keep your pockets on a wall behind you.',
          }
        : {
            text: 'Send the club head low through the ball and over a tee that lies a hand’s width beyond it.',
            tip: 'Swing low over a tee just past the ball.',
          };
    },
    norm: 'up to 8°',
    source: sources.caddieSet,
    exercises: [wallHinge, deadBug],
  },
  'keeps-posture': {
    kind: 'strength',
    title: 'Posture held',
    unless: ['early-extension', 'head-rises'],
    measurement: 'spineAngleChangeDeg',
    weight: 0.6,
    appliesWithin: { from: -8, upTo: 8 },
    topic: 'the way you stay over the ball',
    brief: 'You stay over the ball to impact.',
    text: ({ measured }) => `You stay over the ball: from address to impact ${saySpineChange(measured)}.`,
    norm: 'up to 8°',
    source: sources.caddieSet,
  },
  'early-extension': {
    kind: 'weakness',
    issue: 'Early extension',
    measurement: 'earlyExtensionBh',
    weight: 0.85,
    appliesWithin: { above: 2 },
    topic: 'the room between you and the ball',
    priorityAdvice: [
      'Make room for your arms first: when the pelvis crowds the ball, the club has to find another way to it.',
      'Keep your distance from the ball in the downswing first: arms that have room can swing through freely.',
    ],
    brief: 'In the downswing your pelvis moves toward the ball: early extension.',
    text: ({ reading, measured }) => {
      const moves = wordFor(
        measured,
        [
          [{ above: 8 }, 'moves far toward'],
          [{ above: 4 }, 'clearly moves toward'],
        ],
        'moves toward',
      );
      return `Early extension: in the downswing your pelvis ${moves} the ball, by ${reading} of your height, where up to 2 % is usual.`;
    },
    drill: {
      text: 'Put a headcover just outside the toe of the club and strike the ball without touching it.',
      tip: 'Miss a headcover just outside the toe of the club.',
    },
    norm: 'up to 2 % of body height',
    source: sources.tourDownTheLine,
    exercises: [wallHinge, deadBug, { area: 'Pelvic Mobility & Control', exercise: 'pelvic tilts in golf posture' }],
  },
  'hips-stay-back': {
    kind: 'strength',
    title: 'Room for the arms',
    unless: ['loss-of-posture'],
    measurement: 'earlyExtensionBh',
    weight: 0.5,
    appliesWithin: { upTo: 2 },
    topic: 'the room that your hips leave for the arms',
    brief: 'Your hips keep their distance from the ball.',
    text: () => 'Your hips stay back in the downswing and leave room for the arms.',
    norm: 'up to 2 % of body height closer',
    source: sources.tourDownTheLine,
  },
  'reverse-spine': {
    kind: 'weakness',
    issue: 'Reverse spine at the top',
    measurement: 'sideBendAtTopDeg',
    weight: 0.75,
    appliesWithin: { below: 0 },
    topic: 'staying behind the ball at the top',
    priorityAdvice: [
      'Sort out the top of the backswing first: from behind the ball it is easier to strike through it.',
      'The top of the backswing comes first: stay behind the ball there, and you can swing through it.',
    ],
    brief: 'At the top your trunk leans toward the target.',
    text: ({ measured }) =>
      `At the top your trunk leans ${sizeOf(measured, 'sideBendAtTopDeg')} toward the target (reverse spine); it should not lean that way at all.`,
    drill: {
      text: 'At the top of the swing, look at the back of the ball: the side away from the target.',
      tip: 'At the top, look at the back of the ball.',
    },
    norm: '0° or away from the target',
    source: sources.reverseSpine,
    exercises: [
      deadBug,
      { area: 'Thoracic Spine Mobility', exercise: 'seated trunk turns with a club across the shoulders' },
    ],
  },
  'behind-the-ball': {
    kind: 'strength',
    title: 'Behind the ball',
    unless: ['sway', 'head-moves'],
    measurement: 'sideBendAtTopDeg',
    weight: 0.4,
    // Tour players filmed face-on lean by up to 16°, measured with ± 6°.
    appliesWithin: { from: 0, upTo: 22 },
    topic: 'your place behind the ball at the top',
    brief: 'At the top you are behind the ball.',
    text: ({ reading }) => `You stay behind the ball at the top: your trunk leans ${reading} away from the target.`,
    norm: '0° or away from the target',
    source: sources.reverseSpine,
  },
} satisfies FindingRules;
