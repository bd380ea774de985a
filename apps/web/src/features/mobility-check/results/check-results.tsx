import { checkParts } from '@trueswing/domain';
import { sentenceOf } from '../../../shared/api/http-client.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote, Notice } from '../../../ui/feedback.tsx';
import type { PartResults } from '../run/check-run.ts';
import { PartResultCard } from './part-result.tsx';

interface CheckResultsProps {
  results: PartResults;
  /** Not stored yet: why, and how to try again. */
  failure: { error: unknown; onRetry(): void; isBusy: boolean } | null;
  isSaved: boolean;
  onAgain(): void;
}

/** All parts of a check that has just been made. */
export function CheckResults({ results, failure, isSaved, onAgain }: CheckResultsProps) {
  return (
    <section aria-labelledby="result-title" className="flex flex-col gap-5">
      <h2 id="result-title" className="text-xl">
        Your body’s turn
      </h2>
      {checkParts.map(({ name }) => {
        const result = results[name];
        return result && <PartResultCard key={name} part={name} result={result} />;
      })}
      {isSaved && <Notice>Saved. Check again in four weeks to see what your training changed.</Notice>}
      {failure && (
        <ErrorNote
          action={
            <Button kind="outline" isBusy={failure.isBusy} onClick={failure.onRetry}>
              Save again
            </Button>
          }
        >
          {sentenceOf(failure.error, 'We could not save this check. It is kept on this phone.')}
        </ErrorNote>
      )}
      <Button kind="outline" onClick={onAgain}>
        Check again
      </Button>
    </section>
  );
}
