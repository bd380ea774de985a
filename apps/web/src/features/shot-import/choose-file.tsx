import { FileSpreadsheet, LoaderCircle } from 'lucide-react';
import { useId } from 'react';
import { buttonClasses } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

interface ChooseFileProps {
  isBusy: boolean;
  onChoose(file: File): void;
}

/** The first step: one file of the launch monitor. */
export function ChooseFile({ isBusy, onChoose }: ChooseFileProps) {
  const id = useId();
  return (
    <Card className="flex flex-col gap-4">
      <p>Export your session in the app of your launch monitor. Then choose the file here.</p>
      <label
        htmlFor={id}
        className={buttonClasses(
          {},
          'min-h-14 cursor-pointer text-lg has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-fairway',
        )}
      >
        {isBusy ? (
          <LoaderCircle aria-hidden className="size-6 animate-spin" />
        ) : (
          <FileSpreadsheet aria-hidden className="size-6" />
        )}
        {isBusy ? 'Reading your file…' : 'Choose a File'}
        <input
          id={id}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,text/csv"
          className="sr-only"
          disabled={isBusy}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onChoose(file);
          }}
        />
      </label>
      <p className="text-sm text-muted">
        CSV or XLSX, up to 10 MB. We know the files of TrackMan, FlightScope, Foresight, Bushnell, Rapsodo, Garmin,
        SkyTrak, Full Swing, Uneekor and Square. For any other file, you tell us what its columns mean.
      </p>
    </Card>
  );
}
