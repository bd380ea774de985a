import { readReachable } from '../../shared/api/reachability.ts';
import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';
import { ReportId } from '../../ui/report-id.tsx';
import { readOwner } from '../kept-data/kept-owner.ts';
import type { ScreenBreak } from './describe-break.ts';

export function BrokenScreen({ screenBreak, onRetry }: { screenBreak: ScreenBreak; onRetry: () => void }) {
  const { id, report, isMissingPart } = screenBreak;
  // Its code is not kept on the device where it would have nothing to show.
  const needsNetwork = isMissingPart && !(navigator.onLine && readReachable());
  const owner = readOwner();
  const isKept = owner !== null && owner !== 'ended';
  return (
    <div className="mx-auto flex max-w-column flex-col gap-4 px-1 py-6">
      <h1 className="text-2xl">{needsNetwork ? 'This screen needs a network' : 'This screen could not be shown'}</h1>
      {needsNetwork ? (
        <p>{isKept ? 'What you opened last is on your phone.' : 'Connect your phone. Then try again.'}</p>
      ) : (
        <ErrorNote action={<ReportId id={id} report={report} />}>
          {isMissingPart
            ? 'A part of it did not load. Please try again.'
            : 'Something went wrong. Please try again. If it happens again, send us the report id.'}
        </ErrorNote>
      )}
      {/* A browser requests a failed module only once per page load. */}
      <Button onClick={isMissingPart ? () => window.location.reload() : onRetry}>Try Again</Button>
      <ButtonLink to={needsNetwork && isKept ? paths.dailyWorkout : paths.home} kind="outline">
        {needsNetwork && isKept ? "Today's Workout" : 'Home'}
      </ButtonLink>
    </div>
  );
}
