import type { ListedSwing } from '@trueswing/contracts';
import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '../../../shared/button-link.tsx';
import { paths } from '../../../shared/paths.ts';
import { useIsUploadSpent } from '../../../shared/session/use-plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { HolePicture } from '../../../ui/pictures/empty-pictures.tsx';
import { AnalysisCard } from './analysis-card.tsx';

/** Cards per step, so that a long list opens as fast as a short one. */
const pageSize = 20;

export function AnalysisCards({ analyses }: { analyses: readonly ListedSwing[] }) {
  const [shownCount, setShownCount] = useState(pageSize);
  const list = useRef<HTMLOListElement>(null);
  const isUploadSpent = useIsUploadSpent();
  const hiddenCount = analyses.length - shownCount;

  useEffect(() => {
    // The button has moved down: keyboard users continue at the first new card.
    const firstNew = list.current?.children.item(shownCount - pageSize);
    if (shownCount > pageSize)
      firstNew?.querySelector<HTMLElement>('a, button:enabled')?.focus({ preventScroll: true });
  }, [shownCount]);

  if (analyses.length === 0) {
    return (
      <Card>
        <EmptyState picture={<HolePicture />} title="No Analyses Yet">
          {isUploadSpent
            ? 'With Premium you film a new swing each week, and see how you move and what to work on.'
            : 'Film one swing from the front. See how you move and what to work on.'}
        </EmptyState>
        <div className="flex flex-col">
          <ButtonLink to={paths.sample} kind="outline">
            See a sample analysis
          </ButtonLink>
        </div>
      </Card>
    );
  }
  return (
    <>
      <ol ref={list} className="flex flex-col gap-4">
        {analyses.slice(0, shownCount).map((analysis) => (
          <li key={analysis.id}>
            <AnalysisCard analysis={analysis} />
          </li>
        ))}
      </ol>
      {hiddenCount > 0 && (
        <Button kind="outline" onClick={() => setShownCount(shownCount + pageSize)}>
          Show Earlier ({hiddenCount} More)
        </Button>
      )}
    </>
  );
}
