import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { countOf, formatCount } from '../../../shared/count-of.ts';
import { nameDay } from '../../../shared/name-day.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { workoutDaysQuery } from '../../../shared/workout-days.queries.ts';
import { FoldCard } from '../../../ui/fold-card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

const shownDays = 10;

/** Where the exercise points came from, day by day, the latest first. */
export function RecentWorkoutsCard() {
  const { data, error, refetch } = useQuery(workoutDaysQuery);
  const { completionRewards } = usePlan();
  const days = data?.toSorted((one, other) => other.date.localeCompare(one.date)).slice(0, shownDays);
  return (
    <FoldCard title="Recent Workouts">
      {days && days.length > 0 && (
        <ul className="divide-y divide-line">
          {days.map(({ date, exercisesCompleted, pointsEarned }) => (
            <li key={date} className="flex min-h-12 items-center justify-between gap-3 py-2">
              <span>
                <span className="block font-semibold">{nameDay(date)}</span>
                <span className="text-sm text-muted">{countOf(exercisesCompleted, 'exercise')}</span>
              </span>
              <span className="numeral text-lg">+{formatCount(pointsEarned)}</span>
            </li>
          ))}
        </ul>
      )}
      {days?.length === 0 && (
        <p className="text-muted">
          {completionRewards
            ? 'No workouts yet. Finish an exercise today, and it appears here.'
            : 'No workouts yet. With Premium, each exercise that you finish appears here.'}
        </p>
      )}
      {!days && !error && <Skeleton className="h-12" />}
      {error && <LoadError error={error} sentence="Unable to load your statistics." onRetry={() => void refetch()} />}
    </FoldCard>
  );
}
