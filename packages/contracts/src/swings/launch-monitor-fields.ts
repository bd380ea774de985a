import type { Club } from '../bag-clubs.ts';

/** A range, its ends included. */
export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

/** A number that the golfer reads off a launch monitor. Its name is the same in contracts, domain, web client and command. */
interface LaunchMonitorField {
  /** Name in the upload form and in the API's JSON; only `shot-api-names.ts` translates it. */
  readonly apiName: string;
  readonly label: string;
  /** Label in the upload form, where it differs. */
  readonly formLabel?: string;
  readonly unit: 'mph' | 'yd' | 'rpm' | '°';
  /** Bounds of the upload form and of the API. */
  readonly min: number;
  readonly max: number;
  /**
   * The numbers that a ball or a club can reach; beyond them the launch monitor misread. Wider than the bounds: a wedge spins more than
   * 8,000 rpm, and a topped ball starts downwards. Where the least is above 0, a 0 in a file means that nothing was measured.
   */
  readonly possible: NumberRange;
  /** Whether a launch monitor measures it on the club or on the ball. */
  readonly measuredOn: 'club' | 'ball';
  /** A positive number is shown with a plus, since both signs are usual. */
  readonly isSigned: boolean;
  /** Place in the upload form, from 1; reports have the order of the rows. */
  readonly formPlace: number;
  /** The upload form has it behind "More numbers". */
  readonly isFolded?: true;
  /** Decimals that are shown, and the step of the form's field. */
  readonly digits: 0 | 1;
  /** The only club for which it is asked and stored; null: every club. */
  readonly onlyClub: Club | null;
  /** Decimals of the tour's average in its tile; the club table has it under the field's name. null: no average. */
  readonly tourDigits: 0 | 1 | null;
  /** Part of the monthly averages. */
  readonly isAveraged: boolean;
}

/** In the order in which reports list them. */
export const launchMonitorFields = {
  clubSpeedMph: {
    apiName: 'clubSpeed',
    label: 'Club speed',
    unit: 'mph',
    min: 0,
    max: 150,
    possible: { min: 10, max: 170 },
    measuredOn: 'club',
    isSigned: false,
    formPlace: 1,
    digits: 1,
    onlyClub: null,
    tourDigits: 0,
    isAveraged: true,
  },
  ballSpeedMph: {
    apiName: 'ballSpeed',
    label: 'Ball speed',
    unit: 'mph',
    min: 0,
    max: 200,
    possible: { min: 5, max: 245 },
    measuredOn: 'ball',
    isSigned: false,
    formPlace: 2,
    digits: 1,
    onlyClub: null,
    tourDigits: 0,
    isAveraged: true,
  },
  carryYd: {
    apiName: 'carry',
    label: 'Carry',
    unit: 'yd',
    min: 0,
    max: 400,
    possible: { min: 0, max: 450 },
    measuredOn: 'ball',
    isSigned: false,
    formPlace: 6,
    digits: 0,
    onlyClub: null,
    tourDigits: 0,
    isAveraged: true,
  },
  totalYd: {
    apiName: 'total',
    label: 'Total',
    formLabel: 'Total distance',
    unit: 'yd',
    min: 0,
    max: 450,
    possible: { min: 0, max: 550 },
    measuredOn: 'ball',
    isSigned: false,
    formPlace: 7,
    digits: 0,
    onlyClub: 'driver',
    tourDigits: 0,
    isAveraged: false,
  },
  spinRpm: {
    apiName: 'spinRate',
    label: 'Spin rate',
    unit: 'rpm',
    min: 0,
    max: 8000,
    possible: { min: 1, max: 15_000 },
    measuredOn: 'ball',
    isSigned: false,
    formPlace: 5,
    digits: 0,
    onlyClub: null,
    tourDigits: 0,
    isAveraged: true,
  },
  launchAngleDeg: {
    apiName: 'launchAngle',
    label: 'Launch angle',
    unit: '°',
    min: 0,
    max: 60,
    possible: { min: -20, max: 80 },
    measuredOn: 'ball',
    isSigned: false,
    formPlace: 8,
    isFolded: true,
    digits: 1,
    onlyClub: null,
    tourDigits: 1,
    isAveraged: false,
  },
  clubPathDeg: {
    apiName: 'clubPath',
    label: 'Club path',
    unit: '°',
    min: -20,
    max: 20,
    possible: { min: -30, max: 30 },
    measuredOn: 'club',
    isSigned: true,
    formPlace: 3,
    digits: 1,
    onlyClub: null,
    tourDigits: null,
    isAveraged: false,
  },
  faceAngleDeg: {
    apiName: 'faceAngle',
    label: 'Face angle',
    unit: '°',
    min: -20,
    max: 20,
    possible: { min: -45, max: 45 },
    measuredOn: 'club',
    isSigned: true,
    formPlace: 4,
    digits: 1,
    onlyClub: null,
    tourDigits: null,
    isAveraged: false,
  },
} as const satisfies Record<string, LaunchMonitorField>;

type Rows = typeof launchMonitorFields;
export type ShotField = keyof Rows;
export type ShotApiName = Rows[ShotField]['apiName'];
/** The fields of which the monthly averages have a mean. */
export type AveragedField = { [F in ShotField]: Rows[F]['isAveraged'] extends true ? F : never }[ShotField];
/** The fields with an average of the tours in the club table. */
export type TourField = { [F in ShotField]: Rows[F]['tourDigits'] extends null ? never : F }[ShotField];

/** The launch monitor's numbers of one swing; null where the golfer gave none. */
export type Shot = Readonly<Record<ShotField, number | null>>;
/** Numbers as they were stored. A field that was added since is absent. */
export type StoredShot = Partial<Shot>;

export const shotFields = Object.keys(launchMonitorFields) as ShotField[];
export const averagedFields = shotFields.filter((field) => launchMonitorFields[field].isAveraged) as AveragedField[];

/** The fields that apply to a club. */
export const shotFieldsOf = (club: Club): ShotField[] =>
  shotFields.filter((field) => (launchMonitorFields[field].onlyClub ?? club) === club);
