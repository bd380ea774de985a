import { useQuery } from '@tanstack/react-query';
import { monthKeySchema, type Recap } from '@trueswing/contracts';
import { nameMonth, nameMonthAndYear } from '@trueswing/domain';
import { CalendarDays } from 'lucide-react';
import { useParams } from 'react-router';
import { isNotFound } from '../../shared/api/http-client.ts';
import { LoadError } from '../../shared/api/load-error.tsx';
import { ButtonLink } from '../../shared/button-link.tsx';
import { recapPath } from '../../shared/recap-path.ts';
import { ScreenHeader } from '../../shared/screen-header.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { ChangesCard } from './changes-card.tsx';
import { DoneCard } from './done-card.tsx';
import { RecapShareButton } from './files/recap-share-button.tsx';
import { NextLink } from './next-link.tsx';
import { recapQuery } from './recap.queries.ts';
import { whenRecapComes } from './when-recap-comes.ts';

/** Shows a month as it was when it ended. */
export default function RecapPage() {
  const { month = '' } = useParams();
  const { data, error, refetch } = useQuery(recapQuery(month));
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader back={{ to: recapPath(), label: 'Back to your recaps' }}>
        <h1 className="text-2xl">{isMonth(month) ? `Your ${nameMonthAndYear(month)}` : 'Your Recap'}</h1>
      </ScreenHeader>
      {data && (data.recap ? <Content recap={data.recap} /> : <Unreadable />)}
      {!data && error && isNotFound(error) && <NoSuchRecap />}
      {!data && error && !isNotFound(error) && (
        <LoadError error={error} fallback="We could not load your recap." onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonCard label="Loading your recap" lines={10} />}
    </div>
  );
}

function Content({ recap }: { recap: Recap }) {
  return (
    <>
      <DoneCard recap={recap} />
      <ChangesCard recap={recap} />
      <Card title={`Your Next Step After ${nameMonth(recap.month)}`} className="flex flex-col gap-3">
        <p className="text-lg font-semibold text-balance">{recap.next.sentence}</p>
        <NextLink target={recap.next.target} />
      </Card>
      <RecapShareButton recap={recap} />
      <p className="text-sm text-muted">
        Written on {formatDate(recap.writtenAt)}. What you add or delete later does not change it.
      </p>
    </>
  );
}

const isMonth = (month: string): boolean => monthKeySchema.safeParse(month).success;

function Unreadable() {
  return (
    <Card>
      <EmptyState icon={<CalendarDays />} title="This recap cannot be shown">
        <p>It was written by another version of TrueSwing. We look into it.</p>
      </EmptyState>
      <SeeRecaps />
    </Card>
  );
}

function NoSuchRecap() {
  return (
    <Card>
      <EmptyState icon={<CalendarDays />} title="No recap of this month">
        <p>{whenRecapComes}</p>
      </EmptyState>
      <SeeRecaps />
    </Card>
  );
}

const SeeRecaps = () => (
  <ButtonLink to={recapPath()} className="w-full">
    See Your Recaps
  </ButtonLink>
);
