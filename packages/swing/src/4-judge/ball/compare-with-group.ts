import { type BallAverages, type BallNumberName, ballNumberNames, ballNumbers, type Club } from '@trueswing/contracts';
import { type ReferenceGroup, referenceOf } from '../launch-monitor/reference-groups.ts';
import { knownAverage, meanError } from './mean-range.ts';

/** One of the golfer's averages beside that of a group. */
export interface GroupComparison {
  readonly name: BallNumberName;
  readonly reference: number;
  /** No value is published: derived from published ones by a formula. */
  readonly isEstimate: boolean;
  /** `level`: the difference is within the range of the golfer's average; `open`: too few shots. */
  readonly place: 'above' | 'level' | 'below' | 'open';
}

/** Compares each average of which the group has a value, in the order of screens. */
export function compareWithGroup(averages: BallAverages, club: Club, group: ReferenceGroup): GroupComparison[] {
  const references = referenceOf(club, group);
  return ballNumberNames.flatMap((name) => {
    const found = references[name];
    if (!found || averages[name].mean === null) return [];
    const { value, status } = found;
    return [{ name, reference: value, isEstimate: status !== 'measured', place: placeOf(averages, name, value) }];
  });
}

function placeOf(averages: BallAverages, name: BallNumberName, reference: number): GroupComparison['place'] {
  const { digits } = ballNumbers[name];
  const known = knownAverage(averages[name], digits);
  if (!known) return 'open';
  // A difference that the shown digits do not show is none.
  const noise = Math.max(meanError(known), 0.5 * 10 ** -digits);
  const difference = known.mean - reference;
  if (Math.abs(difference) <= noise) return 'level';
  return difference > 0 ? 'above' : 'below';
}
