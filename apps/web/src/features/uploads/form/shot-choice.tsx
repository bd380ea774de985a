import { useQuery } from '@tanstack/react-query';
import { type LoggedShot, launchMonitorFields, type ShotField, type UploadClub } from '@trueswing/contracts';
import { FileSpreadsheet } from 'lucide-react';
import { useRef, useState } from 'react';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { clubNames } from '../../../shared/club-names.ts';
import { describeShot } from '../../../shared/describe-shot.ts';
import { shotImportFrom, shotPaths } from '../../../shared/shot-paths.ts';
import { loggedShotsQuery } from '../../../shared/shots.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { Waiting } from '../../../ui/feedback.tsx';
import { formatRecent } from '../../../ui/format-date.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { emptyNumbers } from '../upload-fields.ts';
import { numberFieldsOf } from './number-places.ts';

interface ShotChoiceProps {
  club: UploadClub;
  /** When the swing was filmed, as far as the file says it: the shots near it come first. */
  filmedAt: number | null;
  /** A shot fills the numbers now. */
  isChosen: boolean;
  /** Gets the numbers, and the id of the shot: both empty for none. */
  onChoose(numbers: Record<ShotField, string>, shotId: string): void;
}

/** Fills the numbers of the form with those of an imported shot. */
export function ShotChoice({ club, filmedAt, isChosen, onChoose }: ShotChoiceProps) {
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const clear = () => {
    onChoose(emptyNumbers, '');
    // The button that had the focus goes.
    opener.current?.focus();
  };
  return (
    <>
      <Button ref={opener} kind="outline" className="mb-4 w-full" onClick={() => setIsOpen(true)}>
        <FileSpreadsheet aria-hidden className="size-5" /> From a launch-monitor file
      </Button>
      {isChosen && (
        <Button kind="quiet" size="small" className="mb-4" onClick={clear}>
          Clear numbers
        </Button>
      )}
      <Dialog
        title="Which shot was it?"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        description={
          filmedAt === null ? 'Your newest shots come first.' : 'The shots nearest to your video come first.'
        }
        actions={
          <ButtonLink to={`${shotPaths.shotImport}?${shotImportFrom.name}=${shotImportFrom.upload}`} kind="outline">
            Import a File
          </ButtonLink>
        }
      >
        {isOpen && (
          <ShotList
            club={club}
            near={filmedAt === null ? undefined : new Date(filmedAt).toISOString()}
            onChoose={(shot) => {
              onChoose(toFields(shot, club), shot.id);
              setIsOpen(false);
            }}
          />
        )}
      </Dialog>
    </>
  );
}

interface ShotListProps {
  club: UploadClub;
  near: string | undefined;
  onChoose(shot: LoggedShot): void;
}

function ShotList({ club, near, onChoose }: ShotListProps) {
  const { data: shots, error, refetch } = useQuery(loggedShotsQuery(club, near));
  const nowMs = useNow(60_000);
  if (error && !shots) {
    const fallback = 'We could not load your shots. Please try again.';
    return <LoadError error={error} fallback={fallback} onRetry={() => void refetch()} />;
  }
  if (!shots) return <Waiting text="Loading your shots..." />;
  if (shots.length === 0) return <p>You have no shots with your {clubNames[club]} yet. Import a file first.</p>;
  return (
    <>
      {shots.some(({ hasTime }) => hasTime === false) && (
        <p className="mb-2 text-sm text-muted">Shots without a time are in the order of your file.</p>
      )}
      <ul className="-mx-2 flex max-h-[50vh] flex-col overflow-y-auto">
        {shots.map((shot) => (
          <li key={shot.id}>
            <button
              type="button"
              className="flex min-h-tap w-full items-center justify-between gap-3 rounded-control px-2 py-2 text-left hover:bg-fairway-tint"
              onClick={() => onChoose(shot)}
            >
              <span className="text-sm text-muted">
                {shot.hasTime === false ? 'No time' : formatRecent(Date.parse(shot.hitAt), nowMs)}
              </span>
              <span className="text-right font-semibold tabular-nums">{describeShot(shot)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The numbers as the form has them. One beyond the form's bounds stays empty: the golfer would have to delete it. */
export function toFields(shot: LoggedShot, club: UploadClub): Record<ShotField, string> {
  const entries = (Object.keys(launchMonitorFields) as ShotField[]).map((field) => {
    const { min, max, digits } = launchMonitorFields[field];
    const value = shot[field];
    const isAsked = numberFieldsOf(club).includes(field);
    return [
      field,
      isAsked && value !== null && value >= min && value <= max ? String(Number(value.toFixed(digits))) : '',
    ];
  });
  return Object.fromEntries(entries) as Record<ShotField, string>;
}
