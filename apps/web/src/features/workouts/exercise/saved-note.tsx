import { CloudUpload } from 'lucide-react';
import { useNow } from '../../../ui/use-now.ts';

/** A call that is answered sooner needs no words. */
const quietMs = 2_000;

/**
 * Shown while a completed exercise waits: for the network, for a server in trouble, or held until the golfer has Premium again. `sinceMs`
 * is null if it does not wait.
 */
export function SavedNote({ sinceMs, isHeld }: { sinceMs: number | null; isHeld: boolean }) {
  const nowMs = useNow(1_000);
  const isShown = sinceMs !== null && (!navigator.onLine || nowMs - sinceMs > quietMs);
  return (
    // The live region is always present: screen readers announce only text that is added to it.
    <div role="status" className={isShown ? '' : '-mt-4'}>
      {isShown && (
        <p className="flex items-center gap-2 text-sm font-semibold text-muted">
          <CloudUpload aria-hidden className="size-5 shrink-0" />
          Saved on this phone. {isHeld && 'We send it when you have Premium again.'}
          {!isHeld && (navigator.onLine ? 'We send it as soon as we can.' : 'We send it when you are back online.')}
        </p>
      )}
    </div>
  );
}
