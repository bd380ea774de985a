import {
  loggedFieldOf,
  type OtherColumn,
  otherColumnSchema,
  type ShotColumn,
  type ShotFilePreview,
  shotColumnSchema,
} from '@trueswing/contracts';

/** A meaning that a golfer can choose. */
export type ChosenColumn = ShotColumn | OtherColumn;

const names: Partial<Record<ChosenColumn, string>> & Record<OtherColumn, string> = {
  club: 'Club',
  time: 'Date and time',
  clock: 'Time of day',
  faceToPathDeg: 'Face to path',
  backSpinRpm: 'Back spin',
  sideSpinRpm: 'Side spin',
};

const isOther = (is: ChosenColumn): is is OtherColumn => otherColumnSchema.options.some((option) => option === is);

/** The meaning of a column, in words. */
export const describeColumn = (is: ChosenColumn): string =>
  names[is] ?? (isOther(is) || is === 'club' || is === 'time' ? is : loggedFieldOf(is).label);

/** All that a column can mean. */
export const columnChoices = [
  { value: 'nothing' as const, label: 'Do not read' },
  ...[...shotColumnSchema.options, ...otherColumnSchema.options].map((is) => ({
    value: is,
    label: describeColumn(is),
  })),
];

interface MeantColumn {
  readonly column: number;
  readonly is: ChosenColumn;
}

/** All columns of a file that are read. */
export const allColumns = ({ columns, otherColumns = [] }: ShotFilePreview): MeantColumn[] => [
  ...columns,
  ...otherColumns,
];

/** Columns in the two lists of an answer. */
export const splitColumns = (all: readonly MeantColumn[]) => ({
  columns: all.flatMap(({ column, is }) => (isOther(is) ? [] : [{ column, is }])),
  otherColumns: all.flatMap(({ column, is }) => (isOther(is) ? [{ column, is }] : [])),
});

/** Whether a column is a speed or a distance; undefined for any other. */
export function kindOfColumn(is: ChosenColumn): 'speed' | 'distance' | undefined {
  if (isOther(is) || is === 'club' || is === 'time') return undefined;
  const { unit } = loggedFieldOf(is);
  return unit === 'mph' ? 'speed' : unit === 'yd' ? 'distance' : undefined;
}
