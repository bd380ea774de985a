import { type Unit, unitOf } from '../../3-measure/format-measurement.ts';
import { type DialName, dialRow } from '../../3-measure/measurements.table.ts';
import type { Band } from './bands.ts';

/** A scale of the analysis screen: its ends and the target, and where a value counts as what. */
export interface MobilityScale {
  /** Follows each number. */
  readonly unit: Unit;
  readonly min: number;
  readonly max: number;
  readonly targetMin: number;
  readonly targetMax: number;
  readonly below: Band;
  readonly above: Band;
  readonly onTarget: Band;
  /** Within a few degrees of the target. A camera hardly distinguishes the two. */
  readonly close: Band & { readonly from: number; readonly upTo: number };
}

/** The ends of a dial and its target, as the table has them. */
function endsOf(name: DialName): Omit<MobilityScale, 'below' | 'above' | 'onTarget'> {
  const { scale, target, close } = dialRow(name);
  return { unit: unitOf(name), min: scale[0], max: scale[1], targetMin: target.from, targetMax: target.upTo, close };
}

/**
 * Turns at the top of the backswing, relative to address. One that reaches the lower end of the target is on it: beyond the
 * target it is only called so where that is likely.
 */
function turnScale(name: DialName): MobilityScale {
  const ends = endsOf(name);
  const { targetMin, targetMax } = ends;
  return { ...ends, below: { below: targetMin }, above: { above: targetMax }, onTarget: { from: targetMin } };
}

export const mobilityScales = {
  hipRotationDeg: turnScale('hipRotationDeg'),
  shoulderTurnDeg: turnScale('shoulderTurnDeg'),
  xFactorDeg: turnScale('xFactorDeg'),
} as const satisfies Record<string, MobilityScale>;

/** Whether a measurement is a turn, which has a scale with a target. */
export const isTurn = (name: string): name is keyof typeof mobilityScales => Object.hasOwn(mobilityScales, name);

/** Only what is not even close to the target stands out, in findings too. */
function postureScale(name: DialName): MobilityScale {
  const ends = endsOf(name);
  const { targetMin, targetMax, close } = ends;
  return {
    ...ends,
    below: { below: close.from },
    above: { above: close.upTo },
    onTarget: { from: targetMin, upTo: targetMax },
  };
}

/** The forward bend of the spine at address. */
export const spineScale = postureScale('spineAngleDeg');

/** The scale of each dial. */
export const dialScales: Readonly<Record<DialName, MobilityScale>> = {
  ...mobilityScales,
  spineAngleDeg: spineScale,
  tempoRatio: postureScale('tempoRatio'),
};
