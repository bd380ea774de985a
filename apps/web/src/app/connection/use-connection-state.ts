import { useConnection } from '../../shared/api/use-connection.ts';
import { useServerTrouble } from '../../shared/session/use-server-trouble.ts';
import { useSlowLoading } from './use-slow-loading.ts';

/** `troubled`: the server answers with errors of its own. `slow`: the screen's first data take long. */
export type ConnectionState = 'good' | 'offline' | 'unreachable' | 'troubled' | 'slow';

/** The connection as the golfer notices it. */
export function useConnectionState(): ConnectionState {
  const connection = useConnection();
  const isTroubled = useServerTrouble();
  const isSlow = useSlowLoading();
  if (connection !== 'there') return connection;
  if (isTroubled) return 'troubled';
  return isSlow ? 'slow' : 'good';
}
