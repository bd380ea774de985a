import type { AveragedMetric, MonthlyAverage } from '@trueswing/contracts';
import { countOf } from '../../../shared/count-of.ts';

/** Speeds with one decimal, distances in whole yards (specification, section 2). */
const rows: readonly { metric: AveragedMetric; name: string; unit: string; digits: number }[] = [
  { metric: 'clubSpeed', name: 'Club speed', unit: 'mph', digits: 1 },
  { metric: 'ballSpeed', name: 'Ball speed', unit: 'mph', digits: 1 },
  { metric: 'carry', name: 'Carry', unit: 'yards', digits: 0 },
];

interface AveragesTableProps {
  driver: MonthlyAverage;
  sevenIron: MonthlyAverage;
}

export function AveragesTable({ driver, sevenIron }: AveragesTableProps) {
  const clubs = [
    { name: 'Driver', average: driver },
    { name: '7-Iron', average: sevenIron },
  ];
  return (
    <>
      <table className="w-full table-fixed border-collapse text-left">
        <thead>
          <tr>
            <td className="w-[32%]" />
            {clubs.map(({ name }) => (
              <th key={name} scope="col" className="eyebrow pb-2 text-right text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ metric, name, unit, digits }) => (
            <tr key={metric} className="border-t border-line align-top">
              <th scope="row" className="py-3 pr-2 font-semibold">
                {name}
                <span className="block text-sm font-normal text-muted">{unit}</span>
              </th>
              {clubs.map((club) => (
                <td key={club.name} className="py-3 pl-2 text-right">
                  <Average average={club.average} metric={metric} digits={digits} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line pt-3 text-sm text-muted">
        ± is how far your swings usually lie from the average.
      </p>
    </>
  );
}

function Average({ average, metric, digits }: { average: MonthlyAverage; metric: AveragedMetric; digits: number }) {
  const mean = average[metric];
  if (mean === null) return <span className="text-muted">No data</span>;
  const { n, standardDeviation } = average.certainty[metric];
  return (
    <>
      <span className="block whitespace-nowrap">
        <span className="numeral text-xl">{mean.toFixed(digits)}</span>
        {standardDeviation !== null && (
          <span className="text-sm text-muted"> ± {standardDeviation.toFixed(digits)}</span>
        )}
      </span>
      <span className="block text-sm text-muted">{countOf(n, 'swing')}</span>
    </>
  );
}
