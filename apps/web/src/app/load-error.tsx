import { requestIdOf, sentenceOf } from '../api/http-client.ts';
import { Button } from '../ui/button.tsx';
import { ErrorNote } from '../ui/feedback.tsx';

interface LoadErrorProps {
  error: unknown;
  /** The screen's sentence for a failure that the server has none for. */
  fallback: string;
  onRetry?: () => void;
}

/** What could not be loaded: the sentence, a way to try again, the id to report. */
export function LoadError({ error, fallback, onRetry }: LoadErrorProps) {
  return (
    <ErrorNote
      requestId={requestIdOf(error)}
      action={
        onRetry && (
          <Button kind="danger" size="small" className="self-start border-2 border-current" onClick={onRetry}>
            Try Again
          </Button>
        )
      }
    >
      {sentenceOf(error, fallback)}
    </ErrorNote>
  );
}
