import { useQuery } from '@tanstack/react-query';
import { nameMonthAndYear } from '@trueswing/domain';
import { CalendarDays, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { LoadError } from '../../shared/api/load-error.tsx';
import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { recapPath } from '../../shared/recap-path.ts';
import { ScreenHeader } from '../../shared/screen-header.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { recapsQuery } from './recap.queries.ts';
import { whenRecapComes } from './when-recap-comes.ts';

/** Lists the months that have a recap. */
export default function RecapsPage() {
  const { data: recaps, error, refetch } = useQuery(recapsQuery);
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader back={{ to: paths.progress, label: 'Back to your progress' }}>
        <h1 className="text-2xl">Your Recaps</h1>
      </ScreenHeader>
      {recaps && (recaps.length > 0 ? <Months months={recaps.map(({ month }) => month)} /> : <NoRecaps />)}
      {!recaps && error && (
        <LoadError error={error} fallback="We could not load your recaps." onRetry={() => void refetch()} />
      )}
      {!recaps && !error && <SkeletonCard label="Loading your recaps" lines={4} />}
    </div>
  );
}

function Months({ months }: { months: readonly string[] }) {
  return (
    <Card>
      <ul className="-my-2 divide-y divide-line">
        {months.map((month) => (
          <li key={month}>
            <Link to={recapPath(month)} className="flex min-h-14 items-center justify-between gap-3 font-semibold">
              {nameMonthAndYear(month)}
              <ChevronRight aria-hidden className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function NoRecaps() {
  return (
    <Card>
      <EmptyState icon={<CalendarDays />} title="No recap yet">
        <p>{whenRecapComes}</p>
      </EmptyState>
      <ButtonLink to={paths.progress} className="w-full">
        See Your Progress
      </ButtonLink>
    </Card>
  );
}
