import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useConnection } from '../../shared/api/use-connection.ts';
import { useServerTrouble } from '../../shared/session/use-server-trouble.ts';

/** `troubled`: the server answers with errors of its own. `slow`: the screen's first data take long. */
export type ConnectionState = 'good' | 'offline' | 'unreachable' | 'troubled' | 'slow';

const slowAfterMs = 6_000;

/** The connection as the golfer notices it. */
export function useConnectionState(): ConnectionState {
  const connection = useConnection();
  const isTroubled = useServerTrouble();
  const isSlow = useSlowLoading();
  if (connection !== 'there') return connection;
  if (isTroubled) return 'troubled';
  return isSlow ? 'slow' : 'good';
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
