import { errorCatalog, type ShownFailureCode, type TechnicalDetails } from '@trueswing/contracts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
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
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl">Analysis Failed</h1>
      <p role="alert">We couldn't process your swing video. This might be due to video quality or processing issues.</p>
      {failure ? (
        <FailureNote code={failure.error} message={reasonOf(failure)}>
          {failure.error !== 'analysis-unreadable' && <p>You have your upload back. It does not count against your plan.</p>}
          <NextSteps id={id} />
        </FailureNote>
      ) : (
        <>
          {error && <LoadError error={error} fallback="We could not see how far your analysis is." />}
          {!hasFailed && <p>Nothing has happened for a minute. If your analysis still finishes, it opens here.</p>}
          <NextSteps id={hasFailed ? null : id} />
        </>
      )}
    </div>
  );
}

/** null if the cause is unknown: then the sentence above is all that there is to say. */
const reasonOf = ({ error, message }: { error: ShownFailureCode; message: string }): string | null =>
  error === 'analysis-failed' ? null : message || errorCatalog[error].message;

/** With the id of an analysis that is there: it has its report, or its failure. */
function NextSteps({ id }: { id: string | null }) {
  return (
    <div className="flex flex-col gap-3">
      <ButtonLink to={paths.upload()}>Try Again</ButtonLink>
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
