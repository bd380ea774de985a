import { useQuery } from '@tanstack/react-query';
import { errorCatalog, type SwingAnalysis } from '@trueswing/contracts';
import { type ReactNode, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../../shared/api/http-client.ts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { noteFirstResult } from '../../../shared/install/first-result.ts';
import { paths } from '../../../shared/paths.ts';
import { RelativeAge } from '../../../shared/relative-age.tsx';
import { ScreenHeader } from '../../../shared/screen-header.tsx';
import { UploadLink } from '../../../shared/upload-link.tsx';
import { Waiting } from '../../../ui/feedback.tsx';
import { analysisQuery } from '../analyses.queries.ts';
import { clubName } from '../club-name.ts';
import { FailureNote } from '../failure-note.tsx';
import { type FinishedDetails, finishedDetails, stateOf } from '../state-of-analysis.ts';
import { AnalysisReport } from './analysis-report.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { readLinkedFrame } from './read-linked-frame.ts';

interface AnalysisDetailScreenProps {
  /** A button at the top of a finished analysis. */
  actionsOf?(analysis: SwingAnalysis, details: FinishedDetails): ReactNode;
  /** Content below the video of a finished analysis. */
  belowVideoOf?(analysis: SwingAnalysis, details: FinishedDetails): ReactNode;
}

export function AnalysisDetailScreen({ actionsOf, belowVideoOf }: AnalysisDetailScreenProps) {
  const { id = '' } = useParams();
  const { data: analysis, error, refetch } = useQuery(analysisQuery(id));
  const finished = analysis ? finishedDetails(analysis) : null;
  const isFinished = finished !== null;
  useEffect(() => {
    if (isFinished) noteFirstResult();
  }, [isFinished]);
  return (
    <div className="flex flex-col gap-4">
      <ScreenHeader back={{ to: paths.analyses, label: 'Back to Swing Analysis' }}>
        <div className="min-w-0 grow">
          <h1 className="text-xl">Detailed Analysis</h1>
          <p className="min-h-5 text-sm leading-tight text-muted">
            {analysis && (
              <>
                <span className="font-semibold text-ink">{clubName(analysis.clubSelection)}</span>
                {' · '}
                <RelativeAge of={analysis.createdAt} />
              </>
            )}
          </p>
        </div>
        {analysis && finished && actionsOf?.(analysis, finished)}
      </ScreenHeader>
      {!analysis && !error && <DetailSkeleton />}
      {!analysis && error && <LoadFailure error={error} onRetry={refetch} />}
      {analysis && <AnalysisBody analysis={analysis} belowVideo={finished && belowVideoOf?.(analysis, finished)} />}
    </div>
  );
}

function LoadFailure({ error, onRetry }: { error: Error; onRetry(): void }) {
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  return (
    <>
      {isUnknown ? (
        <LoadError error={error} sentence={errorCatalog['analysis-not-found'].message} />
      ) : (
        <LoadError error={error} fallback="We could not load this analysis. Please try again." onRetry={onRetry} />
      )}
      <UploadLink>Upload New Video</UploadLink>
    </>
  );
}

function AnalysisBody({ analysis, belowVideo }: { analysis: SwingAnalysis; belowVideo: ReactNode }) {
  const details = analysis.technicalDetails;
  const [search] = useSearchParams();
  if (stateOf(analysis) === 'in-progress') {
    return (
      <>
        <Waiting text="AI analysis in progress..." />
        <ButtonLink to={paths.analysisLoading(analysis.id)}>View Progress</ButtonLink>
      </>
    );
  }
  if (details && 'error' in details) {
    return (
      <FailureNote code={details.error} message={details.message || errorCatalog['analysis-failed'].message}>
        <ButtonLink to={paths.upload()}>Upload New Video</ButtonLink>
      </FailureNote>
    );
  }
  return (
    <AnalysisReport analysis={analysis} details={details} belowVideo={belowVideo} opensAt={readLinkedFrame(search)} />
  );
}
