import type { Recap } from '@trueswing/contracts';
import { nameMonth } from '@trueswing/domain';
import { useState } from 'react';
import { ButtonLink } from '../../shared/button-link.tsx';
import { paths } from '../../shared/paths.ts';
import { usePlan } from '../../shared/session/use-plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';

/** Changes that are shown before the golfer asks for all. */
const mostChanges = 6;

/** Shows what had really changed by the end of the month, and what is missing to say more. */
export function ChangesCard({ recap: { month, changes, steady, missing, isSwingCompared } }: { recap: Recap }) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? changes : changes.slice(0, mostChanges);
  return (
    <Card title="What Really Changed" className="flex flex-col gap-3">
      {changes.length > 0 && (
        <ul aria-label="Changes" className="divide-y divide-line">
          {shown.map(({ mark, sentence }) => (
            <li key={sentence} className="flex flex-col items-start gap-1 py-3 first:pt-0 last:pb-0">
              <Badge kind={mark === 'real' ? 'good' : 'care'}>{mark === 'real' ? 'Real change' : 'Likely'}</Badge>
              <p>{sentence}</p>
            </li>
          ))}
        </ul>
      )}
      {shown.length < changes.length && (
        <Button kind="outline" onClick={() => setShowsAll(true)}>
          Show All {changes.length} Changes
        </Button>
      )}
      {changes.length === 0 && <p className="font-semibold">{steady ?? 'There is too little to compare yet.'}</p>}
      {(changes.length > 0 || steady !== null) && (
        <p className="text-sm text-muted">Compared over the half year up to the end of {nameMonth(month)}.</p>
      )}
      {missing.length > 0 && (
        <ul aria-label="What is missing" className="flex list-disc flex-col gap-2 pl-5 text-muted">
          {missing.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {!isSwingCompared && <SwingNote />}
    </Card>
  );
}

/** Today's plan decides what is offered, not that of the day on which the recap was written. */
function SwingNote() {
  if (usePlan().swingComparison) return <p className="text-muted">This recap was written without Premium.</p>;
  return (
    <>
      <p className="text-muted">With Premium your next recaps also show what really changed in your swing.</p>
      <ButtonLink to={paths.subscribe} kind="outline">
        Upgrade to Premium
      </ButtonLink>
    </>
  );
}
