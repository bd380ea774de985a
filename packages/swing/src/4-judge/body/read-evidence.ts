import type { Measured, MeasurementName } from '@trueswing/contracts';
import type { Stature } from '../../3-measure/format-length.ts';
import { formatMeasurement, unitOf } from '../../3-measure/format-measurement.ts';
import { isBodyNumber, isDial, measurementRows } from '../../3-measure/measurements.table.ts';
import { describeBodyNumber, describeBodyRow } from './describe-body-row.ts';

/** A number of the golfer, beside what is usual. */
export interface EvidenceNumber {
  readonly label: string;
  readonly reading: string;
  /** Empty if there is none. */
  readonly norm: string;
}

/** The number on which a finding rests, as the body tab reads it; `norm` is the rule's, for what has no row. */
export function readEvidence(
  name: MeasurementName,
  measured: Measured,
  norm: string,
  stature: Stature | null,
): EvidenceNumber {
  if (!isBodyNumber(name)) {
    return {
      label: measurementRows[name].label,
      reading: formatMeasurement(measured, unitOf(name)),
      norm: norm && `${isDial(name) ? 'Target' : 'Usual'} ${norm}`,
    };
  }
  const { label, value, direction, plusMinus } = describeBodyNumber(name, measured, stature);
  return {
    label,
    reading: [value, direction, plusMinus].filter((part) => part !== '').join(' '),
    norm: describeBodyRow(name, measured, stature)?.range ?? '',
  };
}
