import { Button } from '../../ui/button.tsx';
import { formatWait, useRetryWaitS } from './use-retry-wait.ts';

interface SubmitButtonProps {
  children: string;
  call: { isPending: boolean; error: unknown };
}

/** Submits a form. After too many attempts it counts down until the next one is allowed. */
export function SubmitButton({ children, call }: SubmitButtonProps) {
  const waitS = useRetryWaitS(call.error);
  return (
    <Button type="submit" isBusy={call.isPending} disabled={waitS > 0}>
      {waitS > 0 ? <span className="numeral">{`Try again in ${formatWait(waitS)}`}</span> : children}
    </Button>
  );
}
