import { type ListedSwing, launchMonitorFields, shotFromApi } from '@trueswing/contracts';
import {
  digitsOf,
  formatMeasurement,
  hasNumber,
  type ListedMeasurement,
  listedMeasurements,
  listedRow,
  unitAfter,
  unitOf,
} from '@trueswing/swing';
import type { Range, Reading } from '../../../ui/charts/trend-point.ts';
import { finishedDetails } from '../state-of-analysis.ts';

interface MetricParts {
  readonly name: string;
  /** With a leading space: " mph". */
  readonly unit: string;
  readonly digits: number;
  /** In which a value is rounded where it is shown. */
  readonly step: number;
  /** The smallest range that a chart's axis covers, in the unit. */
  readonly minSpan: number;
  readonly target: Range | null;
  read(analysis: ListedSwing): Reading;
  describe(reading: Reading): string;
}

/** A number that the golfer typed from a launch monitor, without a ±. */
export interface TypedMetric extends MetricParts {
  readonly kind: 'typed';
  readonly id: 'clubSpeedMph' | 'ballSpeedMph' | 'carryYd';
}

/** A number that is measured in the video. Charts read it from the list of analyses, which has only some. */
export interface FilmedMetric extends MetricParts {
  readonly kind: 'filmed';
  readonly id: ListedMeasurement;
}

/** A value that is compared between swings and charted over time. */
export type ProgressMetric = TypedMetric | FilmedMetric;

/** `toFixed` with a true minus sign. */
export const formatFixed = (value: number, digits: number): string => value.toFixed(digits).replace('-', '−');

function typed(id: TypedMetric['id'], minSpan: number): TypedMetric {
  const { label, digits } = launchMonitorFields[id];
  const unit = unitAfter(id);
  return {
    kind: 'typed',
    id,
    name: label,
    unit,
    digits,
    minSpan,
    target: null,
    step: 10 ** -digits,
    read(analysis) {
      const value = shotFromApi(analysis)[id];
      return value === null ? { withheld: 'Not entered for this swing.' } : { value, plusMinus: null };
    },
    describe: (reading) => ('withheld' in reading ? reading.withheld : `${formatFixed(reading.value, digits)}${unit}`),
  };
}

/** Charts show the targets of dials only. */
const filmed = (id: ListedMeasurement): FilmedMetric => {
  const { label, chart, target, dial } = listedRow(id);
  return {
    kind: 'filmed',
    id,
    name: label,
    unit: unitOf(id),
    digits: digitsOf(id),
    ...chart,
    target: dial && target ? { min: target.from, max: target.upTo } : null,
    read: (analysis) => {
      const measurement = finishedDetails(analysis)?.measurements[id];
      // A wide range has no number to chart, compare or average.
      return hasNumber(measurement) ? measurement : { withheld: formatMeasurement(measurement, unitOf(id)) };
    },
    describe: (reading) => {
      if ('withheld' in reading) return reading.withheld;
      const measured = { ...reading, plusMinus: reading.plusMinus ?? 0, at: 'swing', confidence: 1 } as const;
      return formatMeasurement(measured, unitOf(id));
    },
  };
};

export const progressMetrics: readonly ProgressMetric[] = [
  typed('clubSpeedMph', 8),
  typed('ballSpeedMph', 10),
  typed('carryYd', 20),
  ...listedMeasurements.map(filmed),
];
