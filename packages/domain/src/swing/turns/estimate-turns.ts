import type { Handedness, Measurement, ReadTurns } from '@trueswing/contracts';
import { judgeTurn, type SourcedEstimate } from './judge-turn.ts';
import { blendTurns, isUsable, shiftOf, turnBlends } from './network/blend-turns.ts';
import {
  applyTurnModel,
  spreadReading,
  type Turn,
  type TurnReading,
  type TurnSource,
  type TurnSpread,
  turnModels,
  turnNames,
} from './turn-model.ts';
import { describeTurnView, type TurnView } from './turn-view.ts';

/** The three turns at the top, relative to address, about the spine axis. X-factor = shoulder turn − hip rotation. */
export type Turns = Record<Turn, Measurement>;

/**
 * Estimates how far shoulders and hips have turned at the top, from the landmarks and, where the turn network read the film, from
 * its pictures. Calibrated on rendered swings whose truth is known (docs/decisions/0026-turns-as-ranges.md, 0034-turn-network.md):
 * never the pose model's own angles, which read half of the truth face-on. Each turn has its 90 % interval, or the reason
 * why there is none.
 */
export function estimateTurns(input: {
  faceOn: TurnView | null;
  downTheLine: TurnView | null;
  handedness: Handedness;
}): Turns {
  const { handedness } = input;
  const faceOn = input.faceOn && describeTurnView('faceOn', input.faceOn, handedness);
  const downTheLine = input.downTheLine && describeTurnView('downTheLine', input.downTheLine, handedness);
  const both = faceOn && downTheLine && [...faceOn, ...downTheLine];
  const seen = { faceOn: seeAlone(input.faceOn), downTheLine: seeAlone(input.downTheLine), both: seeTogether(input) };
  const estimates = [
    ...estimateFrom('faceOn', faceOn, seen.faceOn),
    ...estimateFrom('downTheLine', downTheLine, seen.downTheLine),
    ...estimateFrom('both', both, seen.both),
  ];
  const judge = (turn: Turn): Measurement =>
    judgeTurn(
      turn,
      estimates.map((estimate) => estimate[turn]),
    );
  return {
    shoulderTurnDeg: judge('shoulderTurnDeg'),
    hipRotationDeg: judge('hipRotationDeg'),
    xFactorDeg: judge('xFactorDeg'),
  };
}

/** What the turn network saw, and how far from the moments of the swing. */
interface Seen {
  readonly turns: ReadTurns;
  readonly shift: number;
}

function seeAlone(view: TurnView | null): Seen | null {
  if (!view?.reading) return null;
  const shift = shiftOf(view.reading, view.events);
  return isUsable(view.reading, shift) ? { turns: view.reading.alone, shift } : null;
}

function seeTogether({ faceOn, downTheLine }: { faceOn: TurnView | null; downTheLine: TurnView | null }): Seen | null {
  const [first, second] = [seeAlone(faceOn), seeAlone(downTheLine)];
  const turns = faceOn?.reading?.together;
  return first && second && turns ? { turns, shift: Math.max(first.shift, second.shift) } : null;
}

/**
 * Without features of the landmarks there is no estimate; without pictures the landmarks decide alone. They may also decide where
 * the pictures show other moments: the narrower interval is used.
 */
function estimateFrom(
  source: TurnSource,
  features: readonly number[] | null,
  seen: Seen | null,
): Record<Turn, SourcedEstimate>[] {
  if (!features) return [];
  const landmarks = applyTurnModel(turnModels[source], features);
  const estimate = (spreads: Record<Turn, TurnSpread>, readings: Record<Turn, TurnReading>) => {
    const of = (turn: Turn): SourcedEstimate => ({ ...spreadReading(spreads[turn], readings[turn]), source });
    return Object.fromEntries(turnNames.map((turn) => [turn, of(turn)])) as Record<Turn, SourcedEstimate>; // all three
  };
  const alone = estimate(turnModels[source], landmarks);
  if (!seen) return [alone];
  const blended = estimate(turnBlends[source], blendTurns(turnBlends[source], landmarks, seen.turns, seen.shift));
  return seen.shift > 0 ? [blended, alone] : [blended];
}
