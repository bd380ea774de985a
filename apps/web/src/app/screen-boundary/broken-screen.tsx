import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';
import { ReportId } from '../../ui/report-id.tsx';
import type { ScreenBreak } from './describe-break.ts';

export function BrokenScreen({ screenBreak, onRetry }: { screenBreak: ScreenBreak; onRetry: () => void }) {
  const { id, report, isMissingPart } = screenBreak;
  return (
    <div className="mx-auto flex max-w-column flex-col gap-4 px-1 py-6">
      <h1 className="text-2xl">This screen could not be shown</h1>
      <ErrorNote action={<ReportId id={id} report={report} />}>
        {isMissingPart
          ? 'A part of it did not load. Please try again.'
          : 'Something went wrong. Please try again. If it happens again, send us the report id.'}
      </ErrorNote>
      {/* A browser requests a failed module only once per page load. */}
      <Button onClick={isMissingPart ? () => window.location.reload() : onRetry}>Try Again</Button>
      <ButtonLink to={paths.home} kind="outline">
        Home
      </ButtonLink>
    </div>
  );
}
