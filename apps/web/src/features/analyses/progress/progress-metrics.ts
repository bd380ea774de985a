import type { MeasurementName, SwingAnalysis } from '@trueswing/contracts';
import { formatMeasurement, mobilityScales, unitOf } from '@trueswing/domain';
import type { Range, Reading } from '../../../ui/charts/trend-point.ts';

/** A value that can be charted over time. */
export interface ProgressMetric {
  readonly id: string;
  readonly name: string;
  /** With a leading space: " mph". */
  readonly unit: string;
  readonly digits: number;
  /** The smallest range that a chart's axis covers, in the unit. */
  readonly minSpan: number;
  readonly target: Range | null;
  /** Shown when no swing has the value: how to get it. */
  readonly hint: string;
  read(analysis: SwingAnalysis): Reading;
  describe(reading: Reading): string;
}

/** `toFixed` with a true minus sign. */
export const formatFixed = (value: number, digits: number): string => value.toFixed(digits).replace('-', '−');

type Typed = 'clubSpeed' | 'ballSpeed' | 'carry';

/** A number that the golfer typed from a launch monitor, without a ±. */
const typed = (id: Typed, name: string, unit: string, digits: number, minSpan: number): ProgressMetric => ({
  ...{ id, name, unit, digits, minSpan, target: null },
  hint: 'Add the numbers of your launch monitor when you upload a swing.',
  read(analysis) {
    const value = analysis[id];
    return value === null ? { withheld: 'Not entered for this swing.' } : { value, plusMinus: null };
  },
  describe: (reading) => ('withheld' in reading ? reading.withheld : `${formatFixed(reading.value, digits)}${unit}`),
});

/** A number that is measured in the video. */
const filmed = (
  id: MeasurementName,
  name: string,
  digits: number,
  minSpan: number,
  target: Range | null,
): ProgressMetric => ({
  ...{ id, name, unit: unitOf(id), digits, minSpan, target },
  hint: 'None of your videos with this club has shown it so far.',
  read({ technicalDetails }) {
    const measurement =
      technicalDetails && !('error' in technicalDetails) ? technicalDetails.measurements[id] : undefined;
    return measurement ?? { withheld: 'Not measured in this video.' };
  },
  describe: (reading) => {
    if ('withheld' in reading) return reading.withheld;
    return formatMeasurement({ ...reading, plusMinus: reading.plusMinus ?? 0, at: 'swing', confidence: 1 }, unitOf(id));
  },
});

const targetOf = ({ targetMin, targetMax }: { targetMin: number; targetMax: number }): Range => ({
  min: targetMin,
  max: targetMax,
});

export const progressMetrics: readonly ProgressMetric[] = [
  typed('clubSpeed', 'Club speed', ' mph', 1, 8),
  typed('ballSpeed', 'Ball speed', ' mph', 1, 10),
  typed('carry', 'Carry', ' yd', 0, 20),
  filmed('shoulderTurnDeg', 'Shoulder turn', 0, 20, targetOf(mobilityScales.shoulderTurnDeg)),
  filmed('hipRotationDeg', 'Hip rotation', 0, 20, targetOf(mobilityScales.hipRotationDeg)),
  filmed('xFactorDeg', 'X-Factor', 0, 20, targetOf(mobilityScales.xFactorDeg)),
  filmed('tempoRatio', 'Tempo', 1, 1, null),
];
