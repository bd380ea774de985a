import { Button } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/feedback.tsx';
import { requestIdOf, sentenceOf } from './http-client.ts';

type LoadErrorProps = {
  error: unknown;
  onRetry?: () => void;
} & (
  | {
      /** The screen's sentence for a failure that the server has none for. */
      fallback: string;
      sentence?: never;
    }
  | {
      /** The screen's sentence, whatever the server says. */
      sentence: string;
      fallback?: never;
    }
);

/** Shows what could not be loaded: the sentence, a way to try again, the id to report. */
export function LoadError({ error, fallback, sentence, onRetry }: LoadErrorProps) {
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
      {fallback === undefined ? sentence : sentenceOf(error, fallback)}
    </ErrorNote>
  );
}
