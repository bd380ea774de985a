import { useQuery } from '@tanstack/react-query';
import type { UploadClub } from '@trueswing/contracts';
import { useState } from 'react';
import { Card } from '../../ui/card.tsx';
import { ChoiceField } from '../../ui/field.tsx';
import { analysesQuery } from './analyses.queries.ts';
import { ProgressChart } from './progress-chart.tsx';

/**
 * All values over time, of the club of the newest analysis or the one that is chosen. Nothing before the first analysis,
 * and nothing where the analyses cannot be loaded: the history beside it says so.
 */
export function ProgressCharts() {
  const { data: analyses, error } = useQuery(analysesQuery);
  const [chosenClub, setChosenClub] = useState<UploadClub | null>(null);
  if (analyses?.length === 0 || (error && !analyses)) return null;
  const club = chosenClub ?? analyses?.[0]?.clubSelection ?? 'driver';
  return (
    <Card title="Progress Over Time" className="flex flex-col gap-4">
      <ChoiceField<UploadClub>
        label="Club"
        choices={[
          { value: 'driver', label: 'Driver' },
          { value: '7-iron', label: '7-Iron' },
        ]}
        value={club}
        onChange={setChosenClub}
      />
      <ProgressChart analyses={analyses} club={club} />
    </Card>
  );
}
