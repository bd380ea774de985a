import { type AveragedField, launchMonitorFields, type MonthlyAverage } from '@trueswing/contracts';
import { fewestShots } from '@trueswing/swing';
import { describeAverage } from './describe-average.ts';

/** Speeds with one decimal, distances in whole yards (specification, section 2). */
const rows = [
  { field: 'clubSpeedMph', unit: 'mph' },
  { field: 'ballSpeedMph', unit: 'mph' },
  { field: 'carryYd', unit: 'yards' },
] as const;

interface AveragesTableProps {
  driver: MonthlyAverage;
  sevenIron: MonthlyAverage;
}

export function AveragesTable({ driver, sevenIron }: AveragesTableProps) {
  const clubs = [
    { name: 'Driver', average: driver },
    { name: '7-Iron', average: sevenIron },
  ];
  const hasRange = clubs.some(({ average }) =>
    rows.some(({ field }) => average.certainty[launchMonitorFields[field].apiName].n >= fewestShots),
  );
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
          {rows.map(({ field, unit }) => (
            <tr key={field} className="border-t border-line align-top">
              <th scope="row" className="py-3 pr-2 font-semibold">
                {launchMonitorFields[field].label}
                <span className="block text-sm font-normal text-muted">{unit}</span>
              </th>
              {clubs.map((club) => (
                <td key={club.name} className="py-3 pl-2 text-right">
                  <Average average={club.average} field={field} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="border-t border-line pt-3 text-sm text-muted">
        {hasRange
          ? 'The range holds your true average nine times out of ten.'
          : 'From four shots on, you see how well your average is known.'}
      </p>
    </>
  );
}

function Average({ average, field }: { average: MonthlyAverage; field: AveragedField }) {
  const { apiName, digits } = launchMonitorFields[field];
  const mean = average[apiName];
  if (mean === null) return <span className="text-muted">No data</span>;
  const { range, shots, missing } = describeAverage({ mean, ...average.certainty[apiName] }, digits);
  return (
    <>
      <span className="numeral block text-xl whitespace-nowrap">{mean.toFixed(digits)}</span>
      {missing === null && <span className="block text-sm whitespace-nowrap">{range}</span>}
      <span className="block text-sm text-muted">{shots}</span>
    </>
  );
}
