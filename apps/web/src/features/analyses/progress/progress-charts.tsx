import { useQuery } from '@tanstack/react-query';
import type { ListedSwing, UploadClub } from '@trueswing/contracts';
import { useState } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { ClubChoice } from '../../../shared/club-choice.tsx';
import { paths } from '../../../shared/paths.ts';
import { usePlan } from '../../../shared/session/use-plan.ts';
import { Card } from '../../../ui/card.tsx';
import { monthlyAverageQuery } from '../analyses.queries.ts';
import { ProgressChart } from './progress-chart.tsx';

/** All values over time for one club, at first the club of the newest analysis. Empty without analyses, or if the plan has no charts. */
export function ProgressCharts({ analyses }: { analyses: readonly ListedSwing[] }) {
  const [chosenClub, setChosenClub] = useState<UploadClub | null>(null);
  const { progressCharts } = usePlan();
  const [newest] = analyses;
  const club = chosenClub ?? newest?.clubSelection ?? 'driver';
  const isShown = newest !== undefined && progressCharts;
  // The card of the averages loads both clubs, and shows a failure.
  const { data: month } = useQuery({ ...monthlyAverageQuery(club), enabled: isShown, refetchOnMount: false });
  if (!isShown) return null;
  return (
    <Card title="Progress Over Time" className="flex flex-col gap-4">
      <ClubChoice club={club} onChange={setChosenClub} />
      <ProgressChart analyses={analyses} club={club} month={month} />
      <ButtonLink to={paths.progress} kind="outline">
        What Really Changed
      </ButtonLink>
    </Card>
  );
}
