import type { ListedSwing, UploadClub } from '@trueswing/contracts';
import { useState } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { ClubChoice } from '../../../shared/club-choice.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressChart } from './progress-chart.tsx';

/** All values over time for one club, at first the club of the newest analysis. Empty without analyses, or if the plan has no charts. */
export function ProgressCharts({ analyses }: { analyses: readonly ListedSwing[] }) {
  const [chosenClub, setChosenClub] = useState<UploadClub | null>(null);
  const { progressCharts } = usePlan();
  const [newest] = analyses;
  if (!newest || !progressCharts) return null;
  const club = chosenClub ?? newest.clubSelection;
  return (
    <Card title="Progress Over Time" className="flex flex-col gap-4">
      <ClubChoice club={club} onChange={setChosenClub} />
      <ProgressChart analyses={analyses} club={club} />
      <ButtonLink to={paths.progress} kind="outline">
        What Really Changed
      </ButtonLink>
    </Card>
  );
}
