import { RefreshCw } from 'lucide-react';
import { requestIdOf, sentenceOf } from '../../../shared/api/http-client.ts';
import { useUser } from '../../../shared/session/use-user.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/feedback.tsx';
import { useGenerateWorkout } from '../workout.queries.ts';

/**
 * Another workout for today; what is done stays done. The server allows it once a day. It waits for what is still to be sent:
 * an exercise that the server does not know as done would be replaced.
 */
export function PlanAgain({ isWaiting }: { isWaiting: boolean }) {
  const generate = useGenerateWorkout(useUser().id);
  return (
    <div className="flex flex-col gap-3">
      <Button kind="quiet" isBusy={generate.isPending} disabled={isWaiting} onClick={() => generate.mutate()}>
        {!generate.isPending && <RefreshCw aria-hidden className="size-5" />}
        Plan other exercises for today
      </Button>
      {generate.error && (
        <ErrorNote requestId={requestIdOf(generate.error)}>
          {sentenceOf(generate.error, 'We could not plan other exercises. Please try again.')}
        </ErrorNote>
      )}
    </div>
  );
}
