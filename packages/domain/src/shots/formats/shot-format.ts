import type { LoggedField, ShotFormatId } from '@trueswing/contracts';
import type { UnitKind } from '../cells/units.ts';

/** The meaning of a column: a number of a shot, numbers that others follow from, or what the shot belongs to. */
export type ColumnMeaning =
  | LoggedField
  | 'faceToPathDeg'
  | 'backSpinRpm'
  | 'sideSpinRpm'
  | 'club'
  | 'clubType'
  | 'time'
  | 'clock'
  | 'isCounted';

/**
 * From where the signs of a column are seen. `target`: right of the target is positive for every golfer. `golfer`: in-to-out and
 * open are positive, which is left of the target for a left-hander.
 */
export type SignRule = 'target' | 'golfer';

interface FormatColumn {
  readonly is: ColumnMeaning;
  readonly signs?: SignRule;
}

/** The shape of a maker's files. */
export interface ShotFormat {
  readonly id: ShotFormatId;
  /** Name that the golfer knows. */
  readonly name: string;
  /** Lists of headings; a header row that has all of one list is of this format. Specific formats come first in `shotFormats`. */
  readonly marks: readonly (readonly string[])[];
  /** True if a number alone above rows names their club: `7` for the 7-iron. */
  readonly hasNumberedBlocks?: true;
  /** True if a line `NOTES` ends the shots, and what the golfer noted follows. */
  readonly endsWithNotes?: true;
  /**
   * Meaning of each heading, as `readHeading` names it. A key may end with the kind of its unit, such as `side [spin]`, where a
   * file has the same heading more than once.
   */
  readonly columns: Readonly<Record<string, ColumnMeaning | FormatColumn>>;
}

/** Meaning of a column with its signs; undefined for one that is not read. */
export function columnOf(
  columns: ShotFormat['columns'],
  name: string,
  kind: UnitKind | undefined,
): Required<FormatColumn> | undefined {
  const withKind = `${name} [${kind}]`;
  const key = Object.hasOwn(columns, withKind) ? withKind : name;
  const found = Object.hasOwn(columns, key) ? columns[key] : undefined;
  if (found === undefined) return undefined;
  return typeof found === 'string' ? { is: found, signs: 'target' } : { is: found.is, signs: found.signs ?? 'target' };
}
