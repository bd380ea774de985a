import {
  isLoggedField,
  loggedFieldOf,
  type OtherColumn,
  otherColumnSchema,
  type ShotColumn,
  type ShotFileAnswers,
} from '@trueswing/contracts';
import type { Heading } from './cells/read-heading.ts';
import { readUnit, type Unit, type UnitKind } from './cells/units.ts';
import type { ShotTable } from './find-table.ts';
import { type ColumnMeaning, columnOf, type SignRule } from './formats/shot-format.ts';
import { shotFormats } from './formats/shot-formats.ts';

/** A column that is read. */
export interface TableColumn {
  readonly column: number;
  readonly is: ColumnMeaning;
  readonly signs: SignRule;
  /** The unit that heading or unit row name. */
  readonly unit: Unit | undefined;
  /** The unit that the golfer says of this column, if it names none. */
  readonly saidUnit: Unit | undefined;
  /** True where only the golfer can say from where the signs are seen. */
  readonly hasOpenSigns: boolean;
}

const kindOfUnit: Readonly<Record<string, UnitKind>> = { mph: 'speed', yd: 'distance' };

/** The kind of a column's numbers, if they need a unit to be understood. */
export const kindOf = (meaning: ColumnMeaning): UnitKind | undefined =>
  isLoggedField(meaning) ? kindOfUnit[loggedFieldOf(meaning).unit] : undefined;

/** A unit of another kind, such as mm for a carry, shows that the column is not what its heading says. */
const fits = (meaning: ColumnMeaning, unit: Unit | undefined): boolean => {
  const kind = kindOf(meaning);
  return unit === undefined || kind === undefined || unit.kind === kind;
};

/** Answers of the golfer about columns. */
type SaidColumns = Pick<ShotFileAnswers, 'columns' | 'otherColumns' | 'units' | 'signs'>;

/** The columns of a table in its format, or as the golfer says, or as a guess from the headings of all formats. */
export function readColumns(table: ShotTable, said: SaidColumns): TableColumn[] {
  const { format, headings } = table;
  if (!format && said.columns) {
    return [...said.columns, ...(said.otherColumns ?? [])].flatMap(({ column, is }) => {
      const heading = headings[column];
      return heading ? [toColumn(heading, { column, is, signs: 'target' }, said)] : [];
    });
  }
  const taken = new Set<ColumnMeaning>();
  return headings.flatMap((heading, column) => {
    const { name, unit } = heading;
    const found = format ? columnOf(format.columns, name, unit?.kind) : guess(name, unit?.kind);
    // A file may have a column twice; the first one holds.
    if (!found || taken.has(found.is) || !fits(found.is, unit)) return [];
    taken.add(found.is);
    return [toColumn(heading, { column, ...found }, format ? undefined : said)];
  });
}

const directions: ReadonlySet<ColumnMeaning> = new Set(['clubPathDeg', 'faceAngleDeg', 'faceToPathDeg']);

/** A column by its heading. Signs of the heading hold before those of the format; `said` is about a file of no known format. */
function toColumn(
  heading: Heading,
  { column, is, signs }: { column: number; is: ColumnMeaning; signs: SignRule },
  said: SaidColumns | undefined,
): TableColumn {
  const isDirection = directions.has(is);
  const isOpen = said !== undefined && isDirection && !heading.isSeenFromGolfer;
  const unit = said?.units?.find((one) => one.column === column)?.unit;
  const saidUnit = unit && readUnit(unit);
  return {
    column,
    is,
    signs: isDirection && heading.isSeenFromGolfer ? 'golfer' : isOpen ? (said.signs ?? signs) : signs,
    hasOpenSigns: isOpen,
    unit: fits(is, heading.unit) ? heading.unit : undefined,
    saidUnit: saidUnit?.kind === kindOf(is) ? saidUnit : undefined,
  };
}

function guess(name: string, kind: UnitKind | undefined): ReturnType<typeof columnOf> {
  for (const format of shotFormats) {
    const found = columnOf(format.columns, name, kind);
    if (found && (isSayable(found.is) || isOther(found.is))) return { is: found.is, signs: 'target' };
  }
  return undefined;
}

/** Meanings of which clients of the version before know nothing. */
export const isOther = (meaning: ColumnMeaning): meaning is OtherColumn =>
  otherColumnSchema.options.some((option) => option === meaning);

/** Meanings that only a format knows. */
const ofFormats: ReadonlySet<ColumnMeaning> = new Set(['clubType', 'isCounted'] satisfies ColumnMeaning[]);
export const isSayable = (meaning: ColumnMeaning): meaning is ShotColumn =>
  !ofFormats.has(meaning) && !isOther(meaning);

/** The headings as one text: files with the same text are understood in the same way. */
export const headingsText = ({ format, headings }: ShotTable): string =>
  [format?.id ?? '', ...headings.map(({ text }) => text.toLowerCase())].join('\n');
