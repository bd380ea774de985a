import { loggedFieldOf, type ShotColumn, shotColumnSchema } from '@trueswing/contracts';

/** The meaning of a column, in words. */
export const describeColumn = (is: ShotColumn): string =>
  is === 'club' ? 'Club' : is === 'time' ? 'Date and time' : loggedFieldOf(is).label;

/** All that a column can mean. */
export const columnChoices = [
  { value: 'nothing' as const, label: 'Do not read' },
  ...shotColumnSchema.options.map((is) => ({ value: is, label: describeColumn(is) })),
];
