import type { MeasurementName, VideoView } from '@trueswing/contracts';

/** The moments under which numbers are shown. */
export const shownMoments = ['address', 'top', 'impact', 'finish'] as const;
export type ShownMoment = (typeof shownMoments)[number];

/** A range of values, both ends within it. */
export interface ValueRange {
  readonly from: number;
  readonly upTo: number;
}

/** All that is known of a measurement beside how it is measured. */
export interface MeasurementRow {
  readonly label: string;
  /** As the end of the name says. */
  readonly unit: 'degrees' | '% of body height' | 'hip widths' | 'seconds' | 'ratio';
  /** The view that it needs; without one it is measured in either view, or in none. */
  readonly view?: VideoView;
  /** Where it is shown, and where its video is shown if it is measured over the whole swing. */
  readonly moment: ShownMoment;
  /** Meanings of a positive and a negative value; a number without directions has no sign. */
  readonly directions?: readonly [positive: string, negative: string];
  /** The ends of its dial or bar. Of the rows of the body tab only numbers with a usual range have a bar. */
  readonly scale?: readonly [min: number, max: number];
  /** The target of a dial, or what is usual. */
  readonly target?: ValueRange;
  /** Range around the target in which a value still counts as close to it. */
  readonly close?: ValueRange;
  /** Picture that shows it instead of a row in the body tab. */
  readonly picture?: 'dial' | 'tempo';
  /** The names on its dial and in a list of swings, and the explanation for the golfer. */
  readonly dial?: { readonly title: string; readonly short: string; readonly means: string };
  /** Step to which lists and charts of several swings round it, and the smallest range that a chart's axis covers. */
  readonly chart?: { readonly step: number; readonly minSpan: number };
  /** The name in an annotated video. */
  readonly annotation?: string;
}

const away = ['away from target', 'toward target'] as const;
const toward = ['toward target', 'away from target'] as const;
const upOrDown = ['higher', 'lower'] as const;
const leadShoulder = ['front side lower', 'front side higher'] as const;
/** Turns are shown to 5°, since their intervals are many degrees wide. */
const turnChart = { step: 5, minSpan: 20 } as const;

