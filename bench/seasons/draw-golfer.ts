import { seededRandom } from '../../packages/swing/test/seeded-random.ts';

export const weeksOfSeason = 26;
export const kinds = ['no change', 'slow change', 'sudden change', 'injury pause'] as const;
export type GolferKind = (typeof kinds)[number];

/** A golfer's usual hip rotation at the top in each week; null in weeks without a swing. */
export interface DrawnGolfer {
  readonly kind: GolferKind;
  readonly weeks: readonly (number | null)[];
}

/** A week has no swing in so many of all cases. */
export const missedShare = 1 / 7;

/** Draws a golfer of one of the kinds in turn. One change in four is a loss; one week in seven has no swing. */
export function drawGolfer(index: number): DrawnGolfer {
  const { kind, startDeg, changes, random } = drawCourse(index);
  const weeks = changes.map((changeDeg) =>
    changeDeg === null || random() < missedShare ? null : startDeg + changeDeg,
  );
  return { kind, weeks };
}

/** Draws how a golfer changes from week to week: null in weeks of an injury. */
export function drawCourse(index: number) {
  const random = seededRandom(7_000_000 + index);
  const kind = kinds[index % kinds.length] ?? 'no change';
  const startDeg = 28 + 17 * random();
  const changeAt = changesOf[kind](random);
  return { kind, startDeg, changes: Array.from({ length: weeksOfSeason }, (_, week) => changeAt(week)), random };
}

type Random = () => number;
type ChangeAt = (week: number) => number | null;

const changesOf: Readonly<Record<GolferKind, (random: Random) => ChangeAt>> = {
  'no change': () => () => 0,
  'slow change': (random) => {
    const totalDeg = drawTotal(random);
    return (week) => (totalDeg * week) / (weeksOfSeason - 1);
  },
  'sudden change': (random) => {
    const totalDeg = drawTotal(random);
    const at = 6 + Math.floor(14 * random());
    return (week) => (week < at ? 0 : totalDeg);
  },
  'injury pause': (random) => {
    const gainDeg = 0.3 + 0.3 * random();
    const stop = 8 + Math.floor(7 * random());
    const back = stop + 4 + Math.floor(5 * random());
    const lostDeg = 4 + 6 * random();
    return (week) => {
      if (week < stop) return gainDeg * week;
      return week < back ? null : gainDeg * stop - lostDeg + 0.5 * gainDeg * (week - back);
    };
  },
};

const drawTotal = (random: Random): number => (6 + 6 * random()) * (random() < 0.25 ? -1 : 1);
