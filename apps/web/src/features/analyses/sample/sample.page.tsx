import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../shared/paths.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { UserContext } from '../../../shared/session/use-user.ts';
import { UploadLink } from '../../../shared/upload-link.tsx';
import { buttonClasses } from '../../../ui/button.tsx';
import { Logo } from '../../../ui/pictures/logo.tsx';
import { clubName } from '../club-name.ts';
import { AnalysisReport } from '../report/analysis-report.tsx';
import { finishedDetails } from '../state-of-analysis.ts';
import { readSampleAnalysis } from './sample-analysis.ts';

/** A finished report for anyone, without an account and without an upload. */
export default function SamplePage() {
  const [analysis] = useState(readSampleAnalysis);
  return (
    <div className="mx-auto min-h-dvh w-full max-w-column bg-paper">
      <header className="flex items-center justify-between bg-turf px-4 pt-[env(safe-area-inset-top)] text-on-turf">
        <Link to={paths.home} aria-label="TrueSwing, home" className="-ml-2 inline-flex min-h-16 items-center px-2">
          <Logo />
        </Link>
        <span className="eyebrow text-flag">Sample</span>
      </header>
      <main className="flex flex-col gap-4 px-4 pt-2.5 pb-6">
        <header className="flex items-baseline justify-between gap-3">
          <h1 className="text-xl">A Sample Analysis</h1>
          <p className="text-sm font-semibold">{clubName(analysis.clubSelection)}</p>
        </header>
        <AnalysisReport analysis={analysis} details={finishedDetails(analysis)} reader="guest" />
        <p className="text-center text-sm text-muted">
          This golfer is a computer drawing. The numbers are a real analysis of the two videos.
        </p>
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
