import { useState } from 'react';
import { sentenceOf } from '../../../shared/api/http-client.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { TextField } from '../../../ui/field.tsx';
import { sheetErrorsOf, useImport } from './downloads.queries.ts';
import { hasChanges, ImportChanges } from './import-changes.tsx';
import { SheetErrors } from './sheet-errors.tsx';

const steps = [
  'Download the spreadsheet and open it. Each category has a sheet, and each exercise has a row.',
  'Edit cells, add rows at the end, or delete rows. Keep sheet names, headers and ids; leave the id of a new exercise empty.',
  'Choose the edited file below and check it. The check shows what would change, and changes nothing.',
  'Import it. One mistake in the file, and nothing changes. Workouts that golfers have begun go on as they were.',
];

/** Takes an edited spreadsheet: first the check, then the import. */
export function ImportCard() {
  const [file, setFile] = useState<File | null>(null);
  const importing = useImport();
  const { data: changes, error, isPending, variables } = importing;
  const choose = (chosen: File | null) => {
    setFile(chosen);
    importing.reset();
  };
  const send = (isDryRun: boolean) =>
    file && !isPending && importing.mutate({ file, isDryRun, checkedVersion: changes?.version ?? null });
  const mistakes = sheetErrorsOf(error);
  return (
    <Card title="Edit and Re-Import">
      <div className="flex flex-col gap-4">
        <ol className="list-decimal space-y-2 pl-5 marker:font-semibold marker:text-fairway">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <TextField
          label="Edited spreadsheet"
          type="file"
          accept=".xlsx"
          hint="An .xlsx file of at most 5 MB"
          // Chosen again under its name, an edited file would be no change for the browser.
          onClick={(event) => {
            event.currentTarget.value = '';
            choose(null);
          }}
          onChange={(event) => choose(event.target.files?.[0] ?? null)}
        />
        <Button kind="outline" disabled={!file} isBusy={isPending && variables.isDryRun} onClick={() => send(true)}>
          Check File
        </Button>
        {mistakes && <SheetErrors errors={mistakes} />}
        {error && !mistakes && (
          <ErrorNote>{sentenceOf(error, 'The file could not be imported. Please try again.')}</ErrorNote>
        )}
        {changes && <ImportChanges changes={changes} isDryRun={variables?.isDryRun ?? true} />}
        {changes && !changes.applied && hasChanges(changes) && <Button onClick={() => send(false)}>Import Now</Button>}
      </div>
    </Card>
  );
}
