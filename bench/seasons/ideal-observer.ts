import { drawCourse, missedShare, weeksOfSeason } from './draw-golfer.ts';
import { leastChange } from './judge-seasons.ts';

/** The surest change of a golfer's readings. */
export interface Belief {
  /** Index of the first reading since the change. */
  readonly from: number;
  readonly sign: 1 | -1;
  /** Probability that the change is true: at least `leastChange` in its direction. */
  readonly chance: number;
}

/** A reading in a week of a season. Swings that are filmed from elsewhere, one in ten, are not among them. */
export interface WeekReading {
  readonly week: number;
  readonly readDeg: number;
}

export const movedShare = 0.1;
const readShare = (1 - missedShare) * (1 - movedShare);

/** Golfers who are drawn like those of the seasons. None of them is one of those. */
const drawnGolfers = 6_000;
const firstDrawn = 900_000;

/**
 * Opens an observer who knows how the golfers of the seasons are drawn and how far readings err, so that the chances are exact but for the number of
 * drawn golfers: no rule that is as often true makes more statements. Only the level at the start is unknown, as a camera shifts it.
 */
export function openObserver(standardDeviationDeg: number): (readings: readonly WeekReading[]) => Belief {
  const courses = Array.from({ length: drawnGolfers }, (_, index) =>
    Float64Array.from(drawCourse(firstDrawn + index).changes, (change) => change ?? Number.NaN),
  );
  const changes = new Float64Array(weeksOfSeason);
  return (readings) => {
    const [up, down] = [new Float64Array(readings.length), new Float64Array(readings.length)];
    let all = 0;
    for (const course of courses) {
      for (const [index, { week }] of readings.entries()) changes[index] = at(course, week);
      const weight = likelihoodOf(course, changes, readings, standardDeviationDeg);
      // A golfer who does not swing in an injury has no readings in it.
      if (Number.isNaN(weight)) continue;
      all += weight;
      let since = 0;
      for (let index = 0; index < readings.length; index++) since += at(changes, index);
      let before = 0;
      for (let from = 1; from < readings.length; from++) {
        before += at(changes, from - 1);
        since -= at(changes, from - 1);
        const change = since / (readings.length - from) - before / from;
        if (change >= leastChange) up[from] = at(up, from) + weight;
        else if (change <= -leastChange) down[from] = at(down, from) + weight;
      }
    }
    const [gain, loss] = [Math.max(...up), Math.max(...down)];
    const [surer, weight] = gain >= loss ? [up, gain] : [down, loss];
    return { from: Math.max(1, surer.indexOf(weight)), sign: gain >= loss ? 1 : -1, chance: weight / all };
  };
}

const at = (values: Float64Array, index: number): number => values[index] ?? Number.NaN;

/** Likelihood of the readings and of the weeks without one, up to a factor that all courses share. */
function likelihoodOf(
  course: Float64Array,
  changes: Float64Array,
  readings: readonly WeekReading[],
  standardDeviationDeg: number,
): number {
  let [sum, squares] = [0, 0];
  for (const [index, { readDeg }] of readings.entries()) {
    const off = readDeg - at(changes, index);
    sum += off;
    squares += off ** 2;
  }
  let canBeRead = 0;
  for (let week = 0; week <= (readings.at(-1)?.week ?? 0); week++) if (!Number.isNaN(at(course, week))) canBeRead++;
  const scatter = (squares - sum ** 2 / readings.length) / (2 * standardDeviationDeg ** 2);
  return Math.exp((canBeRead - readings.length) * Math.log(1 - readShare) - scatter);
}
