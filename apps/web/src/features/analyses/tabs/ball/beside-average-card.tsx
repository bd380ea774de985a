import { useQuery } from '@tanstack/react-query';
import type { SwingAnalysis } from '@trueswing/contracts';
import { averageWindowDays } from '@trueswing/swing';
import { use } from 'react';
import { ButtonLink } from '../../../../shared/button-link.tsx';
import { UserContext } from '../../../../shared/session/use-user.ts';
import { shotPaths } from '../../../../shared/shot-paths.ts';
import { Card } from '../../../../ui/card.tsx';
import { averageBesideQuery } from '../../analyses.queries.ts';
import { type BesideAverage, listBesideAverage } from './beside-average.ts';

/** The swing's numbers beside the golfer's averages; only the owner has some. Last on its tab, since it may come late. */
export function BesideAverageCard({ analysis }: { analysis: SwingAnalysis }) {
  const isOwner = use(UserContext)?.id === analysis.userId;
  const { data: month } = useQuery({ ...averageBesideQuery(analysis), enabled: isOwner });
  const rows = isOwner && month ? listBesideAverage(analysis, month) : [];
  if (rows.length === 0) return null;
  return (
    <Card
      title="Beside Your Average"
      aside={<span className="eyebrow text-muted">{averageWindowDays} days before</span>}
    >
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </ul>
      <ButtonLink to={shotPaths.shots} kind="outline" className="mt-3 w-full">
        See all my shots
      </ButtonLink>
    </Card>
  );
}

function Row({ name, value, unit, average: { range, shots, smallest, missing } }: BesideAverage) {
  return (
    <li className="py-3 first:pt-0">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{name}</span>
        <span className="numeral text-lg whitespace-nowrap">{value}</span>
      </p>
      <p className="flex items-baseline justify-between gap-3 text-sm text-muted">
        <span>Average of {shots}</span>
        <span className="shrink-0 tabular-nums">
          {range}
          {unit}
        </span>
      </p>
      <p className="text-sm text-muted">
        {smallest === null ? `${missing}.` : `A change of the average below ${smallest}${unit} can be chance.`}
      </p>
    </li>
  );
}
