import type { ReadTurn } from '@trueswing/swing/turn-model';
import {
  applyMap,
  fitRidge,
  type LinearMap,
  type Moments,
  type Scale,
  subtractMoments,
  sumMoments,
} from './fit-ridge.ts';
import { groupBy } from './group-by.ts';

/** One swing as the fit reads it: what was seen, and the truth. */
export interface Sample {
  /** The same for all swings of a body. */
  readonly body: string;
  readonly swing: number;
  /** The earlier swing of the same golfer, with the same clothes and cameras; null if there is none. */
  readonly pairOf: number | null;
  /** Whether the top is read at its true time; in the other samples of a swing it is a frame off. */
  readonly isExact: boolean;
  readonly features: readonly number[];
  readonly truth: Readonly<Record<ReadTurn, number>>;
}

/** A sample with the turns that a fit to all other bodies reads. */
export interface HeldOutSample {
  readonly sample: Sample;
  readonly read: Readonly<Record<ReadTurn, number>>;
}

type TurnMaps = Readonly<Record<ReadTurn, LinearMap>>;

export interface BodyFits {
  fitAll(penalty: number): TurnMaps;
  /** Every sample, read by the fit to the other bodies. */
  readHeldOut(penalty: number): HeldOutSample[];
}

/** Sums up each body once, so that holding one out costs a subtraction and a solution, not a pass over all samples. */
export function sumBodies(samples: readonly Sample[], scale: Scale): BodyFits {
  const bodies = [...groupBy(samples, ({ body }) => body).values()].map((part) => ({
    part,
    moments: momentsOf(part, scale),
  }));
  const all = momentsOf(samples, scale);
  return {
    fitAll: (penalty) => fitTurns(all, penalty),
    readHeldOut: (penalty) =>
      bodies.flatMap(({ part, moments }) => {
        const maps = fitTurns(subtractMoments(all, moments), penalty);
        return part.map((sample) => ({
          sample,
          read: {
            shoulderTurnDeg: applyMap(maps.shoulderTurnDeg, sample.features),
            hipRotationDeg: applyMap(maps.hipRotationDeg, sample.features),
          },
        }));
      }),
  };
}

const momentsOf = (samples: readonly Sample[], scale: Scale): Moments =>
  sumMoments(
    samples.map(({ features }) => features),
    [samples.map(({ truth }) => truth.shoulderTurnDeg), samples.map(({ truth }) => truth.hipRotationDeg)],
    scale,
  );

function fitTurns(moments: Moments, penalty: number): TurnMaps {
  const [shoulderTurnDeg, hipRotationDeg] = fitRidge(moments, penalty) as [LinearMap, LinearMap]; // two targets
  return { shoulderTurnDeg, hipRotationDeg };
}
