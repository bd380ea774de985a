import type { ListedSwing } from '@trueswing/contracts';
import { useEffect, useRef } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { AnalysisCards } from './analysis-cards.tsx';
import { useIdsBeingDeleted } from './delete-analysis.queries.ts';

/** All analyses, newest first, without those that are being deleted. */
export function AnalysisHistory({ analyses }: { analyses: readonly ListedSwing[] }) {
  const beingDeleted = useIdsBeingDeleted();
  const heading = useRef<HTMLHeadingElement>(null);
  const remaining = analyses.filter(({ id }) => !beingDeleted.has(id));
  const completed = remaining.filter(({ technicalDetails }) => technicalDetails !== null).length;

  useEffect(() => {
    // The focused button has disappeared with its card.
    if (beingDeleted.size > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [beingDeleted.size]);

  return (
    <section className="flex flex-col gap-4">
      <header className="flex items-center justify-between">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Analysis History
        </h2>
        <Badge kind="good">{completed} completed</Badge>
      </header>
      <AnalysisCards analyses={remaining} />
    </section>
  );
}
