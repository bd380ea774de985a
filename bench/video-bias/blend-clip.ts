import type { ReadTurns } from '../../packages/contracts/src/index.ts';
import { blendTurns, turnBlends } from '../../packages/swing/src/3-measure/turns/blend-turns.ts';
import { judgeTurn } from '../../packages/swing/src/3-measure/turns/judge-turn.ts';
import {
  applyTurnModel,
  spreadReading,
  type Turn,
  type TurnReading,
  type TurnSource,
  turnModels,
  turnNames,
} from '../../packages/swing/src/3-measure/turns/turn-model.ts';
import { removeVideoBias, type VideoBiases } from '../../packages/swing/src/3-measure/turns/video-bias.ts';

/** Readings of the landmarks alone, and of landmarks and pictures together, before any bias is removed. */
export interface RawReadings {
  readonly landmarks: Readonly<Record<Turn, TurnReading>>;
  readonly blend: Readonly<Record<Turn, TurnReading>>;
}

export function readRaw(source: TurnSource, features: readonly number[], pictures: ReadTurns): RawReadings {
  const landmarks = applyTurnModel(turnModels[source], features);
  return { landmarks, blend: blendTurns(turnBlends[source], landmarks, pictures, 0) };
}

/** A turn as it is shown; `shown` is false where its interval is too wide. */
export interface ShownTurn {
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly shown: boolean;
}

/** The turns of a blend, less these biases or none. */
export function showTurns(
  source: TurnSource,
  { blend }: RawReadings,
  biases: VideoBiases | null,
): Record<Turn, ShownTurn> {
  const show = (turn: Turn): ShownTurn => {
    const reading = biases ? removeVideoBias(blend[turn], biases[source][turn]) : blend[turn];
    const estimate = spreadReading(turnBlends[source][turn], reading);
    const shown = !('withheld' in judgeTurn(turn, [{ ...estimate, source }]));
    return { value: estimate.value, ...estimate.interval, shown };
  };
  return Object.fromEntries(turnNames.map((turn) => [turn, show(turn)])) as Record<Turn, ShownTurn>; // all three
}
