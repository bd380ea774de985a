import { spreadReading, type TurnReading, type TurnSpread } from '@trueswing/swing/turn-model';
import { groupBy } from './group-by.ts';
import { quantile } from './quantile.ts';

/** The reading of a sample of a body that the fit did not know, with its truth. */
export interface HeldOutReading {
  readonly body: string;
  readonly swing: number;
  readonly reading: TurnReading;
  readonly truthDeg: number;
}

/** Share of intervals that hold the truth, over all bodies and at least on each. */
const coverage = { all: 0.9, eachBody: 0.88 } as const;
/** Shares on the right side of each margin that are tried, from narrow to wide. */
const oneSidedShares = Array.from({ length: 10 }, (_, i) => 0.95 + i * 0.004);

/** Bodies with fewer swings say too little. */
const fewestSwings = 20;
/** Standard deviations by which a body's share may be low by chance. One of 160 bodies is lower. */
const byChance = 2.5;

/**
 * Finds how many usual errors wide each side of the interval must be (conformal prediction): the narrowest margins whose
 * intervals hold in 90 % of all samples, and on no body in clearly less than 88 %. Turns outside the range do not count.
 */
export function fitSpread(all: readonly HeldOutReading[], rangeDeg: readonly number[]): TurnSpread {
  const heldOut = all.filter(isWithin(rangeDeg));
  const errors = heldOut.map(
    ({ reading, truthDeg }) => (reading.valueDeg - truthDeg) / (reading.usualErrorDeg * reading.stretch),
  );
  const overshoots = errors.map((error) => -error);
  const tried = oneSidedShares.map(
    (share): TurnSpread => ({
      lowerMargin: round(quantile(errors, share)),
      upperMargin: round(quantile(overshoots, share)),
      rangeDeg,
    }),
  );
  return tried.find((spread) => holdsOnBodies(spread, heldOut)) ?? tried.at(-1)!; // ten are tried
}

function holdsOnBodies(spread: TurnSpread, heldOut: readonly HeldOutReading[]): boolean {
  const { all, bodies } = measureCoverage(spread, heldOut);
  const judged = bodies.filter(({ swings }) => swings >= fewestSwings);
  return all >= coverage.all && judged.every(({ share, swings }) => share >= leastShare(swings));
}

const leastShare = (swings: number): number =>
  coverage.eachBody - byChance * Math.sqrt((coverage.eachBody * (1 - coverage.eachBody)) / swings);

/** Whether the truth is a turn that golfers make. */
export const isWithin =
  (rangeDeg: readonly number[]) =>
  ({ truthDeg }: HeldOutReading): boolean =>
    truthDeg >= Math.min(...rangeDeg) && truthDeg <= Math.max(...rangeDeg);

export interface Coverage {
  /** Share of all samples whose truth lies in the interval. */
  readonly all: number;
  readonly bodies: readonly { readonly body: string; readonly swings: number; readonly share: number }[];
}

export function measureCoverage(spread: TurnSpread, heldOut: readonly HeldOutReading[]): Coverage {
  const shareHeld = (samples: readonly HeldOutReading[]) =>
    samples.filter(({ reading, truthDeg }) => {
      const { low, high } = spreadReading(spread, reading).interval;
      return low <= truthDeg && truthDeg <= high;
    }).length / samples.length;
  const bodies = [...groupBy(heldOut, ({ body }) => body)].map(([body, samples]) => ({
    body,
    swings: new Set(samples.map(({ swing }) => swing)).size,
    share: shareHeld(samples),
  }));
  return { all: shareHeld(heldOut), bodies };
}

const round = (value: number): number => Number(value.toPrecision(5));
