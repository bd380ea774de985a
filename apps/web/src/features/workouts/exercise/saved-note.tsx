import { CloudUpload } from 'lucide-react';
import { useWhenSent } from './use-when-sent.ts';

/**
 * Shown while a completed exercise waits: for the network, for a server in trouble, or held until the golfer has Premium again. `sinceMs`
 * is null if it does not wait.
 */
export function SavedNote({ sinceMs, isHeld }: { sinceMs: number | null; isHeld: boolean }) {
  const whenSent = useWhenSent(sinceMs, isHeld);
  const isShown = whenSent !== null;
  return (
    // The live region is always present: screen readers announce only text that is added to it.
    <div role="status" className={isShown ? '' : '-mt-4'}>
      {isShown && (
        <p className="flex items-center gap-2 text-sm font-semibold text-muted">
          <CloudUpload aria-hidden className="size-5 shrink-0" />
          Saved on this phone. We send it {whenSent}.
        </p>
      )}
    </div>
  );
}
