import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { shareFile } from '../../../shared/files/share-file.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { sayCameraFailure } from '../camera/camera-failure.ts';
import { sayUnsaved } from '../kept/say-unsaved.ts';
import type { UnsavedSwing } from '../kept/unsaved-swings.ts';
import type { RecorderStatus } from '../recorder/recorder.ts';

/** Why nothing is recorded now, with the next step. What was kept stays. */
export function StoppedCard({ status, onGoOn }: { status: RecorderStatus; onGoOn(): void }) {
  if (status.status === 'paused') {
    return (
      <StopNote
        title="Paused"
        text={
          status.reason === 'hidden'
            ? 'Recording stops while another app or the lock screen is shown. Your swings are safe.'
            : 'A call or another app took the camera. Your swings are safe.'
        }
      >
        <Button kind="flag" className="min-h-14 text-lg" onClick={onGoOn}>
          Go on
        </Button>
      </StopNote>
    );
  }
  if (status.status !== 'failed') return null;
  const { title, message } = sayCameraFailure(status.failure);
  return (
    <StopNote title={title} text={message}>
      <Button kind="flag" onClick={onGoOn}>
        <RotateCcw aria-hidden className="size-5" />
        Try Again
      </Button>
      <ButtonLink to={paths.upload()} className={onNight}>
        Upload a video instead
      </ButtonLink>
    </StopNote>
  );
}

const onNight = 'border-2 border-on-night/60 bg-transparent! text-on-night!';

interface UnsavedCardProps {
  unsaved: readonly UnsavedSwing[];
  isSaving: boolean;
  onTryAgain(): void;
  onDiscard(): void;
}

/** Swings that could not be kept, and what can still be done with them. */
export function UnsavedCard({ unsaved, isSaving, onTryAgain, onDiscard }: UnsavedCardProps) {
  const said = sayUnsaved(unsaved);
  const newest = unsaved.at(-1);
  if (!said || !newest) return null;
  return (
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
        <Button className={onNight} onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </StopNote>
  );
}

function StopNote({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="alert" className="m-auto flex w-full max-w-sm flex-col gap-3 rounded-card bg-night/90 p-5">
      <h2 className="text-xl">{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}
