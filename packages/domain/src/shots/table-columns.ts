import type { ShotColumn, ShotFileAnswers } from '@trueswing/contracts';
import type { Heading } from './cells/read-heading.ts';
import type { Unit, UnitKind } from './cells/units.ts';
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
}

const kindOfMeaning: Partial<Record<ColumnMeaning, UnitKind>> = {
  clubSpeedMph: 'speed',
  ballSpeedMph: 'speed',
  carryYd: 'distance',
  totalYd: 'distance',
  sideYd: 'distance',
};

/** The kind of a column's numbers, if they need a unit to be understood. */
export const kindOf = (meaning: ColumnMeaning): UnitKind | undefined => kindOfMeaning[meaning];

/** A unit of another kind, such as mm for a carry, shows that the column is not what its heading says. */
const fits = (meaning: ColumnMeaning, unit: Unit | undefined): boolean => {
  const kind = kindOf(meaning);
  return unit === undefined || kind === undefined || unit.kind === kind;
};

/** The columns of a table in its format, or as the golfer says, or as a guess from the headings of all formats. */
export function readColumns(table: ShotTable, answered: ShotFileAnswers['columns']): TableColumn[] {
  const { format, headings } = table;
  if (!format && answered) {
    return answered.flatMap(({ column, is }) => {
      const heading = headings[column];
      return heading
        ? [
            {
              column,
              is,
              signs: signsOf(is, heading, 'target'),
              unit: fits(is, heading.unit) ? heading.unit : undefined,
            },
          ]
        : [];
    });
  }
  const taken = new Set<ColumnMeaning>();
  return headings.flatMap((heading, column) => {
    const { name, unit } = heading;
    const found = format ? columnOf(format.columns, name, unit?.kind) : guess(name, unit?.kind);
    // A file may have a column twice; the first one holds.
    if (!found || taken.has(found.is) || !fits(found.is, unit)) return [];
    taken.add(found.is);
    return [{ column, unit, is: found.is, signs: signsOf(found.is, heading, found.signs) }];
  });
}

const directions: ReadonlySet<ColumnMeaning> = new Set(['clubPathDeg', 'faceAngleDeg', 'faceToPathDeg']);
/** Signs of a column: those of the heading hold before those of the format. */
const signsOf = (is: ColumnMeaning, { isSeenFromGolfer }: Heading, otherwise: SignRule): SignRule =>
  isSeenFromGolfer && directions.has(is) ? 'golfer' : otherwise;

function guess(name: string, kind: UnitKind | undefined): ReturnType<typeof columnOf> {
  for (const format of shotFormats) {
    const found = columnOf(format.columns, name, kind);
    if (found && isSayable(found.is)) return { is: found.is, signs: 'target' };
  }
  return undefined;
}

/** Meanings that follow from others are not offered to the golfer. */
const unsayable: ReadonlySet<ColumnMeaning> = new Set([
  'faceToPathDeg',
  'backSpinRpm',
  'sideSpinRpm',
  'clubType',
  'clock',
  'isCounted',
] satisfies ColumnMeaning[]);
export const isSayable = (meaning: ColumnMeaning): meaning is ShotColumn => !unsayable.has(meaning);

/** The headings as one text: files with the same text are understood in the same way. */
export const headingsText = ({ format, headings }: ShotTable): string =>
  [format?.id ?? '', ...headings.map(({ text }) => text.toLowerCase())].join('\n');
