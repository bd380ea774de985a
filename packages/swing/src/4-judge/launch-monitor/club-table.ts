import type { Club, Tour, TourField } from '@trueswing/contracts';

/**
 * Origin of a value. measured: published tour and combine averages (TrackMan 2023 season, TrackMan Combine 2024);
 * derived: from published values by a stated formula; extrapolated: no published value exists.
 */
export type ReferenceStatus = 'measured' | 'derived' | 'extrapolated';

/** One group's averages with one club. The smash factor is ball speed over club speed before rounding. */
export interface ClubReference {
  readonly clubSpeedMph: number;
  readonly ballSpeedMph: number;
  readonly smashFactor: number;
  readonly status: ReferenceStatus;
}

export interface ClubRow {
  readonly tourMen: ClubReference;
  readonly tourWomen: ClubReference;
  /** Amateurs with a handicap of 15. */
  readonly amateurMen: ClubReference;
  readonly amateurWomen: ClubReference;
}

const status = { M: 'measured', d: 'derived', x: 'extrapolated' } as const;
const row = (clubSpeedMph: number, ballSpeedMph: number, smashFactor: number, letter: keyof typeof status) => ({
  clubSpeedMph,
  ballSpeedMph,
  smashFactor,
  status: status[letter],
});

/** Fifteen clubs, tour and 15-handicap, men and women. Wedges below the pitching wedge have no published tour averages. */
export const clubTable: Readonly<Record<Club, ClubRow>> = {
  driver: {
    tourMen: row(115, 171, 1.49, 'M'),
    tourWomen: row(96, 143, 1.49, 'M'),
    amateurMen: row(94, 133, 1.41, 'M'),
    amateurWomen: row(79, 111, 1.41, 'M'),
  },
  '3-wood': {
    tourMen: row(110, 162, 1.47, 'M'),
    tourWomen: row(92, 135, 1.47, 'M'),
    amateurMen: row(91, 128, 1.41, 'd'),
    amateurWomen: row(76, 105, 1.38, 'd'),
  },
  '5-wood': {
    tourMen: row(106, 156, 1.47, 'M'),
    tourWomen: row(90, 130, 1.46, 'M'),
    amateurMen: row(88, 124, 1.41, 'd'),
    amateurWomen: row(74, 101, 1.36, 'd'),
  },
  hybrid: {
    tourMen: row(102, 149, 1.47, 'M'),
    tourWomen: row(87, 125, 1.44, 'M'),
    amateurMen: row(85, 120, 1.4, 'd'),
    amateurWomen: row(72, 97, 1.35, 'd'),
  },
  '3-iron': {
    tourMen: row(100, 145, 1.46, 'M'),
    tourWomen: row(84, 121, 1.44, 'x'),
    amateurMen: row(84, 118, 1.41, 'd'),
    amateurWomen: row(69, 94, 1.36, 'x'),
  },
  '4-iron': {
    tourMen: row(98, 140, 1.44, 'M'),
    tourWomen: row(82, 118, 1.43, 'M'),
    amateurMen: row(83, 115, 1.39, 'd'),
    amateurWomen: row(67, 92, 1.36, 'd'),
  },
  '5-iron': {
    tourMen: row(96, 135, 1.41, 'M'),
    tourWomen: row(81, 114, 1.42, 'M'),
    amateurMen: row(81, 111, 1.36, 'd'),
    amateurWomen: row(67, 88, 1.33, 'd'),
  },
  '6-iron': {
    tourMen: row(94, 130, 1.39, 'M'),
    tourWomen: row(80, 111, 1.41, 'M'),
    amateurMen: row(80, 107, 1.34, 'd'),
    amateurWomen: row(66, 86, 1.31, 'd'),
  },
  '7-iron': {
    tourMen: row(92, 123, 1.34, 'M'),
    tourWomen: row(78, 106, 1.38, 'M'),
    amateurMen: row(78, 102, 1.3, 'd'),
    amateurWomen: row(64, 82, 1.28, 'd'),
  },
  '8-iron': {
    tourMen: row(89, 118, 1.33, 'M'),
    tourWomen: row(76, 102, 1.36, 'M'),
    amateurMen: row(76, 98, 1.29, 'd'),
    amateurWomen: row(63, 79, 1.27, 'd'),
  },
  '9-iron': {
    tourMen: row(87, 112, 1.29, 'M'),
    tourWomen: row(74, 95, 1.3, 'M'),
    amateurMen: row(74, 93, 1.25, 'd'),
    amateurWomen: row(61, 74, 1.21, 'd'),
  },
  'pitching-wedge': {
    tourMen: row(84, 104, 1.24, 'M'),
    tourWomen: row(72, 88, 1.25, 'M'),
    amateurMen: row(72, 86, 1.19, 'd'),
    amateurWomen: row(59, 68, 1.15, 'd'),
  },
  'gap-wedge': {
    tourMen: row(82, 97, 1.18, 'x'),
    tourWomen: row(70, 83, 1.18, 'x'),
    amateurMen: row(70, 80, 1.14, 'x'),
    amateurWomen: row(58, 64, 1.11, 'x'),
  },
  'sand-wedge': {
    tourMen: row(80, 90, 1.12, 'x'),
    tourWomen: row(68, 75, 1.11, 'x'),
    amateurMen: row(69, 74, 1.08, 'x'),
    amateurWomen: row(56, 59, 1.05, 'x'),
  },
  'lob-wedge': {
    tourMen: row(78, 83, 1.07, 'x'),
    tourWomen: row(66, 69, 1.05, 'x'),
    amateurMen: row(67, 69, 1.03, 'x'),
    amateurWomen: row(54, 54, 0.99, 'x'),
  },
};

