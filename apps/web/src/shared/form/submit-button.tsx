import { formatDuration } from '@trueswing/domain';
import { Button } from '../../ui/button.tsx';
import { useRetryWaitS } from './use-retry-wait.ts';

interface SubmitButtonProps {
  children: string;
  call: { isPending: boolean; error: unknown };
  /** There is nothing to submit yet. */
  isEmpty?: boolean;
}

/** Submits a form. After too many attempts it counts down until the next one is allowed. */
export function SubmitButton({ children, call, isEmpty = false }: SubmitButtonProps) {
  const waitS = useRetryWaitS(call.error);
  return (
    <Button type="submit" isBusy={call.isPending} disabled={waitS > 0 || isEmpty}>
      {waitS > 0 ? <span className="numeral">{`Try again in ${formatDuration(waitS)}`}</span> : children}
    </Button>
  );
}
