import type { ListedSwing } from '@trueswing/contracts';
import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { RelativeAge } from '../../../shared/relative-age.tsx';
import { UploadLink } from '../../../shared/upload-link.tsx';
import { AnalysisState } from '../analysis-state.tsx';
import { clubName } from '../club-name.ts';
import { stateOf } from '../state-of-analysis.ts';
import { latestPictureRatio, latestShown } from './latest-shown.ts';
import { ListedPicture } from './listed-picture.tsx';
import { StepInReport, StepSkeleton } from './step-stand-ins.tsx';

/** The rules that judge a swing come with it, and home does not wait for them. */
const NextStep = lazy(() => import('./next-step.tsx').catch(() => ({ default: StepInReport })));

/** The newest swing that says something, and what became of a newer one. Home leads with it. */
export default function LatestAnalysisCard({ analyses }: { analyses: readonly ListedSwing[] }) {
  const [newest] = analyses;
  const shown = latestShown(analyses);
  if (!newest || !shown) return null;
  const state = stateOf(shown);
  return (
    <section className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-card">
      <h2 className="text-lg leading-tight">Latest Analysis Results</h2>
      {/* The step comes later than the card, and takes up to five lines. */}
      <div className={`flex gap-4 ${state === 'complete' ? 'min-h-41' : 'min-h-36'}`}>
        <ListedPicture
          analysis={shown}
          alt="Your swing at impact, face-on"
          ratio={latestPictureRatio}
          className="h-36 w-26"
        />
        <div className="flex min-w-0 grow flex-col items-start gap-1.5">
          <p className="text-sm text-muted">
            {clubName(shown.clubSelection)} · <RelativeAge of={shown.createdAt} />
          </p>
          {state === 'complete' ? (
            <>
              <h3 className="eyebrow mt-1 text-fairway">Your next step</h3>
              <Suspense fallback={<StepSkeleton />}>
                <NextStep swing={shown} />
              </Suspense>
            </>
          ) : (
            <AnalysisState analysis={shown} />
          )}
          {state === 'failed' && <p>Unable to analyze video. Please try uploading again.</p>}
        </div>
      </div>
      {shown !== newest && <NewestNote newest={newest} />}
      {state === 'complete' && <ButtonLink to={paths.analyses}>View Full Analysis</ButtonLink>}
      {state === 'in-progress' && <ButtonLink to={paths.analysisLoading(shown.id)}>View Progress</ButtonLink>}
      {/* A failed analysis returned its upload, but another one may have used it, also one that is deleted. */}
      {state === 'failed' && <UploadLink club={shown.clubSelection}>Film Again</UploadLink>}
    </section>
  );
}

/** Reports what became of a swing after the one that is shown. */
function NewestNote({ newest }: { newest: ListedSwing }) {
  const hasFailed = stateOf(newest) === 'failed';
  return (
    <p className="flex items-center justify-between gap-3 text-sm">
      <span>{hasFailed ? 'Your newest swing could not be analyzed.' : 'Your newest swing is being analyzed.'}</span>
      <ButtonLink
        to={hasFailed ? paths.analysis(newest.id) : paths.analysisLoading(newest.id)}
        kind="outline"
        size="small"
        className="shrink-0"
      >
        {hasFailed ? 'See Why' : 'View Progress'}
      </ButtonLink>
    </p>
  );
}
