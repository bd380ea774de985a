import { SwingsScreen } from '../../../features/record/swings/swings-screen.tsx';
import { usePoseTracker } from '../../../features/uploads/first-look/use-pose-tracker.ts';
import { useUploadManager } from '../../../features/uploads/transfer/upload-manager.tsx';
import { LoadQuestion } from '../../../shared/pose-model/load-question.tsx';
import { InfoNote } from '../../../ui/feedback.tsx';
import { AnalyzeSwing } from './analyze-swing.tsx';
import { SwingLookView } from './swing-look-view.tsx';

/** The recorded swings with their first looks, and the way of one to the upload. */
export default function RecordedSwingsPage() {
  // An upload that was interrupted may wait for the network for long, and needs nothing of the device.
  const isSending = useUploadManager().transfer.state === 'sending';
  const access = usePoseTracker(isSending);
  return (
    <SwingsScreen
      note={
        access?.isAsking && (
          <InfoNote>
            <LoadQuestion
              why="See a first look at each swing."
              action="Take a First Look"
              className="mt-2"
              onLoad={access.load}
            />
          </InfoNote>
        )
      }
      lookOf={(swing, turn, on) => (
        <SwingLookView swing={swing} access={access} isSending={isSending} turn={turn} {...on} />
      )}
      analyzeOf={(swing) => <AnalyzeSwing swing={swing} />}
    />
  );
}
