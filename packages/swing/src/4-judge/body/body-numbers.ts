import type { MeasurementName } from '@trueswing/contracts';

/** The moments under which the numbers of a body are shown. */
export const bodyMoments = ['address', 'top', 'impact', 'finish'] as const;
export type BodyMoment = (typeof bodyMoments)[number];

/** The dials and the tempo have pictures of their own. */
const picturedElsewhere = [
  'shoulderTurnDeg',
  'hipRotationDeg',
  'xFactorDeg',
  'spineAngleDeg',
  'tempoRatio',
  'backswingS',
  'downswingS',
] as const satisfies readonly MeasurementName[];
export type BodyNumberName = Exclude<MeasurementName, (typeof picturedElsewhere)[number]>;

/** Description that a golfer reads of a number beside the heading of its moment. */
export interface BodyNumber {
  readonly moment: BodyMoment;
  readonly label: string;
  /** Meanings of a positive and a negative value; a number without directions has no sign. */
  readonly directions?: readonly [positive: string, negative: string];
  /** The ends of its bar, in its unit. Only numbers with a usual range have a bar. */
  readonly scale?: readonly [min: number, max: number];
}

const away = ['away from target', 'toward target'] as const;
const toward = ['toward target', 'away from target'] as const;
const upOrDown = ['higher', 'lower'] as const;
const leadShoulder = ['front side lower', 'front side higher'] as const;

const at =
  (moment: BodyMoment) =>
  (label: string, directions?: BodyNumber['directions'], scale?: BodyNumber['scale']): BodyNumber => ({
    moment,
    label,
    ...(directions && { directions }),
    ...(scale && { scale }),
  });
const [atAddress, atTop, atImpact, atFinish] = [at('address'), at('top'), at('impact'), at('finish')];

/** Every number of the body tab; within a moment the more important ones first. */
export const bodyNumbers: Readonly<Record<BodyNumberName, BodyNumber>> = {
  stanceWidthHw: atAddress('Stance width', undefined, [0.5, 4]),
  trailKneeFlexDeg: atAddress('Back knee bend', undefined, [0, 60]),
  leadKneeFlexDeg: atAddress('Front knee bend'),
  pelvisSwayBh: atTop('Hip sway', away, [-12, 12]),
  sideBendAtTopDeg: atTop('Trunk lean', away, [-20, 40]),
  headLiftAtTopBh: atTop('Head height', upOrDown, [-12, 8]),
  pelvisLiftAtTopBh: atTop('Hip height', upOrDown, [-10, 8]),
  headSidewaysAtTopBh: atTop('Head shift', away),
  shoulderTiltAtTopDeg: atTop('Shoulder tilt', leadShoulder),
  leadArmBendAtTopDeg: atTop('Front arm bend'),
  earlyExtensionBh: atImpact('Hips to the ball', ['closer', 'farther'], [-8, 12]),
  spineAngleChangeDeg: atImpact('Spine since address', ['more bent', 'more upright'], [-24, 24]),
  pelvisSlideBh: atImpact('Hip slide', toward, [-6, 20]),
  handPathShiftBh: atImpact('Hands coming down', ['outside', 'inside'], [-12, 12]),
  headMovementBh: atImpact('Head movement', undefined, [0, 20]),
  headLiftAtImpactBh: atImpact('Head height', upOrDown, [-10, 10]),
  leadArmBendAtImpactDeg: atImpact('Front arm bend', undefined, [0, 70]),
  headSidewaysAtImpactBh: atImpact('Head shift', away),
  pelvisLiftAtImpactBh: atImpact('Hip height', upOrDown),
  sideBendDeg: atImpact('Trunk lean', away),
  shoulderTiltAtImpactDeg: atImpact('Shoulder tilt', leadShoulder),
  handsAbovePlaneBh: atImpact('Hands and shoulder plane', ['above', 'below']),
  hipOpenAtImpactDeg: atImpact('Hips open'),
  shoulderOpenAtImpactDeg: atImpact('Shoulders open'),
  finishSwayBh: atFinish('Hip movement', undefined, [0, 10]),
};

/** In the order of the tab. */
export const bodyNumberNames = Object.keys(bodyNumbers) as readonly BodyNumberName[];
export const isBodyNumber = (name: string): name is BodyNumberName => Object.hasOwn(bodyNumbers, name);
