import { formatDate } from '../format-date.ts';
import type { Reading, TrendPoint } from './trend-point.ts';

interface TrendTableProps {
  caption: string;
  valueHeading: string;
  points: readonly TrendPoint[];
  describe(reading: Reading): string;
}

/** The data of a chart as a table, newest first. A missing value shows its reason. */
export function TrendTable({ caption, valueHeading, points, describe }: TrendTableProps) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="eyebrow text-muted">
          <th scope="col" className="py-2 font-[inherit]">
            Date
          </th>
          <th scope="col" className="py-2 pl-3 font-[inherit]">
            {valueHeading}
          </th>
        </tr>
      </thead>
      <tbody>
        {[...points].reverse().map(({ id, atMs, reading }) => (
          <tr key={id} className="border-t border-line align-top">
            <td className="py-2.5 whitespace-nowrap">{formatDate(atMs)}</td>
            <td className={`py-2.5 pl-3 ${'withheld' in reading ? 'text-muted' : 'font-semibold tabular-nums'}`}>
              {describe(reading)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
