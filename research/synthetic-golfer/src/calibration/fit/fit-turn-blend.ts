import type { ReadTurns } from '@trueswing/contracts';
import { type BlendFit, blendTurns, seenDeg, type TurnBlend } from '@trueswing/swing/blend-turns';
import { describeErrorTerms, type Turn, type TurnReading } from '@trueswing/swing/turn-model';
import { solveLeastSquares } from './fit-ridge.ts';
import { fitSpread } from './fit-spread.ts';
import { type HeldOutTurns, ofTurn, rangeOf, type TurnsFit, truthOf } from './fit-turn-model.ts';
import { fitUsualError } from './fit-usual-error.ts';
import { groupBy } from './group-by.ts';
import type { Sample } from './hold-out-bodies.ts';
import { quantile } from './quantile.ts';

/** A swing of a body that neither the ridge regression nor the network has known. */
export interface SeenSample {
  readonly sample: Sample;
  /** Turns that the ridge regression reads in its landmarks. */
  readonly landmarks: Readonly<Record<Turn, TurnReading>>;
  /** Turns that the turn network reads in its pictures. */
  readonly pictures: ReadTurns;
}

export interface TurnBlendFit extends TurnsFit {
  readonly model: TurnBlend;
}

type Mean = Pick<BlendFit, 'landmarks' | 'pictures' | 'offsetDeg' | 'videoErrorDeg'>;
/** Degrees by which a reading of real video is off, beyond the errors on rendered swings: one standard deviation. */
export type VideoErrors = Readonly<Record<Turn, number>>;

/** Usual error of a normal distribution, in standard deviations. */
const usualOfDeviation = 0.65;
/** Share of samples within the usual stretch. */
const usualShare = 0.95;

/**
 * Fits how much landmarks and pictures say of one source. Weights and intervals are those of bodies that were held out. Both
 * also read real video wrong, independently of each other, so the mean of both leans less on the better one.
 */
export function fitTurnBlend(seen: readonly SeenSample[], videoErrors: VideoErrors): TurnBlendFit {
  const stretches = seen.map(({ landmarks }) => landmarks.shoulderTurnDeg.stretch);
  const usualStretch = round(quantile(stretches, usualShare));
  const bodies = [...groupBy(seen, ({ sample }) => sample.body).values()];
  const blends = bodies.flatMap((part) => {
    const held = new Set(part);
    const known = seen.filter((each) => !held.has(each));
    const means = perTurn((turn) => fitMean(turn, known, videoErrors[turn]));
    return part.map((each) => ({ ...each, means, usualStretch }));
  });
  const errorWeights = perTurn((turn) =>
    fitUsualError(
      blends.map((each) => {
        const read = blend(each, noErrorWeights);
        return {
          errorDeg: read[turn].valueDeg - truthOf(turn, each.sample),
          errorTerms: describeErrorTerms(read.shoulderTurnDeg.valueDeg, read.hipRotationDeg.valueDeg),
        };
      }),
    ),
  );
  const heldOut = blends.map((each): HeldOutTurns => ({ sample: each.sample, turns: blend(each, errorWeights) }));
  const samples = seen.map(({ sample }) => sample);
  const fits = perTurn(
    (turn): BlendFit => ({
      ...fitMean(turn, seen, videoErrors[turn]),
      errorWeights: errorWeights[turn],
      ...fitSpread(ofTurn(turn, heldOut), rangeOf(turn, samples)),
    }),
  );
  return { model: { ...fits, usualStretch }, heldOut };
}

const perTurn = <T>(of: (turn: Turn) => T): Record<Turn, T> => ({
  shoulderTurnDeg: of('shoulderTurnDeg'),
  hipRotationDeg: of('hipRotationDeg'),
  xFactorDeg: of('xFactorDeg'),
});

/** The usual errors follow from the blended turns, so these are blended before the errors are known. */
const noErrorWeights = perTurn((): number[] => [0, 0, 0, 0, 0, 0]);

/** The samples are no real video. */
const blend = (
  { landmarks, pictures, means, usualStretch }: SeenSample & { means: Record<Turn, Mean>; usualStretch: number },
  errorWeights: Record<Turn, number[]>,
): Record<Turn, TurnReading> =>
  blendTurns(
    { ...perTurn((turn) => ({ ...means[turn], errorWeights: errorWeights[turn], videoErrorDeg: 0 })), usualStretch },
    landmarks,
    pictures,
    0,
  );

/** The mean with the least error on video, then stretched so that it is right on average on the rendered swings. */
function fitMean(turn: Turn, seen: readonly SeenSample[], videoErrorDeg: number): Mean {
  const truths = seen.map(({ sample }) => truthOf(turn, sample));
  const read = seen.map((each) => [each.landmarks[turn].valueDeg, seenDeg(turn, each.pictures)] as const);
  const errors = read.map(([landmarks, pictures], i) => [landmarks - truths[i]!, pictures - truths[i]!] as const); // a truth a sample
  const share = weighFirst(errors, videoErrorDeg ** 2);
  const [stretch = 0, offsetDeg = 0] = solveLeastSquares(
    read.map(([landmarks, pictures]) => [share * landmarks + (1 - share) * pictures, 1]),
    truths,
  );
  return {
    landmarks: round(stretch * share),
    pictures: round(stretch * (1 - share)),
    offsetDeg: round(offsetDeg),
    videoErrorDeg: round(usualOfDeviation * videoErrorDeg * Math.hypot(share, 1 - share)),
  };
}

/** Weight of the first of two readings in their best mean, when each has an error of its own besides those given. */
function weighFirst(errors: readonly (readonly [number, number])[], ownVariance: number): number {
  const mean = (of: (pair: readonly [number, number]) => number) =>
    errors.reduce((total, pair) => total + of(pair), 0) / errors.length;
  const [a, b] = [mean(([first]) => first), mean(([, second]) => second)];
  const product = (f: (pair: readonly [number, number]) => number) => mean(f) + ownVariance;
  const first = product(([x]) => (x - a) ** 2);
  const second = product(([, y]) => (y - b) ** 2);
  const together = mean(([x, y]) => (x - a) * (y - b));
  return Math.min(1, Math.max(0, (second - together) / (first + second - 2 * together)));
}

const round = (value: number): number => Number(value.toPrecision(5));
