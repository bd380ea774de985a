import { useQuery } from '@tanstack/react-query';
import type { BallMonths, Club } from '@trueswing/contracts';
import { nameMonth, nameMonthAndYear } from '@trueswing/domain';
import { LoadError } from '../../shared/api/load-error.tsx';
import { ballMonthQuery } from '../../shared/ball-months.queries.ts';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { BagCard } from './bag/bag-card.tsx';
import { DispersionCard } from './dispersion/dispersion-card.tsx';
import { NumbersCard } from './numbers/numbers-card.tsx';

interface ClubMonthProps {
  months: BallMonths;
  month: string;
  club: Club;
}

/** "October", or "October 2025" beside a month of another year. */
const nameBeside = (month: string, other: string): string =>
  month.slice(0, 4) === other.slice(0, 4) ? nameMonth(month) : nameMonthAndYear(month);

/** The numbers of one club in one month beside the month before, where its shots came down, and the whole bag. */
export function ClubMonth({ months, month, club }: ClubMonthProps) {
  const { data, error, refetch } = useQuery(ballMonthQuery(month));
  const monthBefore = months.find((each) => each.month < month && each.clubs.some((of) => of.club === club))?.month;
  const before = useQuery({ ...ballMonthQuery(monthBefore ?? ''), enabled: monthBefore !== undefined });
  const now = data?.clubs.find((each) => each.club === club);
  const averagesBefore = before.data?.clubs.find((each) => each.club === club)?.averages;
  if (!data) {
    return error ? (
      <LoadError error={error} fallback="We could not load this month." onRetry={() => void refetch()} />
    ) : (
      <SkeletonCard label="Loading your averages" lines={8} />
    );
  }
  return (
    <>
      {now && (
        <NumbersCard
          now={now}
          before={
            monthBefore && averagesBefore ? { month: nameBeside(monthBefore, month), averages: averagesBefore } : null
          }
        />
      )}
      {before.error && !before.data && (
        <LoadError
          error={before.error}
          fallback="We could not load the month before, so no change is shown."
          onRetry={() => void before.refetch()}
        />
      )}
      <DispersionCard month={month} club={club} />
      <BagCard clubs={data.clubs} />
    </>
  );
}
