import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote, Waiting } from '../../../ui/feedback.tsx';
import { landmarksQuery } from '../player/video/landmarks.queries.ts';
import { CorrectionEditor, type CorrectionEditorProps } from './correction-editor.tsx';

/** Loads the stored landmarks, from which the numbers are computed again. */
export default function CorrectionPanel(props: Omit<CorrectionEditorProps, 'mainTrack' | 'secondTrack'>) {
  const { main, second } = props;
  const mainTrack = useQuery(landmarksQuery(main.landmarksUrl ?? ''));
  const secondTrack = useQuery({ ...landmarksQuery(second?.landmarksUrl ?? ''), enabled: second !== null });
  if (mainTrack.error || secondTrack.error) {
    const retry = () => Promise.all([mainTrack.refetch(), second && secondTrack.refetch()]);
    return (
      <ErrorNote action={<Button onClick={() => void retry()}>Try Again</Button>}>
        We could not load the landmarks of this swing.
      </ErrorNote>
    );
  }
  if (!mainTrack.data || (second && !secondTrack.data)) return <Waiting text="Loading your video..." />;
  return <CorrectionEditor {...props} mainTrack={mainTrack.data} secondTrack={secondTrack.data ?? null} />;
}
