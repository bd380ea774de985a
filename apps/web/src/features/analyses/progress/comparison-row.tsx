import { Fragment } from 'react';
import type { Comparison } from './compare-progress.ts';

interface ComparisonRowProps {
  name: string;
  value: string;
  comparisons: readonly Comparison[];
}

/** One value of this swing with its comparisons. Without colors: more is not always better. */
export function ComparisonRow({ name, value, comparisons }: ComparisonRowProps) {
  return (
    <li className="py-3 first:pt-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{name}</span>
        <span className="numeral ml-auto text-lg">{value}</span>
      </p>
      {comparisons.map(({ beside, value: other, verdict, note }) => (
        <Fragment key={beside}>
          <p className="mt-1 flex items-baseline justify-between gap-3 text-sm">
            <span className="text-muted">
              {beside} <span className="whitespace-nowrap tabular-nums">{other}</span>
            </span>
            <span className="shrink-0 text-right font-semibold tabular-nums">{verdict}</span>
          </p>
          {note && <p className="mt-1 text-sm text-muted">{note}</p>}
        </Fragment>
      ))}
    </li>
  );
}
