import type { UseQueryResult } from '@tanstack/react-query';
import type { Club, WorkoutDay } from '@trueswing/contracts';
import { type ClubOfShots, type ProgressRow, sayNextStep } from '@trueswing/swing';
import { LoadError } from '../../shared/api/load-error.tsx';
import { ButtonLink } from '../../shared/button-link.tsx';
import { shotPaths } from '../../shared/shot-paths.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { BallClub, OtherClubs } from './ball-clubs.tsx';
import { ProgressGroup } from './progress-group.tsx';

interface BallGroupProps {
  shots: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  /** Club of the rows. */
  club: Club;
  /** The clubs with shots, the most used first. */
  clubs: readonly ClubOfShots[];
  onClub(club: Club): void;
  rows: readonly ProgressRow[];
  /** Changes of the other clubs, the surest first. */
  others: readonly ProgressRow[];
  workoutDays: readonly WorkoutDay[];
}

/** Shows what changed in the averages of a club's shots, one club at a time. Numbers that the shots do not have are left out. */
export function BallGroup({ shots, club, clubs, onClub, rows, others, workoutDays }: BallGroupProps) {
  const { data, error, refetch } = shots;
  if (data === undefined && !error) return <SkeletonCard label="Loading your shots" lines={4} />;
  if (data === undefined) {
    return (
      <Card title="Ball">
        <LoadError error={error} fallback="We could not load your shots." onRetry={() => void refetch()} />
      </Card>
    );
  }
  const measured = rows.filter(({ progress }) => progress.kind === 'judged' || progress.reason !== 'none');
  return (
    <ProgressGroup
      title="Ball"
      rows={measured}
      workoutDays={workoutDays}
      head={<BallClub club={club} clubs={clubs} onClub={onClub} />}
      note="A range is where your average of that month lies. One good day can lift a month. A change is only called real when that can hardly explain it."
    >
      {measured.length === 0 && <p className="text-muted">{sayNextStep('shots', 'none')}</p>}
      <OtherClubs rows={others} />
      <ButtonLink to={shotPaths.shotImport} kind="outline">
        Add Shots
      </ButtonLink>
      <ButtonLink to={shotPaths.shots} kind="outline">
        See All Your Shots
      </ButtonLink>
    </ProgressGroup>
  );
}
