import { RotateCcw } from 'lucide-react';
import { UploadLink } from '../../../shared/upload-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { sayCameraFailure } from '../camera/camera-failure.ts';
import type { RecorderStatus } from '../recorder/recorder.ts';
import { onNight, StopNote } from './stop-note.tsx';

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
      <UploadLink className={onNight}>Upload a video instead</UploadLink>
    </StopNote>
  );
}
