import type { SwingAnalysis } from '@trueswing/contracts';
import { useFilmControl } from '../../../features/analyses/player/film-control.tsx';
import { nameMoment } from '../../../features/analyses/player/name-moment.ts';
import { AnalysisDetailScreen } from '../../../features/analyses/report/analysis-detail-screen.tsx';
import type { FinishedDetails } from '../../../features/analyses/state-of-analysis.ts';
import { CoachComments } from '../../../features/shares/comments/coach-comments.tsx';
import { ShareButton } from '../../../features/shares/share-button.tsx';

/** What makes the files loads when one is asked for. */
const fileMakers = () => import('../../../features/analyses/summary/make-files.ts');

/** An analysis with the ways to share it, and what coaches wrote about it. */
export default function AnalysisDetailPage() {
  return (
    <AnalysisDetailScreen
      actionsOf={(analysis, details) => (
        <ShareButton
          analysisId={analysis.id}
          makePicture={async () => (await fileMakers()).makePicture(analysis, details)}
          makePdf={async () => (await fileMakers()).makePdf(analysis, details)}
        />
      )}
      belowFilmOf={(analysis, details) => <FilmComments analysis={analysis} details={details} />}
    />
  );
}

/** The comments of coaches, at their moments of the film. */
function FilmComments({ analysis, details }: { analysis: SwingAnalysis; details: FinishedDetails }) {
  const film = useFilmControl();
  return (
    <CoachComments
      analysisId={analysis.id}
      momentOf={(comment) => nameMoment(details, comment)}
      onShow={({ timeS, view }) => film.showTime(timeS, view)}
    />
  );
}
