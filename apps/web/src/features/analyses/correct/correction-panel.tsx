import { useQuery } from '@tanstack/react-query';
import type { SwingAnalysis } from '@trueswing/contracts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote, Waiting } from '../../../ui/feedback.tsx';
import { landmarksQuery } from '../player/film/landmarks.queries.ts';
import type { SwingFilm } from '../player/film/swing-film.ts';
import type { FinishedDetails } from '../state-of-analysis.ts';
import { CorrectionEditor } from './correction-editor.tsx';

export interface CorrectionPanelProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
  /** The face-on film. */
  main: SwingFilm;
  /** The down-the-line film. */
  second: SwingFilm | null;
  onDone(): void;
}

/** Loads the stored landmarks, from which the numbers are computed again. */
export default function CorrectionPanel(props: CorrectionPanelProps) {
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
  if (!mainTrack.data || (second && !secondTrack.data)) return <Waiting text="Loading your film..." />;
  return <CorrectionEditor {...props} mainTrack={mainTrack.data} secondTrack={secondTrack.data ?? null} />;
}
