import type { SheetError } from '@trueswing/contracts';
import { ErrorNote } from '../../../ui/feedback.tsx';

/** Every mistake in a spreadsheet, with the place where the program that opens it shows it. */
export function SheetErrors({ errors }: { errors: readonly SheetError[] }) {
  return (
    <ErrorNote>
      <p className="font-semibold">
        {errors.length === 1 ? 'There is 1 mistake' : `There are ${errors.length} mistakes`} in this file, so nothing
        changed.
      </p>
      <ul className="mt-2 list-disc space-y-1 pl-5 text-sm">
        {errors.map((error) => (
          <li key={`${placeOf(error)} ${error.message}`}>
            <span className="font-semibold">{placeOf(error)}:</span> {error.message}
          </li>
        ))}
      </ul>
    </ErrorNote>
  );
}

const placeOf = ({ sheet, row, column }: SheetError): string =>
  [sheet, row !== null && `row ${row}`, column].filter(Boolean).join(', ');
