import type { MeasuredTurn, TurnSummary } from '@trueswing/contracts';
import { median } from '@trueswing/swing';
import type { Repetition, Side } from './read-repetition.ts';

/** Error of a gyroscope that remains however often one turns: its scale (about 1 %) and how the phone is held. */
const heldAndScaledDeg = 2;

/** A single turn shows no spread, so it counts as if another one had come out this much farther or shorter. */
const unrepeatedDeg = 4;

/** Both sides of one part. */
export function summarizeTurns(repetitions: readonly Repetition[]): TurnSummary {
  const right = summarizeSide(repetitions, 'right');
  const left = summarizeSide(repetitions, 'left');
  return { right, left, asymmetryDeg: differenceOf({ right, left }) };
}

/** Measures how much farther right than left; null unless that is more than both are uncertain by. */
export function differenceOf({ right, left }: Pick<TurnSummary, 'right' | 'left'>): number | null {
  const difference = right && left ? right.turnDeg - left.turnDeg : 0;
  const uncertainty = Math.hypot(right?.plusMinusDeg ?? 0, left?.plusMinusDeg ?? 0);
  return Math.abs(difference) > uncertainty ? difference : null;
}

/** The ± joins the spread of the turns, what was left after coming back, and what no repetition shows. */
function summarizeSide(repetitions: readonly Repetition[], side: Side): MeasuredTurn | null {
  const counted = repetitions.filter((repetition) => repetition.side === side && repetition.rejected === null);
  const turns = counted.map(({ turnDeg }) => turnDeg);
  if (turns.length === 0) return null;
  const halfRange = turns.length === 1 ? unrepeatedDeg : (Math.max(...turns) - Math.min(...turns)) / 2;
  const halfDrift = Math.max(...counted.map(({ driftDeg }) => driftDeg)) / 2;
  return {
    turnDeg: median(turns),
    plusMinusDeg: Math.hypot(halfRange, halfDrift, heldAndScaledDeg),
    repetitions: turns.length,
  };
}
