import { useQuery } from '@tanstack/react-query';
import type { DeadLetter } from '@trueswing/contracts';
import { CircleCheck } from 'lucide-react';
import { LoadError } from '../../../shared/api/load-error.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/feedback.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';
import { CopyId } from '../copy-id.tsx';
import { PageButtons } from '../page-buttons.tsx';
import { RecordHead } from '../records/record-head.tsx';
import { usePageTurns } from '../use-page-turns.ts';
import { deadLettersQuery, useRedrive } from './dead-letters.queries.ts';

/** Events that a service could not process, with a way to have them processed again. */
export function DeadLettersScreen() {
  const { after, toFirstPage, buttonsOf } = usePageTurns<DeadLetter>();
  const { data: letters, error, refetch, isPlaceholderData } = useQuery(deadLettersQuery(after));
  const redrive = useRedrive();
  const isRunning = (eventId?: string) => redrive.isPending && redrive.variables.eventId === eventId;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Dead letters</h1>
        <Button
          kind="outline"
          size="small"
          disabled={!letters || (letters.length === 0 && !after)}
          isBusy={isRunning()}
          onClick={() => !redrive.isPending && redrive.mutate({}, { onSuccess: toFirstPage })}
        >
          Redrive All
        </Button>
      </div>
      <p className="-mt-3 max-w-prose text-muted">
        Events that a service could not process after all of its attempts. Repair the cause first; then redrive them.
      </p>
      {error && (
        <LoadError
          error={error}
          fallback="The dead letters could not be loaded. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {!letters && !error && <SkeletonCard label="Loading the dead letters" lines={6} />}
      {letters?.length === 0 && !isPlaceholderData && (
        <EmptyState
          icon={<CircleCheck className="size-7" />}
          title={after ? 'No older dead letters' : 'No dead letters'}
        >
          {after
            ? 'There may be newer ones on the previous page.'
            : 'Every event was processed, or is still being retried.'}
        </EmptyState>
      )}
      {letters && letters.length > 0 && (
        <ul
          aria-label="Dead letters"
          aria-busy={isPlaceholderData}
          className="divide-y divide-line rounded-card border border-line bg-card shadow-card"
        >
          {letters.map((letter) => (
            <li key={`${letter.eventId} ${letter.consumer}`} className="flex flex-col gap-1 px-4 py-3">
              <RecordHead at={letter.deadAt}>
                {letter.type}
                <Badge kind="alert">{letter.consumer}</Badge>
              </RecordHead>
              <p className="text-sm wrap-anywhere">
                {letter.attempts} attempts; the last one: {letter.lastError ?? 'no reason was recorded'}
              </p>
              {letter.userId && <p className="text-sm text-muted wrap-anywhere">Golfer {letter.userId}</p>}
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <CopyId id={letter.eventId} label={`Copy the event id ${letter.eventId}`} />
                <Button
                  kind="outline"
                  size="small"
                  aria-label={`Redrive ${letter.type} for ${letter.consumer}`}
                  isBusy={isRunning(letter.eventId)}
                  onClick={() =>
                    !redrive.isPending && redrive.mutate({ eventId: letter.eventId, consumer: letter.consumer })
                  }
                >
                  Redrive
                </Button>
              </div>
            </li>
          ))}
        </ul>
      )}
      <PageButtons {...buttonsOf(isPlaceholderData ? undefined : letters)} />
    </>
  );
}
