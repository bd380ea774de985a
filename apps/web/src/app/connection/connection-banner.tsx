import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { CloudOff, Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { checkReachable } from '../../shared/api/http-client.ts';
import { useServerTrouble } from '../../shared/session/use-server-trouble.ts';
import { formatRecent } from '../../ui/format-date.ts';
import { useConnection } from './use-connection.ts';
import { useShownSince } from './use-shown-since.ts';

const retryMs = 5_000;
const slowAfterMs = 6_000;

/** Shows while the device is offline, the server does not answer or has a problem, or an answer takes long. */
export default function ConnectionBanner() {
  const connection = useConnection();
  const isTroubled = useServerTrouble();
  const isSlow = useSlowLoading();
  useReloadAfter(isTroubled);
  usePollWhileUnreachable(connection === 'unreachable');
  const isAway = connection !== 'there' || isTroubled;
  const shownSinceMs = useShownSince(isAway);
  const age = shownSinceMs === null ? null : `This is from ${formatRecent(shownSinceMs, Date.now())}.`;
  const texts = {
    offline: `You are offline. ${age ?? 'We continue when you are back online.'}`,
    unreachable: `We cannot reach our server. ${age ?? 'Trying again…'}`,
    // Without data the screen has the sentence.
    there: isTroubled && age ? `Our server has a problem. ${age}` : isSlow ? 'Slow connection. Still loading…' : null,
  };
  const text = texts[connection];
  const Icon = isAway ? CloudOff : Hourglass;
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

/** When the server's problem is over, the screen loads its data again. */
function useReloadAfter(isTroubled: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (isTroubled) return () => void queryClient.invalidateQueries();
  }, [isTroubled, queryClient]);
}
