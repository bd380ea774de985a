import { seededRandom } from '../../packages/swing/test/seeded-random.ts';
import { drawGolfer, weeksOfSeason } from './draw-golfer.ts';
import { movedShare, openObserver } from './ideal-observer.ts';
import { leastChange } from './judge-seasons.ts';

/** A statement of the observer after a swing. */
export interface ObserverStatement {
  readonly golfer: number;
  readonly chance: number;
  readonly isTrue: boolean;
}

/** The rules of the screen do not believe fewer readings either. */
const fewestReadings = 4;

/** Lists what the observer says after each swing of each golfer of the seasons. */
export function observeSeasons(golfers: number, standardDeviationDeg: number): ObserverStatement[] {
  const observe = openObserver(standardDeviationDeg);
  return Array.from({ length: golfers }, (_, golfer) => {
    const swings = readSwings(31_000_000 + golfer, drawGolfer(golfer).weeks, standardDeviationDeg);
    return swings.slice(fewestReadings - 1).map((_swing, more) => {
      const compared = swings.slice(0, fewestReadings + more);
      const { from, sign, chance } = observe(compared);
      const change = meanOf(compared.slice(from)) - meanOf(compared.slice(0, from));
      return { golfer, chance, isTrue: change * sign >= leastChange };
    });
  }).flat();
}

/** A gain from one week to the next, in the middle of a season. */
const gainDeg = 6;
const gainAt = 13;
/** A statement shows the gain if the moment that it names lies within these weeks of it. */
const nearWeeks = 4;

/** Chance that a golfer changed, said before a gain, and chances of the gain by the number of swings since. */
export interface WatchedGain {
  readonly before: number;
  readonly since: readonly number[];
}

/** Watches golfers with a swing a week who gain 6°. */
export function observeGains(golfers: number, standardDeviationDeg: number): WatchedGain[] {
  const observe = openObserver(standardDeviationDeg);
  const weeks = Array.from({ length: weeksOfSeason }, (_, week) => (week < gainAt ? 0 : gainDeg));
  return Array.from({ length: golfers }, (_, golfer) => {
    const swings = readSwings(53_000_000 + golfer, weeks, standardDeviationDeg);
    const since = weeks.slice(gainAt).map((_deg, more) => {
      const compared = swings.filter(({ week }) => week <= gainAt + more);
      const { from, sign, chance } = observe(compared);
      const named = compared[from]?.week ?? 0;
      return sign === 1 && Math.abs(named - gainAt) <= nearWeeks ? chance : 0;
    });
    return { before: observe(swings.filter(({ week }) => week < gainAt)).chance, since };
  });
}

function readSwings(seed: number, weeks: readonly (number | null)[], standardDeviationDeg: number) {
  const random = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return weeks.flatMap((usualDeg, week) =>
    usualDeg === null || random() < movedShare
      ? []
      : [{ week, usualDeg, readDeg: usualDeg + standardDeviationDeg * normal() }],
  );
}

const meanOf = (swings: readonly { readonly usualDeg: number }[]): number =>
  swings.reduce((sum, { usualDeg }) => sum + usualDeg, 0) / swings.length;
