import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadError } from '../../app/load-error.tsx';
import { Badge } from '../../ui/badge.tsx';
import { SkeletonCard } from '../../ui/skeleton.tsx';
import { analysesQuery, useBeingDeleted } from './analyses.queries.ts';
import { AnalysisCards } from './analysis-cards.tsx';

/** All analyses, newest first. One that is being deleted has left already. */
export function AnalysisHistory() {
  const { data, error, refetch } = useQuery(analysesQuery);
  const beingDeleted = useBeingDeleted();
  const heading = useRef<HTMLHeadingElement>(null);
  const analyses = data?.filter(({ id }) => !beingDeleted.has(id));
  const completed = analyses?.filter(({ technicalDetails }) => technicalDetails !== null).length;

  useEffect(() => {
    // The button that had the focus has gone with its card.
    if (beingDeleted.size > 0 && document.activeElement === document.body) heading.current?.focus();
  }, [beingDeleted.size]);

  return (
    <section className="flex flex-col gap-4">
      <header className="flex min-h-9 items-center justify-between">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Analysis History
        </h2>
        {completed !== undefined && <Badge kind="good">{completed} completed</Badge>}
      </header>
      {error && (
        <LoadError
          error={error}
          sentence="Failed to load swing analyses. Please try again."
          onRetry={() => refetch()}
        />
      )}
      {analyses && <AnalysisCards analyses={analyses} />}
      {!analyses && !error && <SkeletonCard label="Loading your analyses" lines={6} />}
    </section>
  );
}
