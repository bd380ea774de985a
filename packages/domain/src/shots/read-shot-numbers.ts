import {
  isLoggedField,
  type LoggedField,
  loggedFieldOf,
  loggedFields,
  type ShotFileAnswers,
} from '@trueswing/contracts';
import { type DecimalMark, dependsOnHand, type ReadNumber, readNumber } from './cells/read-number.ts';
import type { ShotCell } from './cells/shot-cell.ts';
import { textOf } from './cells/shot-cell.ts';
import { readUnit } from './cells/units.ts';
import type { ColumnMeaning, SignRule } from './formats/shot-format.ts';
import type { Rejection, ShotNumbers } from './reject-shot.ts';
import { kindOf, type TableColumn } from './table-columns.ts';

/** Numbers of a row by what they mean. */
type Measured = Partial<Record<ColumnMeaning, number>>;
type AboutFile = Pick<ShotFileAnswers, 'speedUnit' | 'distanceUnit' | 'handedness'> & { readonly mark: DecimalMark };

const aside: readonly ColumnMeaning[] = ['faceToPathDeg', 'backSpinRpm', 'sideSpinRpm'];
const numeric = new Set<ColumnMeaning>([...loggedFields, ...aside]);
const isNeverZero = (field: LoggedField) => loggedFieldOf(field).possible.min > 0;
const mayBeZeroOn = (thing: 'club' | 'ball') =>
  loggedFields.filter((field) => loggedFieldOf(field).measuredOn === thing && !isNeverZero(field));
/** Numbers that a launch monitor writes as 0 where it measured nothing. */
const neverZero: readonly ColumnMeaning[] = [...loggedFields.filter(isNeverZero), 'backSpinRpm'];
/** Numbers that are all 0 where only the club was measured. A ball that goes nowhere has a speed. */
const ofTheBall: readonly ColumnMeaning[] = mayBeZeroOn('ball');
const ofTheClub: readonly ColumnMeaning[] = [...mayBeZeroOn('club'), 'faceToPathDeg'];

/**
 * Reads the numbers of a row in mph, yards, degrees and rpm, right of the target positive. `isSeenFromGolfer` is true if a
 * cell says itself that it counts from the golfer, such as `1.5 O-I`, and `hasOpenSigns` if one has a sign that nothing explains.
 */
export function readShotNumbers(
  cells: readonly ShotCell[],
  columns: readonly TableColumn[],
  file: AboutFile,
): { numbers: ShotNumbers; isSeenFromGolfer: boolean; hasOpenSigns: boolean } | { rejection: Rejection } {
  const measured: Measured = {};
  let isSeenFromGolfer = false;
  let hasOpenSigns = false;
  for (const column of columns) {
    if (!numeric.has(column.is)) continue;
    const cell = cells[column.column];
    const read = readNumber(cell, file.mark);
    if (read.kind === 'number') {
      measured[column.is] = convert(read, column, file);
      isSeenFromGolfer ||= dependsOnHand(read.side);
      hasOpenSigns ||= column.hasOpenSigns && read.side === null && read.value !== 0;
    } else if (read.kind === 'text' && isLoggedField(column.is))
      return { rejection: { code: 'no-number', field: column.is, text: textOf(cell).slice(0, 40) } };
  }
  for (const meaning of neverZero) if (measured[meaning] === 0) delete measured[meaning];
  if (measured.clubSpeedMph === undefined && ofTheClub.every((meaning) => !measured[meaning])) {
    for (const meaning of ofTheClub) delete measured[meaning];
  }
  if (measured.ballSpeedMph === undefined && ofTheBall.every((meaning) => !measured[meaning])) {
    for (const meaning of ofTheBall) delete measured[meaning];
  }
  return { numbers: complete(measured), isSeenFromGolfer, hasOpenSigns };
}

function convert(
  { value, unit, side }: Extract<ReadNumber, { kind: 'number' }>,
  column: TableColumn,
  { speedUnit, distanceUnit, handedness }: AboutFile,
): number {
  const kind = kindOf(column.is);
  const assumed = kind === 'speed' ? readUnit(speedUnit) : kind === 'distance' ? readUnit(distanceUnit) : undefined;
  const named = unit?.kind === kind ? unit : undefined;
  const factor = kind === undefined ? 1 : ((named ?? column.unit ?? column.saidUnit ?? assumed)?.factor ?? 1);
  return directed(value, side, column.signs, handedness) * factor;
}

/** Right of the target, and up, are positive, whatever the file says it with. */
function directed(
  value: number,
  side: Extract<ReadNumber, { kind: 'number' }>['side'],
  signs: SignRule,
  handedness: ShotFileAnswers['handedness'],
): number {
  const outward = handedness === 'left' ? -1 : 1;
  switch (side) {
    case 'right':
    case 'up':
      return Math.abs(value);
    case 'left':
    case 'down':
      return -Math.abs(value);
    case 'in-to-out':
    case 'open':
      return outward * Math.abs(value);
    case 'out-to-in':
    case 'closed':
      return -outward * Math.abs(value);
    case null:
      // Without this, a zero would become a negative zero.
      return signs === 'golfer' && value !== 0 ? outward * value : value;
  }
}

/** Fills in what follows from other columns: the spin from its two parts, the face from path and face to path. */
function complete(measured: Measured): ShotNumbers {
  const { backSpinRpm, sideSpinRpm = 0, clubPathDeg, faceToPathDeg } = measured;
  const all: Measured = { ...measured };
  if (all.spinRpm === undefined && backSpinRpm !== undefined) all.spinRpm = Math.hypot(backSpinRpm, sideSpinRpm);
  if (all.faceAngleDeg === undefined && clubPathDeg !== undefined && faceToPathDeg !== undefined) {
    all.faceAngleDeg = clubPathDeg + faceToPathDeg;
  }
  return Object.fromEntries(loggedFields.map((field) => [field, thousandths(all[field])])) as ShotNumbers;
}

const thousandths = (value: number | undefined): number | null =>
  value === undefined ? null : Math.round(value * 1_000) / 1_000 || 0;
