import type { UseQueryResult } from '@tanstack/react-query';
import type { WorkoutDay } from '@trueswing/contracts';
import { type ProgressRow, sayNextStep } from '@trueswing/swing';
import { LoadError } from '../../shared/api/load-error.tsx';
import { ButtonLink } from '../../shared/button-link.tsx';
import { shotPaths } from '../../shared/shot-paths.ts';
import { Card } from '../../ui/card.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { ProgressGroup } from './progress-group.tsx';

interface BallGroupProps {
  shots: Pick<UseQueryResult, 'data' | 'error' | 'refetch'>;
  rows: readonly ProgressRow[];
  workoutDays: readonly WorkoutDay[];
}

/** Shows what changed in the averages of a club's shots. Numbers that the shots do not have are left out. */
export function BallGroup({ shots: { data, error, refetch }, rows, workoutDays }: BallGroupProps) {
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
      note="A range is where your average of that month lies. One good day can lift a month. A change is only called real when that can hardly explain it."
    >
      {measured.length === 0 && <p className="text-muted">{sayNextStep('shots', 'none')}</p>}
      <ButtonLink to={shotPaths.shotImport} kind="outline">
        Add Shots
      </ButtonLink>
      <ButtonLink to={shotPaths.shots} kind="outline">
        See All Your Shots
      </ButtonLink>
    </ProgressGroup>
  );
}
