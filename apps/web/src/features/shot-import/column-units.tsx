import type { ColumnUnit } from '@trueswing/contracts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { allColumns, kindOfColumn } from './describe-column.ts';
import type { QuestionsProps } from './file-questions.tsx';

/** The units of each kind of columns. */
export const unitChoices = {
  speed: [
    { value: 'mph', label: 'mph' },
    { value: 'km/h', label: 'km/h' },
    { value: 'm/s', label: 'm/s' },
  ],
  distance: [
    { value: 'yd', label: 'Yards' },
    { value: 'm', label: 'Meters' },
    { value: 'ft', label: 'Feet' },
  ],
} as const;

/** Asks for the unit of each column, if the golfer says that they differ. Nothing where one column has the question to itself. */
export function ColumnUnits({ preview, onAnswer, kind }: QuestionsProps & { kind: 'speed' | 'distance' }) {
  const { answers, headings, unitless = [] } = preview;
  const columns = allColumns(preview).filter(
    ({ column, is }) => unitless.includes(column) && kindOfColumn(is) === kind,
  );
  const said = answers.units ?? [];
  const isSaid = columns.some(({ column }) => said.some((one) => one.column === column));
  const [isOpen, setIsOpen] = useState(isSaid);
  if (columns.length < 2) return null;
  if (!isOpen) {
    return (
      <Button kind="quiet" size="small" className="self-start" onClick={() => setIsOpen(true)}>
        {kind === 'speed' ? 'My speeds have different units' : 'My distances have different units'}
      </Button>
    );
  }
  const unitOf = (column: number): ColumnUnit =>
    said.find((one) => one.column === column)?.unit ?? (kind === 'speed' ? answers.speedUnit : answers.distanceUnit);
  const change = (column: number, unit: ColumnUnit) =>
    onAnswer({ ...answers, units: [...said.filter((one) => one.column !== column), { column, unit }] });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {columns.map(({ column }) => (
        <SelectField<ColumnUnit>
          key={column}
          label={`Unit of ${headings[column]}`}
          choices={unitChoices[kind]}
          value={unitOf(column)}
          onChange={(unit) => change(column, unit)}
        />
      ))}
    </div>
  );
}
