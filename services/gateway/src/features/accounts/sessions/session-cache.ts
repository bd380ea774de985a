import { type Logger, listen } from '@trueswing/service-kit';
import type { StoredSession } from './sessions.repository.ts';

const sessionEndedChannel = 'gateway_session_ended';

/** If the notification link is dead unnoticed, a session that ended elsewhere is accepted no longer than this. */
const ttlMs = 10_000;
const maxEntries = 10_000;

/**
 * Sessions that were read a moment ago, so that a screen that polls every two seconds does not query its session each time.
 * The database notifies every gateway when a session ends; while this gateway receives no notifications, nothing is cached.
 */
export interface SessionCache {
  get(tokenHash: Buffer): StoredSession | undefined;
  /**
   * Caches a session. `asOf` is the `version()` from before the session was read: if any session has ended since then, this
   * one is not cached, and its previous entry is removed.
   */
  set(tokenHash: Buffer, session: StoredSession, asOf: number): void;
  /** Changes whenever a session ends or the cache is cleared. */
  version(): number;
  clear(): void;
  close(): Promise<void>;
}

export function openSessionCache(options: { url: string; logger: Logger; reconnectMs?: number }): SessionCache {
  const cached = new Map<string, { session: StoredSession; until: number }>();
  let listening = false;
  let version = 0;
  const clear = () => {
    cached.clear();
    version += 1;
  };
  const listener = listen({
    ...options,
    channel: sessionEndedChannel,
    onListening: () => {
      listening = true;
      // Sessions that were read before may have ended without a notification.
      clear();
    },
    onLost: () => {
      listening = false;
      clear();
    },
    onMessage: (tokenHash) => {
      cached.delete(tokenHash ?? '');
      version += 1;
    },
  });

  return {
    get(tokenHash) {
      const found = cached.get(tokenHash.toString('hex'));
      return found && found.until > performance.now() ? found.session : undefined;
    },
    set(tokenHash, session, asOf) {
      const key = tokenHash.toString('hex');
      // The previous entry is older than this one, whether or not this one may be cached.
      cached.delete(key);
      if (!listening || asOf !== version) return;
      if (cached.size >= maxEntries) cached.clear();
      cached.set(key, { session, until: performance.now() + ttlMs });
    },
    version: () => version,
    clear,
    close: () => listener.close(),
  };
}