/** Every measurement, in the order in which numbers are shown: within a moment the more important ones first. */
const table = {
  shoulderTurnDeg: {
    label: 'Shoulder turn',
    unit: 'degrees',
    moment: 'top',
    scale: [0, 110],
    target: { from: 85, upTo: 95 },
    close: { from: 72, upTo: 108 },
    picture: 'dial',
    dial: {
      title: 'Shoulder Turn',
      short: 'Shoulder',
      means: 'How far your chest turns away from the ball. A longer turn gives the club more room to gather speed.',
    },
    chart: turnChart,
    annotation: 'Shoulder turn',
  },
  hipRotationDeg: {
    label: 'Hip rotation',
    unit: 'degrees',
    moment: 'top',
    scale: [0, 70],
    target: { from: 40, upTo: 50 },
    close: { from: 28, upTo: 62 },
    picture: 'dial',
    dial: {
      title: 'Hip Rotation',
      short: 'Hip',
      means: 'How far your hips turn going back. On hips that turn, the shoulders reach farther with less effort.',
    },
    chart: turnChart,
    annotation: 'Hip rotation',
  },
  xFactorDeg: {
    label: 'X-Factor',
    unit: 'degrees',
    moment: 'top',
    scale: [0, 70],
    target: { from: 40, upTo: 50 },
    close: { from: 28, upTo: 62 },
    picture: 'dial',
    dial: {
      title: 'X-Factor',
      short: 'X-Factor',
      means: 'Your shoulder turn less your hip rotation. This stretch lets the downswing start from the ground.',
    },
    chart: turnChart,
    annotation: 'X-Factor',
  },
  // Target from 3-D norms; what stands out is wider, as CaddieSet (CVPRW 2025) spreads.
  spineAngleDeg: {
    label: 'Spine at address',
    unit: 'degrees',
    view: 'down-the-line',
    moment: 'address',
    scale: [0, 60],
    target: { from: 30, upTo: 45 },
    close: { from: 25, upTo: 46 },
    picture: 'dial',
    dial: {
      title: 'Spine',
      short: 'Spine',
      means: 'How far you bend forward over the ball. A good bend lets your arms hang and your shoulders turn.',
    },
    annotation: 'Spine angle',
  },
  tempoRatio: {
    label: 'Tempo',
    unit: 'ratio',
    moment: 'top',
    scale: [1, 6],
    target: { from: 2.5, upTo: 4.5 },
    close: { from: 2.5, upTo: 4.5 },
    picture: 'tempo',
    dial: {
      title: 'Tempo',
      short: 'Tempo',
      means:
        'How many times as long as your downswing your backswing takes. A steady tempo makes a swing easy to repeat.',
    },
    chart: { step: 0.1, minSpan: 1 },
  },
  backswingS: { label: 'Backswing', unit: 'seconds', moment: 'top', picture: 'tempo' },
  downswingS: { label: 'Downswing', unit: 'seconds', moment: 'impact', picture: 'tempo' },
  stanceWidthHw: {
    label: 'Stance width',
    unit: 'hip widths',
    view: 'face-on',
    moment: 'address',
    scale: [0.5, 4],
    target: { from: 1.5, upTo: 3 },
  },
  trailKneeFlexDeg: {
    label: 'Back knee bend',
    unit: 'degrees',
    view: 'down-the-line',
    moment: 'address',
    scale: [0, 60],
    target: { from: 15, upTo: 45 },
  },
  sideBendAtAddressDeg: { label: 'Trunk lean', unit: 'degrees', view: 'face-on', moment: 'address', directions: away },
  leadKneeFlexDeg: { label: 'Front knee bend', unit: 'degrees', view: 'down-the-line', moment: 'address' },
  pelvisSwayBh: {
    label: 'Hip sway',
    unit: '% of body height',
    view: 'face-on',
    moment: 'top',
    directions: away,
    scale: [-12, 12],
  },
  sideBendAtTopDeg: {
    label: 'Trunk lean',
    unit: 'degrees',
    view: 'face-on',
    moment: 'top',
    directions: away,
    scale: [-20, 40],
  },
  headLiftAtTopBh: {
    label: 'Head height',
    unit: '% of body height',
    moment: 'top',
    directions: upOrDown,
    scale: [-12, 8],
  },
  pelvisLiftAtTopBh: {
    label: 'Hip height',
    unit: '% of body height',
    view: 'down-the-line',
    moment: 'top',
    directions: upOrDown,
    scale: [-10, 8],
  },
  headSidewaysAtTopBh: {
    label: 'Head shift',
    unit: '% of body height',
    view: 'face-on',
    moment: 'top',
    directions: away,
  },
  shoulderTiltAtTopDeg: {
    label: 'Shoulder tilt',
    unit: 'degrees',
    view: 'down-the-line',
    moment: 'top',
    directions: leadShoulder,
  },
  leadArmBendAtTopDeg: { label: 'Front arm bend', unit: 'degrees', moment: 'top' },
  earlyExtensionBh: {
    label: 'Hips to the ball',
    unit: '% of body height',
    view: 'down-the-line',
    moment: 'impact',
    directions: ['closer', 'farther'],
    scale: [-8, 12],
  },
  spineAngleChangeDeg: {
    label: 'Spine since address',
    unit: 'degrees',
    view: 'down-the-line',
    moment: 'impact',
    directions: ['more bent', 'more upright'],
    scale: [-24, 24],
  },
  pelvisSlideBh: {
    label: 'Hip slide',
    unit: '% of body height',
    view: 'face-on',
    moment: 'impact',
    directions: toward,
    scale: [-6, 20],
    target: { from: 2, upTo: 12 },
  },
  handPathShiftBh: {
    label: 'Hands coming down',
    unit: '% of body height',
    view: 'down-the-line',
    moment: 'impact',
    directions: ['outside', 'inside'],
    scale: [-12, 12],
  },
  headMovementBh: {
    label: 'Head movement',
    unit: '% of body height',
    view: 'face-on',
    moment: 'impact',
    scale: [0, 20],
  },
  headLiftAtImpactBh: {
    label: 'Head height',
    unit: '% of body height',
    moment: 'impact',
    directions: upOrDown,
    scale: [-10, 10],
  },
  leadArmBendAtImpactDeg: {
    label: 'Front arm bend',
    unit: 'degrees',
    view: 'face-on',
    moment: 'impact',
    scale: [0, 70],
  },
  headSidewaysAtImpactBh: {
    label: 'Head shift',
    unit: '% of body height',
    view: 'face-on',
    moment: 'impact',
    directions: away,
  },
  pelvisLiftAtImpactBh: {
    label: 'Hip height',
    unit: '% of body height',
    view: 'down-the-line',
    moment: 'impact',
    directions: upOrDown,
  },
  sideBendDeg: {
    label: 'Trunk lean',
    unit: 'degrees',
    view: 'face-on',
    moment: 'impact',
    directions: away,
    annotation: 'Side bend',
  },
  shoulderTiltAtImpactDeg: {
    label: 'Shoulder tilt',
    unit: 'degrees',
    view: 'face-on',
    moment: 'impact',
    directions: leadShoulder,
  },
  handsAbovePlaneBh: {
    label: 'Hands and shoulder plane',
    unit: '% of body height',
    view: 'down-the-line',
    moment: 'impact',
    directions: ['above', 'below'],
  },
  hipOpenAtImpactDeg: { label: 'Hips open', unit: 'degrees', moment: 'impact' },
  shoulderOpenAtImpactDeg: { label: 'Shoulders open', unit: 'degrees', moment: 'impact' },
  finishSwayBh: { label: 'Hip movement', unit: '% of body height', moment: 'finish', scale: [0, 10] },
} as const satisfies Record<MeasurementName, MeasurementRow>;

