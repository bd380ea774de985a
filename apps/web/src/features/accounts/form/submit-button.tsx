import { Button } from '../../../ui/button.tsx';
import { formatWait, useRetryWaitS } from './use-retry-wait.ts';

interface SubmitButtonProps {
  children: string;
  call: { isPending: boolean; error: unknown };
}

/** Sends a form; after too many attempts it counts down to when the next one is taken. */
export function SubmitButton({ children, call }: SubmitButtonProps) {
  const waitS = useRetryWaitS(call.error);
  return (
    <Button type="submit" isBusy={call.isPending} disabled={waitS > 0}>
      {waitS > 0 ? <span className="numeral">{`Try again in ${formatWait(waitS)}`}</span> : children}
    </Button>
  );
}
