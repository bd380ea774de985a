import type { WorkoutDay } from '@trueswing/contracts';
import { type ProgressRow, sayNextStep } from '@trueswing/swing';
import { ButtonLink } from '../../shared/button-link.tsx';
import { shotPaths } from '../../shared/shot-paths.ts';
import { ProgressGroup } from './progress-group.tsx';

/** Shows what changed in the averages of a club's shots. Numbers that the shots do not have are left out. */
export function BallGroup({ rows, workoutDays }: { rows: readonly ProgressRow[]; workoutDays: readonly WorkoutDay[] }) {
  const measured = rows.filter(({ progress }) => progress.kind === 'judged' || progress.reason !== 'none');
  return (
    <ProgressGroup title="Ball" rows={measured} workoutDays={workoutDays}>
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
