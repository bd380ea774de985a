import { type Logger, listen } from '@trueswing/service-kit';
import type { StoredSession } from './sessions.repository.ts';

const sessionEndedChannel = 'gateway_session_ended';

/** Should a link be dead without anybody noticing, a session that ended elsewhere opens doors no longer than this. */
const keptMs = 10_000;
const mostKept = 10_000;

/**
 * Sessions that were found a moment ago, so that a screen that asks every two seconds does not look its session up each
 * time. The database says when one ends, wherever that happens; while it cannot say so, nothing is kept.
 */
export interface SessionCache {
  get(tokenHash: Buffer): StoredSession | undefined;
  /**
   * `asOf` is what `moment()` gave before the session was read: one that ended meanwhile is not kept, and what was known of
   * it before is forgotten.
   */
  keep(tokenHash: Buffer, session: StoredSession, asOf: number): void;
  moment(): number;
  clear(): void;
  close(): Promise<void>;
}

export function openSessionCache({ url, logger }: { url: string; logger: Logger }): SessionCache {
  const kept = new Map<string, { session: StoredSession; until: number }>();
  let listening = false;
  let endings = 0;
  const clear = () => {
    kept.clear();
    endings += 1;
  };
  const listener = listen({
    url,
    channel: sessionEndedChannel,
    logger,
    onListening: () => {
      listening = true;
      // Of what was read before, nobody could say whether it has ended since.
      clear();
    },
    onLost: () => {
      listening = false;
      clear();
    },
    onMessage: (tokenHash) => {
      kept.delete(tokenHash ?? '');
      endings += 1;
    },
  });

  return {
    get(tokenHash) {
      const found = kept.get(tokenHash.toString('hex'));
      return found && found.until > Date.now() ? found.session : undefined;
    },
    keep(tokenHash, session, asOf) {
      const key = tokenHash.toString('hex');
      // What was kept before is older than this, whether or not this may be kept.
      kept.delete(key);
      if (!listening || asOf !== endings) return;
      if (kept.size >= mostKept) kept.clear();
      kept.set(key, { session, until: Date.now() + keptMs });
    },
    moment: () => endings,
    clear,
    close: () => listener.close(),
  };
}
