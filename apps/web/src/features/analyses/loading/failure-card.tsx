import { errorCatalog, type ShownFailureCode, type TechnicalDetails } from '@trueswing/contracts';
import type { ReactNode } from 'react';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useIsUploadSpent } from '../../../shared/session/use-plan.ts';
import { UploadLink } from '../../../shared/upload-link.tsx';
import { FailureNote } from '../failure-note.tsx';

interface FailureCardProps {
  id: string;
  details: TechnicalDetails | null;
  /** Why the last status call failed. */
  error: Error | null;
  /** Whether the server says that it failed; otherwise nothing has moved for too long. */
  hasFailed: boolean;
}

/** Shows what went wrong, what became of the upload, and the way to another video. */
export function FailureCard({ id, details, error, hasFailed }: FailureCardProps) {
  const failure = details && 'error' in details ? details : null;
  const isReturned = failure !== null && failure.error !== 'analysis-unreadable';
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Analysis Failed</h1>
      <p role="alert">We couldn't process your swing video. This might be due to video quality or processing issues.</p>
      {failure ? (
        <FailureNote code={failure.error} message={reasonOf(failure)}>
          {isReturned && <p>You have your upload back. This video does not count against your plan.</p>}
          <NextSteps id={id} again={isReturned ? toForm : <UploadLink>Try Again</UploadLink>} />
        </FailureNote>
      ) : (
        <>
          {error && <LoadError error={error} fallback="We could not see how far your analysis is." />}
          {!hasFailed && <p>Nothing has happened for a minute. If your analysis still finishes, it opens here.</p>}
          {hasFailed ? (
            <NextSteps id={null} again={<UploadLink>Try Again</UploadLink>} />
          ) : (
            <NextSteps id={id} again={<WhileItMayFinish />} />
          )}
        </>
      )}
    </div>
  );
}

/** null if the cause is unknown: then the sentence above is all that there is to say. */
const reasonOf = ({ error, message }: { error: ShownFailureCode; message: string }): string | null =>
  error === 'analysis-failed' ? null : message || errorCatalog[error].message;

/** Not to the plans while the golfer is loaded without the upload, which an event returns: without one the form refuses. */
const toForm = <ButtonLink to={paths.upload()}>Try Again</ButtonLink>;

/** An analysis that may still finish keeps its upload. Where that was the last one, the form would refuse. */
function WhileItMayFinish() {
  if (!useIsUploadSpent()) return toForm;
  return <p>Your upload is in use until then. You get it back if the analysis fails.</p>;
}

interface NextStepsProps {
  /** Id of an analysis that is there: it has its report, or its failure. */
  id: string | null;
  again: ReactNode;
}

function NextSteps({ id, again }: NextStepsProps) {
  return (
    <div className="flex flex-col gap-3">
      {again}
      {id && (
        <ButtonLink to={paths.analysis(id)} kind="outline">
          View Analysis Results
        </ButtonLink>
      )}
      <ButtonLink to={paths.home} kind="quiet">
        Back to Home
      </ButtonLink>
    </div>
  );
}
