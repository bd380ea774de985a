import { useQuery } from '@tanstack/react-query';
import type { BallMonths, Club } from '@trueswing/contracts';
import { nameMonthAndYear } from '@trueswing/domain';
import { Radar } from 'lucide-react';
import { useState } from 'react';
import { LoadError } from '../../shared/api/load-error.tsx';
import { ballMonthsQuery } from '../../shared/ball-months.queries.ts';
import { ButtonLink } from '../../shared/button-link.tsx';
import { clubNames } from '../../shared/club-names.ts';
import { paths } from '../../shared/paths.ts';
import { ScreenHeader } from '../../shared/screen-header.tsx';
import { shotPaths } from '../../shared/shot-paths.ts';
import { useRefreshWhenAnalyzed } from '../../shared/use-refresh-when-analyzed.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/feedback.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { ClubMonth } from './club-month.tsx';

/** Shows what the golfer's shots say of the ball, by month and club. */
export default function BallPage() {
  const { data: months, error, refetch } = useQuery(ballMonthsQuery);
  useRefreshWhenAnalyzed();
  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader back={{ to: paths.analyses, label: 'Back to your analyses' }}>
        <h1 className="text-2xl">Your Shots</h1>
      </ScreenHeader>
      {months && (months.length > 0 ? <Months months={months} /> : <NoShots />)}
      {!months && error && (
        <LoadError error={error} fallback="We could not load your shots." onRetry={() => void refetch()} />
      )}
      {!months && !error && <SkeletonCard label="Loading your shots" lines={8} />}
    </div>
  );
}

function Months({ months }: { months: BallMonths }) {
  const [chosen, setChosen] = useState<{ month?: string; club?: Club }>({});
  const month = months.find((each) => each.month === chosen.month) ?? months[0];
  // The clubs of a month are sorted by their shots, so the first is the one with most to say.
  const club = (month?.clubs.find((each) => each.club === chosen.club) ?? month?.clubs[0])?.club;
  if (!month || !club) return <NoShots />;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label="Month"
          value={month.month}
          choices={months.map((each) => ({ value: each.month, label: nameMonthAndYear(each.month) }))}
          onChange={(chosenMonth) => setChosen({ ...chosen, month: chosenMonth })}
        />
        <SelectField
          label="Club"
          value={club}
          choices={month.clubs.map((each) => ({ value: each.club, label: clubNames[each.club] }))}
          onChange={(chosenClub) => setChosen({ ...chosen, club: chosenClub })}
        />
      </div>
      <ClubMonth months={months} month={month.month} club={club} />
      <ButtonLink to={shotPaths.shotImport} kind="outline">
        Import more shots
      </ButtonLink>
      <ButtonLink to={paths.progress} kind="outline">
        What really changed
      </ButtonLink>
    </>
  );
}

function NoShots() {
  return (
    <Card>
      <EmptyState icon={<Radar />} title="No shots yet">
        <p>Bring in a session from your launch monitor.</p>
        <p>You see how far each club carries, and what really changes.</p>
      </EmptyState>
      <ButtonLink to={shotPaths.shotImport} className="w-full">
        Import a file
      </ButtonLink>
    </Card>
  );
}
