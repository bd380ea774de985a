import type { SwingAnalysis } from '@trueswing/contracts';
import { useFilmControl } from '../../../features/analyses/player/film-control.tsx';
import { nameMoment } from '../../../features/analyses/player/name-moment.ts';
import { AnalysisDetailScreen } from '../../../features/analyses/report/analysis-detail-screen.tsx';
import type { FinishedDetails } from '../../../features/analyses/state-of-analysis.ts';
import { useStature } from '../../../features/analyses/tabs/body/use-stature.ts';
import { useNewestCheck } from '../../../features/analyses/verdict/use-newest-check.ts';
import { CoachComments } from '../../../features/shares/comments/coach-comments.tsx';
import { ShareButton } from '../../../features/shares/share-button.tsx';

/** Loads the code that makes the files when one is asked for. */
const fileMakers = () => import('../../../features/analyses/summary/make-files.ts');

/** An analysis with the ways to share it, and what coaches wrote about it. */
export default function AnalysisDetailPage() {
  return (
    <AnalysisDetailScreen
      actionsOf={(analysis, details) => <ShareFilm analysis={analysis} details={details} />}
      belowFilmOf={(analysis, details) => <FilmComments analysis={analysis} details={details} />}
    />
  );
}

interface FilmPartProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
}

function ShareFilm({ analysis, details }: FilmPartProps) {
  const { stature } = useStature(analysis.userId);
  const check = useNewestCheck(analysis);
  return (
    <ShareButton
      analysisId={analysis.id}
      makePicture={async () => (await fileMakers()).makePicture(analysis, details, stature, check)}
      makePdf={async () => (await fileMakers()).makePdf(analysis, details, stature, check)}
    />
  );
}

/** The comments of coaches, at their moments of the film. */
function FilmComments({ analysis, details }: FilmPartProps) {
  const film = useFilmControl();
  return (
    <CoachComments
      analysisId={analysis.id}
      momentOf={(comment) => nameMoment(details, comment)}
      onShow={({ timeS, view }) => film.showTime(timeS, view)}
    />
  );
}
