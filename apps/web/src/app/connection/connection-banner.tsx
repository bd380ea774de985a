import { onlineManager, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { CloudOff, Hourglass } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { checkReachable } from '../../shared/api/http-client.ts';
import { readReachable, subscribeReachable } from '../../shared/api/reachability.ts';
import { formatRecent } from '../../ui/format-date.ts';
import { useShownSince } from './use-shown-since.ts';

const retryMs = 5_000;
const slowAfterMs = 6_000;

/** Shows while the device is offline, the server does not answer, or an answer takes long. */
export default function ConnectionBanner() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
  );
  const isReachable = useSyncExternalStore(subscribeReachable, readReachable);
  const isSlow = useSlowLoading();
  usePollWhileUnreachable(isOnline && !isReachable);
  const shownSinceMs = useShownSince(!isOnline || !isReachable);
  const age = shownSinceMs === null ? null : `This is from ${formatRecent(shownSinceMs, Date.now())}.`;
  const text = !isOnline
    ? `You are offline. ${age ?? 'We continue when you are back online.'}`
    : !isReachable
      ? `We cannot reach our server. ${age ?? 'Trying again…'}`
      : isSlow
        ? 'Slow connection. Still loading…'
        : null;
  const Icon = isOnline && isReachable ? Hourglass : CloudOff;
  return (
    // The live region is always present: screen readers announce only text that is added to it.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(4.75rem+var(--strip,0rem)+var(--action,0rem)+env(safe-area-inset-bottom))] z-40 mx-auto w-full max-w-column px-4"
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

/** True if a query that has no data yet has been loading for long. */
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

/** Polls until the server answers; then the screen loads its missing data. */
function usePollWhileUnreachable(isUnreachable: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isUnreachable) return;
    let isOver = false;
    let timer = setTimeout(ask, retryMs);
    async function ask() {
      // The HTTP client records any answer, which ends this. Without one it asks again.
      await checkReachable();
      if (!isOver) timer = setTimeout(ask, retryMs);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
      void queryClient.invalidateQueries();
    };
  }, [isUnreachable, queryClient]);
}
