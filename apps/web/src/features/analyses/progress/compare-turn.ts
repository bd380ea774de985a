import type { Measured, SwingAnalysis, TechnicalDetails } from '@trueswing/contracts';
import { compareTurns, type FilmedSwing, formatMeasurement, isFilmedAlike, mobilityScales } from '@trueswing/domain';
import { type Comparison, signed } from './compare-progress.ts';

type TurnName = keyof typeof mobilityScales;
export const isTurn = (id: string): id is TurnName => Object.hasOwn(mobilityScales, id);

/**
 * Compares a turn with that of the previous swing; null if one is missing. The error of a change is smaller than that of a
 * turn, but known only where both swings were filmed alike.
 */
export function compareTurnWithPrevious(
  analysis: SwingAnalysis,
  previous: SwingAnalysis,
  turn: TurnName,
): Comparison | null {
  const [now, before] = [readTurn(analysis, turn), readTurn(previous, turn)];
  if (!now || !before) return null;
  const beside = { beside: 'Previous swing', value: formatMeasurement(before.measured) };
  if (now.filmed.algorithm !== before.filmed.algorithm) return { ...beside, verdict: 'Not comparable' };
  return {
    ...beside,
    ...(isFilmedAlike(now.filmed, before.filmed)
      ? describeChange(turn, now.measured, before.measured)
      : { verdict: 'Filmed differently' }),
  };
}

function describeChange(turn: TurnName, now: Measured, before: Measured): Pick<Comparison, 'verdict' | 'note'> {
  const change = compareTurns(turn, now, before);
  if (change.kind === 'noise') return { verdict: 'No clear change' };
  if (change.kind === 'not-comparable') return { verdict: 'Not comparable' };
  return {
    verdict: `${signed(change.deg, 0, '°')} since last swing`,
    note: 'A camera sees a change smaller than it is; the difference is corrected for that.',
  };
}

function readTurn(
  { clubSelection: club, technicalDetails: details }: SwingAnalysis,
  turn: TurnName,
): { measured: Measured; filmed: FilmedSwing } | null {
  if (!isAnalyzed(details)) return null;
  const measured = details.measurements[turn];
  return measured && 'value' in measured ? { measured, filmed: { club, ...details } } : null;
}

const isAnalyzed = (details: TechnicalDetails | null): details is Extract<TechnicalDetails, { algorithm: string }> =>
  details !== null && !('error' in details);
