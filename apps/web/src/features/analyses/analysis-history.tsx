import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';
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
        {completed !== undefined && (
          <span className="rounded-full bg-fairway-tint px-3 py-1 text-sm font-semibold text-fairway">
            {completed} completed
          </span>
        )}
      </header>
      {error && (
        <>
          <ErrorNote>Failed to load swing analyses. Please try again.</ErrorNote>
          <Button kind="outline" onClick={() => refetch()}>
            Try Again
          </Button>
        </>
      )}
      {analyses && <AnalysisCards analyses={analyses} />}
      {!analyses && !error && <div className="h-60 rounded-card bg-line" />}
    </section>
  );
}
