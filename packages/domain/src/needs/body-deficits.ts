import type { Handedness, MobilityCheck } from '@trueswing/contracts';
import { findBodyStops, findReachedTurns } from '@trueswing/swing';
import type { Deficit } from './deficit.ts';
import { goalNames } from './goal-names.ts';

/**
 * The deficits of a swing, corrected by what the body can do. A turn at which the body surely stops short of the target comes
 * first, the shortest one at the top. One that the body surely reaches is a matter of technique, which no exercise changes. The
 * check says nothing about a fault that is no turn: it stays.
 */
export function addBodyDeficits(
  deficits: readonly Deficit[],
  check: Pick<MobilityCheck, 'parts'> | null,
  handedness: Handedness,
): Deficit[] {
  if (!check) return [...deficits];
  const first = findBodyStops(check, handedness).map(
    ({ goal, clause }): Deficit => ({ goal, clause, isTurn: true, name: goalNames[goal], source: 'mobility-check' }),
  );
  const known = [...first.map(({ goal }) => goal), ...findReachedTurns(check, handedness)];
  return [...first, ...deficits.filter(({ goal, isTurn }) => !(isTurn && known.includes(goal)))];
}
