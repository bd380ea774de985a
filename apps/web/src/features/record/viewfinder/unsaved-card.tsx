import { useState } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { shareFile } from '../../../shared/files/share-file.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { askToDiscard, type SaidUnsaved } from '../kept/say-unsaved.ts';
import type { UnsavedSwing } from '../kept/unsaved-swings.ts';
import { onNight, StopNote } from './stop-note.tsx';

interface UnsavedCardProps {
  unsaved: readonly UnsavedSwing[];
  /** Null while all are saved. */
  said: SaidUnsaved | null;
  isSaving: boolean;
  onTryAgain(): void;
  onDiscard(): void;
}

/** Swings that could not be kept, and what can still be done with them. */
export function UnsavedCard({ unsaved, said, isSaving, onTryAgain, onDiscard }: UnsavedCardProps) {
  const [isAsking, setIsAsking] = useState(false);
  const newest = unsaved.at(-1);
  if (!said || !newest) return null;
  const close = () => setIsAsking(false);
  return (
    <>
      <StopNote title={said.title} text={said.text}>
        <div className="grid grid-cols-2 gap-3">
          <Button kind="flag" isBusy={isSaving} onClick={onTryAgain}>
            Try Again
          </Button>
          <Button className={onNight} onClick={() => void shareFile(newest.swing.file)}>
            Share
          </Button>
          <ButtonLink to={paths.recordedSwings} className={onNight}>
            See your swings
          </ButtonLink>
          <Button className={onNight} onClick={() => setIsAsking(true)}>
            Discard
          </Button>
        </div>
      </StopNote>
      <Dialog
        {...askToDiscard(unsaved.length)}
        isOpen={isAsking}
        onClose={close}
        actions={
          <>
            <Button
              onClick={() => {
                close();
                onDiscard();
              }}
            >
              Discard
            </Button>
            <Button kind="outline" onClick={close}>
              Not Now
            </Button>
          </>
        }
      />
    </>
  );
}
