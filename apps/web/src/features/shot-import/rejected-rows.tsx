import type { RejectedRow } from '@trueswing/contracts';
import { countOf } from '../../shared/count-of.ts';
import { FoldCard } from '../../ui/fold-card.tsx';

/** Rows that are not imported, each with its reason. */
export function RejectedRows({ rows, count }: { rows: readonly RejectedRow[]; count: number }) {
  if (count === 0) return null;
  return (
    <FoldCard title="Left out" aside={countOf(count, 'row')}>
      <ul className="flex flex-col gap-2">
        {rows.map(({ row, reason }) => (
          <li key={row} className="text-sm">
            <span className="font-semibold tabular-nums">Row {row}:</span> {reason}
          </li>
        ))}
      </ul>
      {count > rows.length && (
        <p className="mt-3 text-sm text-muted">And {countOf(count - rows.length, 'more row')}.</p>
      )}
    </FoldCard>
  );
}
