import type { Measurement } from '@trueswing/contracts';
import { formatInterval, formatMeasurement, formatTurn } from '@trueswing/swing';

/**
 * A number of the mobility card in large type, and its range below: "95°" and "80–115°", or "25–70°" and "wide range". Null if it
 * was not measured.
 */
export interface MobilityFigure {
  readonly figure: string;
  /** The ± or the bound of older results; empty if there is none. */
  readonly range: string;
}

/** The words for a number that has no value, wherever there is no room for its reason. */
export const notMeasured = 'Not measured';

export function readMobilityFigure(measurement: Measurement | undefined): MobilityFigure | null {
  if (!measurement || 'withheld' in measurement) return null;
  const { value, interval, isWide } = measurement;
  if (interval && isWide) return { figure: formatInterval(interval), range: 'wide range' };
  if (interval) return { figure: formatTurn(value), range: formatInterval(interval) };
  const [figure = '', ...rest] = formatMeasurement(measurement).split(' ');
  return { figure, range: rest.join(' ') };
}
