import type { MeasurementName } from '@trueswing/contracts';
import { digitsOf, unitOf } from '../../../3-measure/format-measurement.ts';
import { type MeasurementRow, measurementRows } from '../../../3-measure/measurements.table.ts';
import { type DatedVideo, measurementProgress } from './measurement-progress.ts';
import type { ProgressRow } from './say-progress.ts';

/** The measurements that a golfer trains, in the order of the screen: turns, tempo, posture. */
const followed = [
  'shoulderTurnDeg',
  'hipRotationDeg',
  'xFactorDeg',
  'tempoRatio',
  'spineAngleDeg',
  'spineAngleChangeDeg',
  'earlyExtensionBh',
] as const satisfies readonly MeasurementName[];

const sayings: Partial<Record<MeasurementName, string>> = {
  shoulderTurnDeg: 'You turn your shoulders',
  hipRotationDeg: 'You turn your hips',
};

/** A row of a measurement, which has its name. */
interface SwingRow extends ProgressRow {
  readonly id: MeasurementName;
}

/**
 * A row for each followed measurement of the swings with one club.
 * @param also the measurement of the golfer's goal, which has a row too; null without one
 */
export const swingProgress = (swings: readonly DatedVideo[], also: MeasurementName | null = null): SwingRow[] =>
  [...new Set<MeasurementName>([...followed, ...(also ? [also] : [])])].map((name) => ({
    id: name,
    label: measurementRows[name].label,
    source: 'swing',
    digits: digitsOf(name),
    unit: unitOf(name),
    says: sayings[name],
    directions: directionsOf(measurementRows[name]),
    progress: measurementProgress(name, swings),
  }));

/** The table's directions of a place, as those of a change: "toward target" becomes "farther toward target". */
const directionsOf = ({ directions }: MeasurementRow): ProgressRow['directions'] =>
  directions && [compared(directions[0]), compared(directions[1])];

const compared = (direction: string): string =>
  /^(?:away|toward|outside|inside)\b/.test(direction) ? `farther ${direction}` : direction;
