import { onlineManager, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { CloudOff, Hourglass } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { send } from '../shared/api/http-client.ts';
import { readReachable, subscribeReachable } from '../shared/api/reachability.ts';

const retryMs = 5_000;
const slowAfterMs = 6_000;

/** Says so while the device is offline, the server does not answer, or an answer takes long; goes away by itself. */
export function ConnectionBanner() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  const isReachable = useSyncExternalStore(subscribeReachable, readReachable);
  const isSlow = useSlowLoading();
  useReturn(isOnline && !isReachable);
  const text = !isOnline
    ? 'You are offline. This screen goes on when you are back.'
    : !isReachable
      ? 'You are offline, or our server does not answer. Trying again…'
      : isSlow
        ? 'Slow connection. Still loading…'
        : null;
  const Icon = isOnline && isReachable ? Hourglass : CloudOff;
  return (
    // The region stands before its text comes: only so it is read out.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(4.75rem+var(--strip,0rem)+env(safe-area-inset-bottom))] z-40 mx-auto w-full max-w-column px-4"
    >
      {text && (
        <p
          data-connection
          className="flex animate-rise items-center gap-3 rounded-control border border-on-sand/20 bg-sand px-4 py-3 text-sm font-semibold text-on-sand shadow-card"
        >
          <Icon aria-hidden className="size-5 shrink-0" />
          {text}
        </p>
      )}
    </div>
  );
}

/** True while something that the screen cannot do without has been under way for long. */
function useSlowLoading(): boolean {
  const isLoading = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isSlow;
}

/** Asks again and again until the server answers; then the screen fetches what it lacks. */
function useReturn(isAway: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isAway) return;
    let isOver = false;
    let timer = setTimeout(ask, retryMs);
    async function ask() {
      // The client notes an answer of any kind, and that ends this. No answer: once more.
      await send('/healthz').catch(() => undefined);
      if (!isOver) timer = setTimeout(ask, retryMs);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
      void queryClient.invalidateQueries();
    };
  }, [isAway, queryClient]);
}
