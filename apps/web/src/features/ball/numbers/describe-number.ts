import { type BallAverage, type BallNumberName, ballNumbers } from '@trueswing/contracts';
import { formatDifference, formatExtent, formatRange, formatSize, unitBeside } from '@trueswing/domain';
import {
  type AverageChange,
  compareAverages,
  fewestShots,
  type GroupComparison,
  knownAverage,
  meanError,
  shownLimit,
  smallestChange,
} from '@trueswing/swing';
import { countOf } from '../../../shared/count-of.ts';

/** Texts of a tile for one average. */
export interface NumberTile {
  readonly label: string;
  readonly size: string;
  readonly unit: string;
  /** Range of the golfer's true average, or what is missing for it. */
  readonly range: string;
  /** "Spread 9 yd, 25 of 40 shots"; null where there is nothing to say. */
  readonly basis: string | null;
  /** "Beyond chance from 4 yd"; null with too few shots, and where a change is shown that names it. */
  readonly noise: string | null;
  /** Against the month before; null without one. */
  readonly change: { readonly text: string; readonly word: string; readonly isBeyond: boolean } | null;
  /** Beside the chosen group; null without. */
  readonly group: string | null;
}

interface Beside {
  /** All shots with the club. */
  readonly shots: number;
  /** The same number in the month before, and that month's name. */
  readonly before: { readonly average: BallAverage; readonly month: string } | null;
  readonly comparison: GroupComparison | undefined;
}

/** Null without a shot that has the number. */
export function describeNumber(
  name: BallNumberName,
  average: BallAverage,
  { shots, before, comparison }: Beside,
): NumberTile | null {
  const { n, mean, standardDeviation } = average;
  if (mean === null) return null;
  const { digits, label } = ballNumbers[name];
  const known = knownAverage(average, digits);
  const error = known && meanError(known);
  const change = before && describeChange(compareAverages(average, before.average, digits), { name, ...before });
  const basis = [
    ...(standardDeviation === null ? [] : [`Spread ${formatExtent(standardDeviation, name)}`]),
    ...(n === shots ? [] : [`${n} of ${countOf(shots, 'shot')}`]),
  ];
  return {
    label,
    size: formatSize(mean, name),
    unit: unitBeside(mean, name),
    range:
      error === null
        ? `${countOf(fewestShots - n, 'more shot')} for a range`
        : formatRange(mean - error, mean + error, name),
    basis: basis.length > 0 ? basis.join(', ') : null,
    noise:
      known && !change ? `Beyond chance from ${formatExtent(shownLimit(smallestChange(known), digits), name)}` : null,
    change,
    group: comparison ? describeGroup(comparison) : null,
  };
}

function describeChange(
  change: AverageChange,
  { name, month, average }: { name: BallNumberName; month: string; average: BallAverage },
): NumberTile['change'] {
  if (average.mean === null) return null;
  if (change.kind === 'open') return { text: `Beside ${month}`, word: 'Too few shots', isBeyond: false };
  const difference = formatDifference(change.difference, name);
  const text = `${difference} since ${month}`;
  if (change.kind === 'beyond-chance') return { text, word: 'Beyond chance', isBeyond: true };
  const limit = formatExtent(change.limit, name);
  return {
    text,
    word: `${change.kind === 'maybe-chance' ? 'Maybe chance' : 'Chance'}, beyond it from ${limit}`,
    isBeyond: false,
  };
}

function describeGroup({ name, reference, isEstimate, place }: GroupComparison): string {
  const value = `${isEstimate ? 'about ' : ''}${formatSize(reference, name)}`;
  const beside = { above: 'Above', level: 'Level with', below: 'Below', open: 'Beside' }[place];
  return `${beside} the group’s ${value}`;
}
