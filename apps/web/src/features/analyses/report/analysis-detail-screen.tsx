import { useQuery } from '@tanstack/react-query';
import { errorCatalog, type SwingAnalysis } from '@trueswing/contracts';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { ApiError, isAnalysisNotFound } from '../../../shared/api/http-client.ts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { noteFirstResult } from '../../../shared/install/first-result.ts';
import { paths } from '../../../shared/paths.ts';
import { UploadLink } from '../../../shared/upload-link.tsx';
import { Waiting } from '../../../ui/feedback.tsx';
import { analysisQuery } from '../analyses.queries.ts';
import { FailureNote } from '../failure-note.tsx';
import { type FinishedDetails, finishedDetails, stateOf } from '../state-of-analysis.ts';
import { AnalysisReport } from './analysis-report.tsx';
import { DetailHeader } from './detail-header.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { readLinkedFrame } from './read-linked-frame.ts';
import { useRequestedStage } from './use-requested-stage.ts';

interface AnalysisDetailScreenProps {
  /** A button at the top of a finished analysis. */
  actionsOf?(analysis: SwingAnalysis, details: FinishedDetails): ReactNode;
  /** Content below the video of a finished analysis. */
  belowVideoOf?(analysis: SwingAnalysis, details: FinishedDetails): ReactNode;
}

export function AnalysisDetailScreen({ actionsOf, belowVideoOf }: AnalysisDetailScreenProps) {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(analysisQuery(id));
  useRequestedStage(data);
  // Rendered in slices: in one piece the report occupies a slow phone for half a second.
  const deferred = useDeferredValue(data);
  // Not the report of the analysis before, which it still is when the address changes.
  const isOpen = deferred?.id === id && !isAnalysisNotFound(error);
  const analysis = isOpen ? deferred : undefined;
  // Deleted on another device, it is not shown any longer.
  const failure = data && !isAnalysisNotFound(error) ? null : error;
  const finished = analysis ? finishedDetails(analysis) : null;
  const isFinished = finished !== null;
  useEffect(() => {
    if (isFinished) noteFirstResult();
  }, [isFinished]);
  return (
    <div className="flex flex-col gap-4">
      <DetailHeader analysis={analysis}>{analysis && finished && actionsOf?.(analysis, finished)}</DetailHeader>
      {!analysis && !failure && <DetailSkeleton />}
      {failure && <LoadFailure error={failure} onRetry={refetch} />}
      {analysis && <AnalysisBody analysis={analysis} belowVideo={finished && belowVideoOf?.(analysis, finished)} />}
    </div>
  );
}

function LoadFailure({ error, onRetry }: { error: Error; onRetry(): void }) {
  const isUnknown = isAnalysisNotFound(error) || (error instanceof ApiError && error.status === 400);
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
        <UploadLink club={analysis.clubSelection}>Upload New Video</UploadLink>
      </FailureNote>
    );
  }
  return (
    <AnalysisReport
      analysis={analysis}
      details={details}
      belowVideo={belowVideo}
      opensAt={readLinkedFrame(search, finishedDetails(analysis))}
    />
  );
}
