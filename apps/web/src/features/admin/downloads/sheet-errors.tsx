import { maxSheetErrors, type SheetError } from '@trueswing/contracts';
import { ErrorNote } from '../../../ui/feedback.tsx';

/** The mistakes in a spreadsheet, with the place where the program that opens it shows it. */
export function SheetErrors({ errors }: { errors: readonly SheetError[] }) {
  return (
    <ErrorNote>
      <p className="font-semibold">{describeCount(errors.length)} in this file, so nothing changed.</p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
        {errors.map((error) => (
          <li key={`${placeOf(error)} ${error.message}`}>
            {placeOf(error) && <span className="font-semibold">{placeOf(error)}: </span>}
            {error.message}
          </li>
        ))}
      </ul>
      <p className="mt-2">Correct {errors.length === 1 ? 'it' : 'them'}, save, and choose the file again.</p>
    </ErrorNote>
  );
}

function describeCount(count: number): string {
  if (count === 1) return 'There is 1 mistake';
  return count < maxSheetErrors ? `There are ${count} mistakes` : `These are the first ${count} mistakes`;
}

const placeOf = ({ sheet, row, column }: SheetError): string =>
  [sheet, row !== null && `row ${row}`, column].filter(Boolean).join(', ');
