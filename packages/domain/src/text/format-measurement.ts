import type { Measurement } from '@trueswing/contracts';

type Unit = '°' | ' %' | ' s' | '';

/** "92° ± 9°", "75° or more", "40° or less", or the reason why there is no number. */
export function formatMeasurement(measurement: Measurement | undefined, unit: Unit = '°'): string {
  if (!measurement) return 'Not measured in this video.';
  if ('withheld' in measurement) return measurement.withheld;
  const value = `${formatNumber(measurement.value)}${unit}`;
  if (measurement.bound === 'at-least') return `${value} or more`;
  if (measurement.bound === 'at-most') return `${value} or less`;
  return `${value} ± ${formatNumber(measurement.plusMinus)}${unit}`;
}

/** A true minus sign, so that "−4°" does not break at the hyphen. */
const formatNumber = (value: number): string => String(value).replace('-', '−');
