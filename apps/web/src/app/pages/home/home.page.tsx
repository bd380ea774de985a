import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { analysesQuery } from '../../../features/analyses/analyses.queries.ts';
import { LatestAnalysisCard } from '../../../features/analyses/list/latest-analysis-card.tsx';
import { VideoUploadsSection } from '../../../features/uploads/video-uploads-section.tsx';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { uploadStatusQuery } from '../../../shared/upload-status.queries.ts';
import { Contours } from '../../../ui/pictures/contours.tsx';
import { Skeleton, SkeletonCard } from '../../../ui/skeleton.tsx';
import { isChecklistDismissed, rememberDismissal } from './checklist-dismissal.ts';
import { MonthlyPointsCard } from './monthly-points-card.tsx';
import { TodaysWorkoutBanner } from './todays-workout-banner.tsx';
import { WelcomeChecklist } from './welcome-checklist.tsx';

const WeekStreakCard = lazy(() => import('../../../features/streak/card/week-streak-card.tsx'));

export default function HomePage() {
  const { firstName } = useUser();
  const { data: analyses, error, refetch } = useQuery(analysesQuery);
  usePrefetchQuery(uploadStatusQuery);
  const [isDismissed, setIsDismissed] = useState(isChecklistDismissed);
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = analyses?.[0];
  const [greeting, tagline] = latest
    ? ['Welcome back,', 'Ready to Move Better and Play Longer?']
    : ["Let's get started,", 'Your Golf Fitness Journey Begins Here!'];
  const isKnown = Boolean(analyses || error);

  const dismiss = () => {
    rememberDismissal();
    setIsDismissed(true);
    heading.current?.focus();
  };

  return (
    <div className="flex flex-col gap-5">
      <header className="relative -mx-4 -mt-3 overflow-hidden bg-turf px-5 pt-8 pb-20 text-on-turf">
        <Contours />
        {/* Until the analyses are loaded the greeting is empty but has its height, so that neither text nor layout changes. */}
        <h1 ref={heading} tabIndex={-1} className="relative min-h-[2.3em] text-3xl break-words outline-none">
          {isKnown ? (
            <>
              {greeting} <span className="block">{firstName}</span>
            </>
          ) : (
            <span className="sr-only">Home</span>
          )}
        </h1>
        <p className="relative mt-2 min-h-[1.45em]">{isKnown && tagline}</p>
      </header>
      <div className="relative -mt-16 flex flex-col gap-5">
        {analyses?.length === 0 && !isDismissed && <WelcomeChecklist onDismiss={dismiss} />}
        {isKnown ? (
          <>
            {/* Until its script is loaded, its height. */}
            <Suspense fallback={<Skeleton className="h-[10.4rem] rounded-card!" />}>
              <WeekStreakCard />
            </Suspense>
            <MonthlyPointsCard />
            <TodaysWorkoutBanner />
            <ButtonLink to={paths.exercises} kind="outline">
              Exercise Library
            </ButtonLink>
            <VideoUploadsSection />
          </>
        ) : (
          <>
            <SkeletonCard label="Loading your day" lines={1} />
            <SkeletonCard label="Loading your uploads" lines={2} />
            <SkeletonCard label="Loading your latest analysis" lines={5} />
          </>
        )}
        {latest && <LatestAnalysisCard analysis={latest} />}
        {error && !analyses && (
          <LoadError
            error={error}
            sentence="Failed to load swing analyses. Please try again."
            onRetry={() => refetch()}
          />
        )}
      </div>
    </div>
  );
}
