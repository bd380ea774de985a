import type { MobilityCheck, MobilityPart, TurnSummary } from '@trueswing/contracts';
import { progressWindowMs } from '@trueswing/swing';

/**
 * Finds what is known of a golfer's body: each turn by the newest check that measured it, since a check may measure the hips alone. Turns of
 * more than half a year before the newest check are left out. Null without a check.
 */
export function bodyOfChecks(checks: readonly MobilityCheck[]): Pick<MobilityCheck, 'parts'> | null {
  const newestMs = Math.max(...checks.map(timeOf));
  const recent = checks
    .filter((check) => timeOf(check) >= newestMs - progressWindowMs)
    .toSorted((one, other) => timeOf(other) - timeOf(one));
  if (recent.length === 0) return null;
  return {
    parts: {
      chest: newestTurns('chest', recent),
      hips: newestTurns('hips', recent),
      separation: newestTurns('separation', recent),
    },
  };
}

const timeOf = ({ createdAt }: MobilityCheck): number => Date.parse(createdAt);

/** Both sides may be of two checks, so they are not compared. */
function newestTurns(part: MobilityPart, newestFirst: readonly MobilityCheck[]): TurnSummary {
  const turnOf = (side: 'left' | 'right') =>
    newestFirst.find(({ parts }) => parts[part]?.[side])?.parts[part]?.[side] ?? null;
  return { right: turnOf('right'), left: turnOf('left'), asymmetryDeg: null };
}
