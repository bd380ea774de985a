import { useQuery } from '@tanstack/react-query';
import type { Club } from '@trueswing/contracts';
import { findDispersion } from '@trueswing/swing';
import { Target } from 'lucide-react';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { clubNames } from '../../../shared/club-names.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { landingsQuery } from '../ball.queries.ts';
import { DispersionPicture } from './dispersion-picture.tsx';
import { sayDispersion, sayMissingShots } from './say-dispersion.ts';

/** Where the shots with a club came down in a month. */
export function DispersionCard({ month, club }: { month: string; club: Club }) {
  const { data, error, refetch } = useQuery(landingsQuery(month, club));
  const dispersion = data ? findDispersion(data.landings) : null;
  return (
    <Card title="Where They Land" aside={<span className="eyebrow text-muted">{clubNames[club]}</span>}>
      {data && dispersion && (
        <>
          <DispersionPicture landings={data.landings} dispersion={dispersion} />
          <div className="mt-3 flex flex-col gap-1">
            {sayDispersion(dispersion, data.landings.length, data.total).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </>
      )}
      {data && !dispersion && (
        <EmptyState icon={<Target />} title="No picture yet">
          {sayMissingShots(data.landings)}
        </EmptyState>
      )}
      {!data && error && (
        <LoadError error={error} fallback="We could not load these shots." onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton className="min-h-74" />}
    </Card>
  );
}
