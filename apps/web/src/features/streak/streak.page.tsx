import { useQuery } from '@tanstack/react-query';
import type { Streak } from '@trueswing/contracts';
import { describeTier, nextTierOf, tierOf } from '@trueswing/domain';
import { LoadError } from '../../shared/api/load-error.tsx';
import { countOf } from '../../shared/count-of.ts';
import { paths } from '../../shared/paths.ts';
import { PremiumPointsNote } from '../../shared/premium-points-note.tsx';
import { ScreenHeader } from '../../shared/screen-header.tsx';
import { usePlan } from '../../shared/session/use-plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { ProgressBar } from '../../ui/feedback.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { describeNextTier } from './describe-streak.ts';
import { PauseCard } from './pause/pause-card.tsx';
import { streakQuery } from './streak.queries.ts';
import { YearCard } from './year/year-card.tsx';

/** The streak, the weeks of a year at a glance, and pauses. */
export default function StreakPage() {
  const { data: streak, error, refetch } = useQuery(streakQuery);
  const { completionRewards } = usePlan();
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader back={{ to: paths.home, label: 'Back to home' }}>
        <h1 className="text-2xl">Your Streak</h1>
      </ScreenHeader>
      {streak && (
        <>
          <TierCard streak={streak} />
          <YearCard streak={streak} />
          {completionRewards && <PauseCard streak={streak} />}
        </>
      )}
      {!streak && error && (
        <LoadError
          error={error}
          fallback="We could not load your streak. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {!streak && !error && (
        <>
          <SkeletonCard label="Loading your streak" lines={2} />
          <SkeletonCard label="Loading your year" lines={6} />
        </>
      )}
    </div>
  );
}

/** The length of the streak, its tier, and the way to the next one, or to Premium. */
function TierCard({ streak: { weeks } }: { streak: Streak }) {
  const tier = tierOf(weeks);
  const next = nextTierOf(weeks);
  const { completionRewards } = usePlan();
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <p className="numeral text-3xl">{countOf(weeks, 'week')}</p>
        <Badge kind={weeks > 0 ? 'flag' : 'plain'}>{describeTier(tier)}</Badge>
      </div>
      <div className="mt-4 flex flex-col gap-2">
        {completionRewards && next && (
          <ProgressBar
            share={(weeks - tier.fromWeeks) / (next.fromWeeks - tier.fromWeeks)}
            label={`Way to ${describeTier(next)}`}
          />
        )}
        {completionRewards ? <p className="text-muted">{describeNextTier(weeks)}</p> : <PremiumPointsNote />}
      </div>
    </Card>
  );
}
