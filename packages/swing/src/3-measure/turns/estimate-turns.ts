import type { Handedness, Measurement, ReadTurns } from '@trueswing/contracts';
import { blendTurns, isUsable, shiftOf, turnBlends } from './blend-turns.ts';
import { judgeTurn, type SourcedEstimate } from './judge-turn.ts';
import { judgeTwoSwings } from './judge-two-swings.ts';
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
import { removeVideoBias, type VideoBiases, videoBiases } from './video-bias.ts';

/**
 * Factor on the error where the golfer was lost at address: the pose is not sound beside that moment either. Two copies of one
 * filmed swing whose pose errs there read 79 and 70°. An assumption, which keeps such a reading from being called a fault soon.
 */
const stretchWhereLost = 1.25;

/** The three turns at the top, relative to address, about the spine axis. X-factor = shoulder turn − hip rotation. */
export type Turns = Record<Turn, Measurement>;

/**
 * Estimates how far shoulders and hips have turned at the top, from the landmarks and, where the turn network read the video, from
 * its pictures: never the pose model's own angles, which read half of the truth face-on. Calibrated on rendered swings whose truth
 * is known (docs/decisions/0026-turns-as-ranges.md, 0034-turn-network.md). The bias of real videos is taken off
 * (0056-views-that-agree.md). Each turn has its 90 % interval, or the reason why there is none.
 */
export function estimateTurns(input: {
  faceOn: TurnView | null;
  downTheLine: TurnView | null;
  /** The views show two swings of one golfer: the turns are the golfer's usual ones. False when left out. */
  areTwoSwings?: boolean;
  handedness: Handedness;
}): Turns {
  const { handedness, areTwoSwings = false } = input;
  const faceOn = input.faceOn && describeTurnView('faceOn', input.faceOn, handedness);
  const downTheLine = input.downTheLine && describeTurnView('downTheLine', input.downTheLine, handedness);
  const front = estimateFrom('faceOn', faceOn, seeAlone(input.faceOn), stretchOf(input.faceOn));
  const behind = estimateFrom('downTheLine', downTheLine, seeAlone(input.downTheLine), stretchOf(input.downTheLine));
  const both = faceOn && downTheLine && [...faceOn, ...downTheLine];
  const stretch = Math.max(stretchOf(input.faceOn), stretchOf(input.downTheLine));
  const together = both && !areTwoSwings ? estimateFrom('both', both, seeTogether(input), stretch) : [];
  const judge = (turn: Turn): Measurement => {
    const estimatesOf = (of: Record<Turn, SourcedEstimate>[]) => of.map((estimate) => estimate[turn]);
    if (areTwoSwings && faceOn && downTheLine) return judgeTwoSwings(turn, estimatesOf(front), estimatesOf(behind));
    return judgeTurn(turn, estimatesOf([...front, ...behind, ...together]));
  };
  return {
    shoulderTurnDeg: judge('shoulderTurnDeg'),
    hipRotationDeg: judge('hipRotationDeg'),
    xFactorDeg: judge('xFactorDeg'),
  };
}

const stretchOf = (view: TurnView | null): number => (view?.isAddressLost ? stretchWhereLost : 1);

/** Turns that the turn network saw, and how far from the moments of the swing. */
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
  stretch: number,
): Record<Turn, SourcedEstimate>[] {
  if (!features) return [];
  const landmarks = applyTurnModel(turnModels[source], features);
  const estimate = (
    spreads: Record<Turn, TurnSpread>,
    readings: Record<Turn, TurnReading>,
    { [source]: biases }: VideoBiases,
  ) => {
    const of = (turn: Turn): SourcedEstimate => {
      const read = removeVideoBias(readings[turn], biases[turn]);
      const reading = { ...read, stretch: read.stretch * stretch };
      return { ...spreadReading(spreads[turn], reading), source };
    };
    return Object.fromEntries(turnNames.map((turn) => [turn, of(turn)])) as Record<Turn, SourcedEstimate>; // all three
  };
  const alone = estimate(turnModels[source], landmarks, videoBiases.landmarks);
  if (!seen) return [alone];
  const readings = blendTurns(turnBlends[source], landmarks, seen.turns, seen.shift);
  const blended = estimate(turnBlends[source], readings, videoBiases.blends);
  return seen.shift > 0 ? [blended, alone] : [blended];
}