/** The tours' averages of the other numbers of a launch monitor; null if not published. */
export type TourFlight = Readonly<Record<Exclude<TourField, keyof ClubReference>, number | null>>;

/** Men: the constants of the product's specification; launch angles are TrackMan's PGA Tour averages of the 2023 season. */
const pgaFlight: Readonly<Record<Club, TourFlight>> = {
  driver: { carryYd: 275, totalYd: 300, spinRpm: 2200, launchAngleDeg: 10.4 },
  '3-wood': { carryYd: 243, totalYd: null, spinRpm: 3000, launchAngleDeg: 9.3 },
  '5-wood': { carryYd: 230, totalYd: null, spinRpm: 3500, launchAngleDeg: 9.7 },
  hybrid: { carryYd: null, totalYd: null, spinRpm: null, launchAngleDeg: 10.2 },
  '3-iron': { carryYd: null, totalYd: null, spinRpm: null, launchAngleDeg: 10.3 },
  '4-iron': { carryYd: 203, totalYd: null, spinRpm: null, launchAngleDeg: 10.8 },
  '5-iron': { carryYd: 194, totalYd: null, spinRpm: null, launchAngleDeg: 11.9 },
  '6-iron': { carryYd: 183, totalYd: null, spinRpm: null, launchAngleDeg: 14 },
  '7-iron': { carryYd: 172, totalYd: null, spinRpm: 7000, launchAngleDeg: 16.1 },
  '8-iron': { carryYd: 160, totalYd: null, spinRpm: 8000, launchAngleDeg: 17.8 },
  '9-iron': { carryYd: 148, totalYd: null, spinRpm: 8500, launchAngleDeg: 20 },
  'pitching-wedge': { carryYd: 136, totalYd: null, spinRpm: 9000, launchAngleDeg: 23.7 },
  'gap-wedge': { carryYd: 125, totalYd: null, spinRpm: null, launchAngleDeg: null },
  'sand-wedge': { carryYd: 105, totalYd: null, spinRpm: null, launchAngleDeg: null },
  'lob-wedge': { carryYd: 85, totalYd: null, spinRpm: null, launchAngleDeg: null },
};

/** Women: TrackMan's LPGA averages of the 2023 season; unpublished values are null. */
const lpgaFlight: Readonly<Record<Club, TourFlight>> = {
  driver: { carryYd: 223, totalYd: null, spinRpm: 2506, launchAngleDeg: 12.6 },
  '3-wood': { carryYd: 200, totalYd: null, spinRpm: 2595, launchAngleDeg: 11.6 },
  '5-wood': { carryYd: 189, totalYd: null, spinRpm: 4320, launchAngleDeg: 12.3 },
  hybrid: { carryYd: 178, totalYd: null, spinRpm: 4504, launchAngleDeg: 13.9 },
  '3-iron': { carryYd: null, totalYd: null, spinRpm: null, launchAngleDeg: null },
  '4-iron': { carryYd: 175, totalYd: null, spinRpm: 4608, launchAngleDeg: 13.9 },
  '5-iron': { carryYd: 166, totalYd: null, spinRpm: 4966, launchAngleDeg: 14.6 },
  '6-iron': { carryYd: 155, totalYd: null, spinRpm: 5904, launchAngleDeg: 16.7 },
  '7-iron': { carryYd: 143, totalYd: null, spinRpm: 6630, launchAngleDeg: 18.5 },
  '8-iron': { carryYd: 133, totalYd: null, spinRpm: 7413, launchAngleDeg: 20.8 },
  '9-iron': { carryYd: 123, totalYd: null, spinRpm: 7605, launchAngleDeg: 23.5 },
  'pitching-wedge': { carryYd: 111, totalYd: null, spinRpm: 8465, launchAngleDeg: 25.2 },
  'gap-wedge': { carryYd: null, totalYd: null, spinRpm: null, launchAngleDeg: null },
  'sand-wedge': { carryYd: null, totalYd: null, spinRpm: null, launchAngleDeg: null },
  'lob-wedge': { carryYd: null, totalYd: null, spinRpm: null, launchAngleDeg: null },
};

/** Tour averages to compare with; without a choice the men's, as the specification says. */
export function tourReference(club: Club, tour: Tour | null): ClubReference & TourFlight {
  return tour === 'lpga'
    ? { ...clubTable[club].tourWomen, ...lpgaFlight[club] }
    : { ...clubTable[club].tourMen, ...pgaFlight[club] };
}
