import type { MeasurementName } from '@trueswing/contracts';
import type { Band } from './bands.ts';

/** A scale of the analysis screen: its ends and the target, degrees, and where a value counts as what. */
export interface MobilityScale {
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

/**
 * Mobility targets and scales of the specification (degrees at the top of the backswing, relative to address). A turn that
 * reaches the lower end of the target is on it: beyond the target it is only called so where that is likely.
 */
const turnScale = (max: number, targetMin: number, targetMax: number, closeDeg: number): MobilityScale => ({
  ...{ min: 0, max, targetMin, targetMax },
  below: { below: targetMin },
  above: { above: targetMax },
  onTarget: { from: targetMin },
  close: { from: targetMin - closeDeg, upTo: targetMax + closeDeg },
});

export const mobilityScales = {
  hipRotationDeg: turnScale(70, 40, 50, 12),
  shoulderTurnDeg: turnScale(110, 85, 95, 13),
  xFactorDeg: turnScale(70, 40, 50, 12),
} as const satisfies Record<string, MobilityScale>;

/** Whether a measurement is a turn, which has a scale with a target. */
export const isTurn = (name: MeasurementName): name is keyof typeof mobilityScales =>
  Object.hasOwn(mobilityScales, name);

/**
 * The forward bend of the spine at address: target from 3-D norms, 30–45°. The limits of what stands out are wider, as
 * CaddieSet (CVPRW 2025) spreads; the findings about posture have the same.
 */
export const spineScale: MobilityScale = {
  ...{ min: 0, max: 60, targetMin: 30, targetMax: 45 },
  below: { below: 25 },
  above: { above: 46 },
  onTarget: { from: 30, upTo: 45 },
  close: { from: 25, upTo: 46 },
};
