import type { SwingAnalysis } from '@trueswing/contracts';
import { nameMoment } from '../../../features/analyses/player/name-moment.ts';
import { useVideoControl } from '../../../features/analyses/player/video-control.tsx';
import { AnalysisDetailScreen } from '../../../features/analyses/report/analysis-detail-screen.tsx';
import type { FinishedDetails } from '../../../features/analyses/state-of-analysis.ts';
import { useKnownBody } from '../../../features/analyses/verdict/use-known-body.ts';
import { CoachComments } from '../../../features/shares/comments/coach-comments.tsx';
import { ShareButton } from '../../../features/shares/share-button.tsx';
import { useStature } from '../../../shared/session/use-stature.ts';
import { useRefreshWhenAnalyzed } from '../../../shared/use-refresh-when-analyzed.ts';

/** Loads the code that makes the files when one is asked for. */
const fileMakers = () => import('../../../features/analyses/summary/make-files.ts');

/** An analysis with the ways to share it, and what coaches wrote about it. */
export default function AnalysisDetailPage() {
  useRefreshWhenAnalyzed();
  return (
    <AnalysisDetailScreen
      actionsOf={(analysis, details) => <ShareVideo analysis={analysis} details={details} />}
      belowVideoOf={(analysis, details) => <VideoComments analysis={analysis} details={details} />}
    />
  );
}

interface VideoPartProps {
  analysis: SwingAnalysis;
  details: FinishedDetails;
}

function ShareVideo({ analysis, details }: VideoPartProps) {
  const { stature } = useStature(analysis.userId);
  const check = useKnownBody(analysis);
  return (
    <ShareButton
      analysisId={analysis.id}
      makePicture={async () => (await fileMakers()).makePicture(analysis, details, stature, check)}
      makePdf={async () => (await fileMakers()).makePdf(analysis, details, stature, check)}
    />
  );
}

/** The comments of coaches, at their moments of the video. */
function VideoComments({ analysis, details }: VideoPartProps) {
  const video = useVideoControl();
  return (
    <CoachComments
      analysisId={analysis.id}
      momentOf={(comment) => nameMoment(details, comment)}
      onShow={({ timeS, view }) => video.showTime(timeS, view)}
    />
  );
}
