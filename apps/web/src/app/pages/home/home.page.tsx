import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { analysesQuery } from '../../../features/analyses/analyses.queries.ts';
import { stateOf } from '../../../features/analyses/state-of-analysis.ts';
import { useRefreshWhenFinished } from '../../../features/analyses/use-refresh-when-finished.ts';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { LoadedPart, partOf } from '../../../shared/loaded-part.tsx';
import { paths } from '../../../shared/paths.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { uploadStatusQuery } from '../../../shared/upload-status.queries.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { optionalPart } from '../../optional-part.ts';
import { isChecklistDismissed, rememberDismissal } from './checklist-dismissal.ts';
import { HomeHero, HomeSkeleton } from './home-skeleton.tsx';
import { MonthlyPointsCard } from './monthly-points-card.tsx';
import { TodaysWorkoutBanner } from './todays-workout-banner.tsx';

const cards = () => import('./home-cards.ts');
const latestAnalysisCard = partOf(async () => ({ default: (await cards()).LatestAnalysisCard }));
const NextSwingCard = lazy(() => import('../../../features/analyses/next-swing/next-swing-card.tsx'));
const videoUploadsSection = partOf(() => import('../../../features/uploads/video-uploads-section.tsx'));
const welcomeChecklist = partOf(async () => ({ default: (await cards()).WelcomeChecklist }));
const InstallHint = optionalPart(async () => ({ default: (await cards()).InstallHint }));
const weekStreakCard = partOf(async () => ({ default: (await cards()).WeekStreakCard }));
// While the analyses are loaded, so that the cards are there with them.
for (const card of [latestAnalysisCard, weekStreakCard, videoUploadsSection, welcomeChecklist]) void card.preload();

export default function HomePage() {
  const { firstName, videoUploadsUsed } = useUser();
  const { data: analyses, error, refetch } = useQuery(analysesQuery);
  usePrefetchQuery(uploadStatusQuery);
  useRefreshWhenFinished(analyses);
  const [isDismissed, setIsDismissed] = useState(isChecklistDismissed);
  const heading = useRef<HTMLHeadingElement>(null);
  const latest = analyses?.[0];
  const isBack = analyses ? analyses.length > 0 : videoUploadsUsed > 0;
  const [greeting, tagline] = isBack
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
      <HomeHero headingRef={heading} greeting={isKnown && greeting} name={firstName} tagline={tagline} />
      <div className="relative -mt-16 flex flex-col gap-5">
        {/* Until a script is loaded, the height of its card. */}
        {analyses?.length === 0 && !isDismissed && (
          <Suspense fallback={<Skeleton className="h-[19.1rem] rounded-card!" />}>
            <LoadedPart part={welcomeChecklist} onDismiss={dismiss} />
          </Suspense>
        )}
        {isKnown ? (
          <>
            {analyses && latest && (
              <Suspense fallback={<Skeleton className="h-[18.55rem] rounded-card!" />}>
                <LoadedPart part={latestAnalysisCard} analyses={analyses} />
              </Suspense>
            )}
            <TodaysWorkoutBanner />
            <Suspense fallback={<Skeleton className="h-[10.4rem] rounded-card!" />}>
              <LoadedPart part={weekStreakCard} />
            </Suspense>
            <MonthlyPointsCard />
            <Suspense fallback={<Skeleton className="h-60 rounded-card!" />}>
              <LoadedPart part={videoUploadsSection} />
            </Suspense>
            {analyses?.some((each) => stateOf(each) === 'complete') && (
              <Suspense>
                <NextSwingCard />
              </Suspense>
            )}
            <Suspense>
              <InstallHint />
            </Suspense>
            <ButtonLink to={paths.exercises} kind="outline">
              Exercise Library
            </ButtonLink>
          </>
        ) : (
          <HomeSkeleton />
        )}
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
