import type { MeasurementName, Measurements } from '@trueswing/contracts';
import { hasNumber } from '../../3-measure/measured-swing.ts';
import { isTurn } from '../targets/mobility-scales.ts';
import { type Change, compareMeasured, shownDifference } from './change.ts';
import { compareTurns } from './compare-turns.ts';
import { type FilmedSwing, isFilmedAlike } from './is-filmed-alike.ts';

/** A swing with what was measured in its video. */
export type MeasuredVideo = FilmedSwing & { readonly measurements: Measurements };

/**
 * Decides how a measurement changed since another swing; null if one of them has no number of it. Numbers of different versions of the
 * algorithm are never compared. The change of a turn is known best, but only where both swings were filmed alike.
 */
export function compareMeasurement(
  name: MeasurementName,
  now: MeasuredVideo,
  before: MeasuredVideo,
  step: number,
): Change | null {
  const [measuredNow, measuredBefore] = [now.measurements[name], before.measurements[name]];
  if (!hasNumber(measuredNow) || !hasNumber(measuredBefore)) return null;
  if (now.algorithm !== before.algorithm) return { kind: 'not-comparable', reason: 'other-version' };
  if (!isTurn(name)) return compareMeasured(measuredNow, measuredBefore, step);
  if (!isFilmedAlike(now, before)) return { kind: 'not-comparable', reason: 'other-filming' };
  const { kind } = compareTurns(name, measuredNow, measuredBefore);
  if (kind === 'not-comparable') return { kind, reason: 'unknown-error' };
  return { kind, difference: shownDifference(measuredNow.value, measuredBefore.value, step) };
}
