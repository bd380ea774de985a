import { useQueryClient } from '@tanstack/react-query';
import { CloudOff, Hourglass } from 'lucide-react';
import { useEffect } from 'react';
import { checkReachable } from '../../shared/api/http-client.ts';
import { useServerTrouble } from '../../shared/session/use-server-trouble.ts';
import { formatRecent } from '../../ui/format-date.ts';
import { type ConnectionState, useConnectionState } from './use-connection-state.ts';
import { useShownSince } from './use-shown-since.ts';

const retryMs = 5_000;

/** Shows while the device is offline, the server does not answer or has a problem, or an answer takes long. */
export default function ConnectionBanner() {
  const state = useConnectionState();
  useReloadAfter(useServerTrouble());
  usePollWhileUnreachable(state === 'unreachable');
  const isAway = state !== 'good' && state !== 'slow';
  const shownSinceMs = useShownSince(isAway);
  const age = shownSinceMs === null ? null : `This is from ${formatRecent(shownSinceMs, Date.now())}.`;
  const texts: Readonly<Record<ConnectionState, string | null>> = {
    good: null,
    offline: `You are offline. ${age ?? 'We continue when you are back online.'}`,
    unreachable: `We cannot reach our server. ${age ?? 'Trying again…'}`,
    // Without data the screen has the sentence.
    troubled: age && `Our server has a problem. ${age}`,
    slow: 'Slow connection. Still loading…',
  };
  const text = texts[state];
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
