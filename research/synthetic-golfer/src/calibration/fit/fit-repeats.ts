import type { RepeatError } from '@trueswing/swing';
import { spreadReading, type Turn, type TurnSpread, turnNames } from '@trueswing/swing/turn-model';
import { fitRepeatError, type PairChange } from './fit-repeat-error.ts';
import { type HeldOutTurns, type TurnsFit, truthOf } from './fit-turn-model.ts';

/** Fewer pairs say too little about an error. */
const fewestPairs = 50;

/** The repeat error of each turn, from the pairs among the held-out swings; null without enough pairs. */
export function fitRepeats({ model, heldOut }: TurnsFit): Record<Turn, RepeatError> | null {
  const exact = heldOut.filter(({ sample }) => sample.isExact);
  const bySwing = new Map(exact.map((each) => [each.sample.swing, each]));
  const pairs = exact.flatMap((after) => {
    const before = after.sample.pairOf === null ? undefined : bySwing.get(after.sample.pairOf);
    return before ? [{ before, after }] : [];
  });
  if (pairs.length < fewestPairs) return null;
  const repeatOf = (turn: Turn) =>
    fitRepeatError(
      pairs.map(
        ({ before, after }): PairChange => ({
          readDeg: shown(model[turn], turn, after) - shown(model[turn], turn, before),
          trueDeg: truthOf(turn, after.sample) - truthOf(turn, before.sample),
        }),
      ),
    );
  return Object.fromEntries(turnNames.map((turn) => [turn, repeatOf(turn)])) as Record<Turn, RepeatError>; // all three
}

/** The value that the golfer is shown. */
const shown = (spread: TurnSpread, turn: Turn, { turns }: HeldOutTurns): number =>
  spreadReading(spread, turns[turn]).value;
