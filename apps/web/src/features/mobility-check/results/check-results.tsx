import { checkParts } from '@trueswing/domain';
import { type ReactNode, useEffect, useRef } from 'react';
import { sentenceOf } from '../../../shared/api/http-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote, InfoNote } from '../../../ui/feedback.tsx';
import { hasTurn, type PartResults } from '../run/check-run.ts';
import { PartResultCard } from '../run/part-result.tsx';

interface CheckResultsProps {
  results: PartResults;
  /** Changes since an earlier check, above the parts. */
  change: ReactNode;
  saving: { status: 'idle' | 'pending' | 'success' | 'error'; error: unknown; onRetry(): void };
  onAgain(): void;
}

/** All parts of a check that has just been made. */
export function CheckResults({ results, change, saving, onAgain }: CheckResultsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <section aria-labelledby="result-title" className="flex flex-col gap-5">
      <h2 ref={heading} id="result-title" tabIndex={-1} className="text-xl outline-none">
        Your body’s turn
      </h2>
      {change}
      {checkParts.map(({ name }) => {
        const result = results[name];
        return result && <PartResultCard key={name} part={name} result={result} />;
      })}
      <div role="status">
        {saving.status === 'pending' && <p className="text-muted">Saving...</p>}
        {saving.status === 'success' && (
          <InfoNote>Saved. Check again in four weeks to see what your training changed.</InfoNote>
        )}
        {!hasTurn(results) && <InfoNote>No turn counted, so there is nothing to save.</InfoNote>}
      </div>
      {saving.status === 'error' && (
        <ErrorNote
          action={
            <Button kind="outline" onClick={saving.onRetry}>
              Save again
            </Button>
          }
        >
          {sentenceOf(saving.error, 'We could not save this check.')} It stays on this phone until it is saved.
        </ErrorNote>
      )}
      {saving.status !== 'pending' && (
        <Button
          kind="outline"
          onClick={() => {
            if (saving.status !== 'error' || window.confirm('This check is not saved. Check again without it?'))
              onAgain();
          }}
        >
          Check again
        </Button>
      )}
    </section>
  );
}
