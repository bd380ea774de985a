import type { NetworkReading, ReadTurns, SwingEvents } from '@trueswing/contracts';
import { cropMomentsOf } from '../crops/plan-trunk-crops.ts';
import blends from './turn-blends.generated.json' with { type: 'json' };
import {
  describeErrorTerms,
  readUsualError,
  type Turn,
  type TurnReading,
  type TurnSource,
  type TurnSpread,
} from './turn-model.ts';

/** One turn as a weighted mean of what landmarks and pictures say, fitted on rendered swings. */
export interface BlendFit extends TurnSpread {
  readonly landmarks: number;
  readonly pictures: number;
  readonly offsetDeg: number;
  /** Logarithm of the usual error: weights of the terms of `describeErrorTerms`. */
  readonly errorWeights: readonly number[];
  /** Usual error that real video adds to that of rendered swings. */
  readonly videoErrorDeg: number;
}

export interface TurnBlend extends Readonly<Record<Turn, BlendFit>> {
  /** Distance of landmarks from what the regression knows (`measureStretch`): 95 % of the swings of the fit have at most this. */
  readonly usualStretch: number;
}
/** Parts of a blend that a reading needs: its interval comes later. */
export type BlendWeights = Readonly<Record<Turn, Omit<BlendFit, keyof TurnSpread>>> & Pick<TurnBlend, 'usualStretch'>;

export interface TurnBlends extends Readonly<Record<TurnSource, TurnBlend>> {
  /** The network that the blends were fitted to. Readings of another one are not used. */
  readonly network: string;
}

export const turnBlends: TurnBlends = blends;

/**
 * Movement of a reading when all of its pictures are cut earlier or later: degrees for a shift by the whole backswing.
 * 5.5° for a 15th of a second, measured on the network before; that in use moves by 6 to 8°, of which a blend takes 0.8 to 1.0
 * (docs/research/turn-network.md).
 */
const movesByShiftDeg = 70;
/** A reading whose pictures were cut farther from the moments of the swing, as a share of the backswing, is not used. */
const greatestShift = 0.1;

/** Distance of the moments of a swing from those that were read, as a share of the backswing. The golfer may have moved them. */
export function shiftOf({ momentsS }: NetworkReading, events: SwingEvents): number {
  const backswingS = events.top.timeS - events.address.timeS;
  const shifts = cropMomentsOf(events).map((timeS, i) => Math.abs(timeS - (momentsS[i] ?? Number.NaN)));
  return Math.max(...shifts) / backswingS;
}

/** Whether the reading is of the network that the blends are fitted to, and of about these moments. */
export const isUsable = ({ network }: NetworkReading, shift: number): boolean =>
  network === turnBlends.network && shift <= greatestShift;

/** The readings of all three turns, from those of the landmarks and of the pictures. */
export function blendTurns(
  blend: BlendWeights,
  landmarks: Readonly<Record<Turn, TurnReading>>,
  pictures: ReadTurns,
  shift: number,
): Record<Turn, TurnReading> {
  const mix = (turn: Turn): number =>
    blend[turn].landmarks * landmarks[turn].valueDeg +
    blend[turn].pictures * seenDeg(turn, pictures) +
    blend[turn].offsetDeg;
  const errorTerms = describeErrorTerms(mix('shoulderTurnDeg'), mix('hipRotationDeg'));
  const readingOf = (turn: Turn): TurnReading => {
    const stretch = Math.max(1, landmarks[turn].stretch / blend.usualStretch);
    // neither the shift nor real video is worse for a clip that is unlike the simulated ones
    const added = Math.hypot(blend[turn].videoErrorDeg, movesByShiftDeg * shift) / stretch;
    return {
      valueDeg: mix(turn),
      usualErrorDeg: Math.hypot(readUsualError(blend[turn].errorWeights, errorTerms), added),
      stretch,
    };
  };
  return {
    shoulderTurnDeg: readingOf('shoulderTurnDeg'),
    hipRotationDeg: readingOf('hipRotationDeg'),
    xFactorDeg: readingOf('xFactorDeg'),
  };
}

export const seenDeg = (turn: Turn, pictures: ReadTurns): number =>
  turn === 'xFactorDeg' ? pictures.shoulderTurnDeg - pictures.hipRotationDeg : pictures[turn];
