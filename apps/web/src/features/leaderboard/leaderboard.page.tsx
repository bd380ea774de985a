import { useQuery } from '@tanstack/react-query';
import { daysLeftInMonth, nameMonthAndYear } from '@trueswing/domain';
import { useToday } from '../../shared/use-today.ts';
import { Contours } from '../../ui/pictures/contours.tsx';
import { standingQuery } from './leaderboard.queries.ts';
import { YourPositionCard } from './position/your-position-card.tsx';
import { HowPointsWorkCard } from './summary/how-points-work-card.tsx';
import { PointsSummaryCard } from './summary/points-summary-card.tsx';
import { RecentWorkoutsCard } from './summary/recent-workouts-card.tsx';
import { MonthTabs } from './table/month-tabs.tsx';
import { useLivePoints } from './use-live-points.ts';

/** Each part loads and fails on its own. */
export default function LeaderboardPage() {
  const { error: userError, refetch } = useLivePoints();
  return (
    <div className="flex flex-col gap-5">
      <MonthHeader />
      <div className="relative -mt-16 flex flex-col gap-5">
        <YourPositionCard userError={userError} />
        <MonthTabs />
        <PointsSummaryCard error={userError} onRetry={() => void refetch()} />
        <RecentWorkoutsCard />
        <HowPointsWorkCard />
      </div>
    </div>
  );
}

function MonthHeader() {
  const { data: standing } = useQuery(standingQuery);
  const today = useToday();
  const month = standing?.month ?? `${today.slice(0, 8)}01`;
  return (
    <header className="relative -mx-4 -mt-3 overflow-hidden bg-turf px-5 pt-8 pb-20 text-on-turf">
      <Contours />
      <h1 className="relative text-3xl">Leaderboard</h1>
      <p className="relative mt-2 tabular-nums">
        {nameMonthAndYear(month)} · {describeDaysLeft(daysLeftInMonth(month, today))}
      </p>
    </header>
  );
}

function describeDaysLeft(days: number): string {
  if (days === 0) return 'final results soon';
  return days === 1 ? 'last day' : `${days} days left`;
}
