import type { Handedness, MobilityCheck } from '@trueswing/contracts';
import { findBodyStops, findReachedTurns } from '@trueswing/swing';
import type { Deficit } from './deficit.ts';
import { goalNames } from './goal-names.ts';

/**
 * The deficits of a swing, corrected by what the body can do. A turn at which the body surely stops short of the target comes
 * first, the shortest one at the top. One that the body surely reaches is a matter of technique, which no exercise changes.
 */
export function addBodyDeficits(
  deficits: readonly Deficit[],
  check: Pick<MobilityCheck, 'parts'> | null,
  handedness: Handedness,
): Deficit[] {
  if (!check) return [...deficits];
  const first = findBodyStops(check, handedness).map(
    (stop): Deficit => ({ ...stop, name: goalNames[stop.goal], source: 'mobility-check' }),
  );
  const reached = findReachedTurns(check, handedness);
  const rest = deficits.filter(({ goal }) => !reached.includes(goal) && !first.some((stop) => stop.goal === goal));
  return [...first, ...rest];
}
