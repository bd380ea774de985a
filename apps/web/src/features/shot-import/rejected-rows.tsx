import type { RejectedRow } from '@trueswing/contracts';
import { useState } from 'react';
import { countOf } from '../../shared/count-of.ts';
import { Button } from '../../ui/button.tsx';
import { FoldCard } from '../../ui/fold-card.tsx';
import { groupRows } from './group-rows.ts';

/** Reasons that are shown at first, and with each request for more. */
const reasonsAtATime = 50;

/** Rows that are not imported, by their reason. */
export function RejectedRows({ rows, count }: { rows: readonly RejectedRow[]; count: number }) {
  const [shown, setShown] = useState(reasonsAtATime);
  if (count === 0) return null;
  const groups = groupRows(rows);
  const hidden = groups.length - shown;
  return (
    <FoldCard title="Left out" aside={countOf(count, 'row')}>
      <ul className="flex flex-col gap-2">
        {groups.slice(0, shown).map(({ reason, rows: named }) => (
          <li key={reason} className="text-sm wrap-anywhere">
            <span className="font-semibold tabular-nums">{named}:</span> {reason}
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Button kind="outline" className="mt-3 w-full" onClick={() => setShown(shown + reasonsAtATime)}>
          Show {countOf(Math.min(hidden, reasonsAtATime), 'More Reason')}
        </Button>
      )}
      {/* A gateway of the version before lists fewer rows. */}
      {count > rows.length && (
        <p className="mt-3 text-sm text-muted">And {countOf(count - rows.length, 'more row')}.</p>
      )}
    </FoldCard>
  );
}