/** The measurements whose row has a key, such as `chart`. */
type NamesWith<Key extends keyof MeasurementRow> = {
  [Name in MeasurementName]: (typeof table)[Name] extends { readonly [K in Key]: unknown } ? Name : never;
}[MeasurementName];

export const measurementRows: Readonly<Record<MeasurementName, MeasurementRow>> = table;
/** In the order of the table. */
export const rowNames = Object.keys(table) as readonly MeasurementName[]; // no other keys

const has =
  <Key extends keyof MeasurementRow>(key: Key) =>
  (name: MeasurementName): name is NamesWith<Key> =>
    measurementRows[name][key] !== undefined;

/** A measurement that is shown among several swings. */
export type ListedMeasurement = NamesWith<'chart'>;
export const listedMeasurements: readonly ListedMeasurement[] = rowNames.filter(has('chart'));
type ListedRow = MeasurementRow & Required<Pick<MeasurementRow, 'chart'>>;
export const listedRow = (name: ListedMeasurement): ListedRow => table[name];

/** A measurement that has a dial. */
export type DialName = NamesWith<'dial'>;
export const isDial = has('dial');
export const dialNames: readonly DialName[] = rowNames.filter(isDial);
type DialRow = MeasurementRow & Required<Pick<MeasurementRow, 'scale' | 'target' | 'close' | 'dial'>>;
export const dialRow = (name: DialName): DialRow => table[name];

/** A measurement that has a row in the body tab. */
export type BodyNumberName = Exclude<MeasurementName, NamesWith<'picture'>>;
const isPictured = has('picture');
export const isBodyNumber = (name: string): name is BodyNumberName =>
  Object.hasOwn(table, name) && !isPictured(name as MeasurementName);
export const bodyNumberNames: readonly BodyNumberName[] = rowNames.filter(isBodyNumber);

export type TargetName = NamesWith<'target'>;
/** The target of a dial, or what is usual. */
export const targetRangeOf = (name: TargetName): ValueRange => table[name].target;
