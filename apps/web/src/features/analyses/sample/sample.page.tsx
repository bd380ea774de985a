import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../shared/paths.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { UserContext } from '../../../shared/session/use-user.ts';
import { UploadLink } from '../../../shared/upload-link.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { clubName } from '../club-name.ts';
import { AnalysisReport } from '../report/analysis-report.tsx';
import { finishedDetails } from '../state-of-analysis.ts';
import { readSampleAnalysis } from './sample-analysis.ts';
import { SampleHeader, SampleTitle } from './sample-header.tsx';

/** A finished report for anyone, without an account and without an upload. */
export default function SamplePage() {
  const [analysis] = useState(readSampleAnalysis);
  return (
    <div className="mx-auto flex min-h-dvh w-full max-w-column flex-col bg-paper">
      <SampleHeader />
      <main className="flex grow flex-col gap-4 px-4 pt-2.5 pb-6">
        <SampleTitle club={clubName(analysis.clubSelection)} />
        <AnalysisReport
          analysis={analysis}
          details={finishedDetails(analysis)}
          reader="guest"
          below={
            <p className="text-center text-sm text-muted">
              This golfer is a computer drawing. The numbers are a real analysis of the two videos.
            </p>
          }
        />
      </main>
      <div className="sticky bottom-0 z-30 flex flex-col border-t border-line bg-paper px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        <NextStep />
      </div>
    </div>
  );
}

/** To the upload or the plans, or for a visitor to the sign-in: a URL of the server, so no link of the router. */
function NextStep() {
  const { data: user } = useQuery(currentUserQuery);
  const text = 'Analyze your own swing';
  if (user)
    return (
      <UserContext value={user}>
        <UploadLink kind="outline">{text}</UploadLink>
      </UserContext>
    );
  return (
    <a href={paths.login} className={buttonClasses({ kind: 'outline' })}>
      {text}
    </a>
  );
}
