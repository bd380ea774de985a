/** A golfer of the season. Names are invented. Weeks are counted back from this one, which is 0. */
export interface DemoGolfer {
  readonly key: string;
  readonly profile: {
    readonly firstName: string;
    readonly lastName: string;
    readonly city: string;
    readonly state: string;
    readonly handicap: number;
    readonly heightCm: number;
  };
  readonly gender: 'male' | 'female';
  readonly age: number;
  readonly isPremium: boolean;
  /** Weeks since the account was made, this one included. */
  readonly weeks: number;
  readonly trainingDaysPerWeek: number;
  readonly missedWeeks: readonly number[];
  readonly pausedWeeks: readonly number[];
  /** Names of the swings in their order. */
  readonly swings: readonly string[];
  /** Driver speeds at the start and now; null without a launch monitor. */
  readonly driverMph: readonly [number, number] | null;
  /** Weeks between two mobility checks; null without any. */
  readonly checkEveryWeeks: number | null;
  readonly coach: string | null;
}

/** The swing of the sample report, filmed by two phones. */
export const sampleSwing = 'sample';

const rowansSwings = Array.from({ length: 8 }, (_, at) => `rowan-${at + 1}`);

export const golfers: readonly DemoGolfer[] = [
  {
    key: 'rowan',
    profile: { firstName: 'Rowan', lastName: 'Ellery', city: 'Austin', state: 'TX', handicap: 12.4, heightCm: 178 },
    gender: 'male',
    age: 41,
    isPremium: true,
    weeks: 53,
    trainingDaysPerWeek: 3,
    missedWeeks: [24, 37],
    pausedWeeks: [8, 31],
    swings: [...rowansSwings, sampleSwing],
    driverMph: [92, 98],
    checkEveryWeeks: 5,
    coach: 'Coach Imani',
  },
  {
    key: 'isla',
    profile: { firstName: 'Isla', lastName: 'Norwood', city: 'Madison', state: 'WI', handicap: 22.1, heightCm: 180 },
    gender: 'female',
    age: 35,
    isPremium: true,
    weeks: 30,
    trainingDaysPerWeek: 4,
    missedWeeks: [13],
    pausedWeeks: [2, 3],
    swings: ['isla-1', 'isla-2', 'isla-3'],
    driverMph: [76, 80],
    checkEveryWeeks: 6,
    coach: 'Coach Bram',
  },
  {
    key: 'nadia',
    profile: { firstName: 'Nadia', lastName: 'Kestrel', city: 'Tampa', state: 'FL', handicap: 8.3, heightCm: 169 },
    gender: 'female',
    age: 29,
    isPremium: true,
    weeks: 40,
    trainingDaysPerWeek: 5,
    missedWeeks: [20],
    pausedWeeks: [11],
    swings: ['nadia-1'],
    driverMph: [86, 88],
    checkEveryWeeks: 8,
    coach: null,
  },
  {
    key: 'theo',
    profile: { firstName: 'Theo', lastName: 'Ashgrove', city: 'Portland', state: 'OR', handicap: 15, heightCm: 188 },
    gender: 'male',
    age: 52,
    isPremium: true,
    weeks: 20,
    trainingDaysPerWeek: 2,
    missedWeeks: [6],
    pausedWeeks: [],
    swings: ['theo-1'],
    driverMph: null,
    checkEveryWeeks: 9,
    coach: null,
  },
  {
    key: 'beatriz',
    profile: { firstName: 'Beatriz', lastName: 'Solane', city: 'Santa Fe', state: 'NM', handicap: 27.5, heightCm: 173 },
    gender: 'female',
    age: 58,
    isPremium: true,
    weeks: 26,
    trainingDaysPerWeek: 3,
    missedWeeks: [1, 12],
    pausedWeeks: [17],
    swings: ['beatriz-1'],
    driverMph: null,
    checkEveryWeeks: null,
    coach: null,
  },
  {
    key: 'callum',
    profile: { firstName: 'Callum', lastName: 'Yarrow', city: 'Boise', state: 'ID', handicap: 18.2, heightCm: 183 },
    gender: 'male',
    age: 24,
    isPremium: true,
    weeks: 9,
    trainingDaysPerWeek: 3,
    missedWeeks: [],
    pausedWeeks: [],
    swings: ['callum-1'],
    driverMph: [104, 105],
    checkEveryWeeks: null,
    coach: null,
  },
  {
    key: 'desmond',
    profile: { firstName: 'Desmond', lastName: 'Akkerly', city: 'Tulsa', state: 'OK', handicap: 31, heightCm: 167 },
    gender: 'male',
    age: 63,
    isPremium: false,
    weeks: 2,
    trainingDaysPerWeek: 0,
    missedWeeks: [],
    pausedWeeks: [],
    swings: ['desmond-1'],
    driverMph: null,
    checkEveryWeeks: null,
    coach: null,
  },
  {
    key: 'june',
    profile: { firstName: 'June', lastName: 'Pellaway', city: 'Ames', state: 'IA', handicap: 36, heightCm: 165 },
    gender: 'female',
    age: 47,
    isPremium: false,
    weeks: 1,
    trainingDaysPerWeek: 0,
    missedWeeks: [],
    pausedWeeks: [],
    swings: [],
    driverMph: null,
    checkEveryWeeks: 1,
    coach: null,
  },
];

export const emailOf = ({ key }: DemoGolfer): string => `${key}@example.com`;

/** The password of all of them. It is public. */
export const demoPassword = 'seven-iron-over-the-pond';

/** @throws for a golfer without a launch monitor, who has no shots */
export function launchMonitorSpeeds({ key, driverMph }: DemoGolfer): readonly [number, number] {
  if (!driverMph) throw new Error(`${key} has no launch monitor`);
  return driverMph;
}
