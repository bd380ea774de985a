import { type Logger, withTimeout } from '@trueswing/service-kit';
import { Redis } from 'ioredis';

export interface RateCounter {
  /**
   * Counts one more in the current window and returns the count.
   * @throws when Redis does not answer within half a second
   */
  count(key: string, windowS: number): Promise<number>;
  /**
   * Counts one more and returns immediately what this process knows of the current window: its own calls, and those of
   * other gateways as of a quarter of a second ago. While Redis is unavailable it knows its own only.
   */
  countWithoutWaiting(key: string, windowS: number): number;
  /** Sets the count of the current window back to zero. @throws when Redis does not answer */
  reset(key: string, windowS: number): Promise<void>;
  /** Adds a name to a list, which expires `ttlS` from now. @throws when Redis does not answer */
  addToList(list: string, name: string, ttlS: number): Promise<void>;
  /** @throws when Redis does not answer */
  isInList(list: string, name: string): Promise<boolean>;
  /** @throws when Redis does not answer */
  deleteList(list: string): Promise<void>;
  close(): Promise<void>;
}

const answerTimeout = { timeoutMs: 500, error: 'redis did not answer in time' };
/** After a failure Redis is not asked for this long or until it is connected again: a dead link must not slow every request down. */
const pauseMs = 2_000;

const shareEveryMs = 250;
/** Clients that are counted at the same time. More would be an attack on the memory, which proxies must stop. */
const maxClients = 100_000;

/** Names in a list; beyond, a random one is removed for each that is added. */
const maxNamesInList = 100;

interface SharedCount {
  /** Count of all gateways as of Redis's last answer, this one included. */
  known: number;
  /** Counted by this process since then. */
  unsent: number;
  endsAt: number;
}

interface RateCounterOptions {
  redisUrl: string;
  logger: Logger;
  /** The windows follow it. */
  now: () => Date;
  /** Longest handshake on a new connection. Default 5 s. */
  handshakeTimeoutMs?: number;
}

/** Counters of fixed windows in Redis, shared by all gateways. */
export function openRateCounter({
  redisUrl,
  logger,
  now,
  handshakeTimeoutMs = 5_000,
}: RateCounterOptions): RateCounter {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    // Ends the handshake on a new connection too, for which no caller waits.
    commandTimeout: handshakeTimeoutMs,
  });
  redis.on('error', (error) => logger.warn({ reason: error.message }, 'rate limits: redis is unavailable'));
  let pausedUntil = 0;
  redis.on('ready', () => {
    pausedUntil = 0;
  });
  const shared = new Map<string, SharedCount>();
  const sharing = setInterval(() => void share(), shareEveryMs).unref();

  /** Adds to Redis what was counted since the last time, in one pipeline, and reads what other gateways counted. */
  async function share(): Promise<void> {
    const nowMs = now().getTime();
    const sent: [string, SharedCount, number][] = [];
    const pipeline = redis.pipeline();
    for (const [name, count] of shared) {
      if (count.endsAt < nowMs) shared.delete(name);
      else if (count.unsent > 0) {
        sent.push([name, count, count.unsent]);
        pipeline.incrby(name, count.unsent).expire(name, Math.ceil((count.endsAt - nowMs) / 1000) + 1);
        count.known += count.unsent;
        count.unsent = 0;
      }
    }
    if (sent.length === 0 || performance.now() < pausedUntil) return;
    const answers = await withTimeout(pipeline.exec(), answerTimeout).catch(() => null);
    if (answers === null || answers.some(([error]) => error !== null)) pausedUntil = performance.now() + pauseMs;
    else for (const [index, [, count]] of sent.entries()) count.known = Number(answers[2 * index]?.[1]);
  }

  async function ask<T>(command: () => Promise<T>): Promise<T> {
    if (performance.now() < pausedUntil) throw new Error('redis was unavailable a moment ago');
    try {
      return await withTimeout(command(), answerTimeout);
    } catch (error) {
      pausedUntil = performance.now() + pauseMs;
      throw error;
    }
  }

  return {
    count: (key, windowS) =>
      ask(async () => {
        const { name } = currentWindow(key, windowS, now());
        const answers = await redis.multi().incr(name).expire(name, windowS).exec();
        const count = answers?.[0]?.[1];
        if (typeof count !== 'number') throw new Error('redis did not count');
        return count;
      }),
    async reset(key, windowS) {
      await ask(() => redis.del(currentWindow(key, windowS, now()).name));
    },
    async addToList(list, name, ttlS) {
      const answers = await ask(() =>
        redis.multi().sadd(listName(list), name).expire(listName(list), ttlS).scard(listName(list)).exec(),
      );
      if (Number(answers?.[2]?.[1]) > maxNamesInList) await ask(() => redis.spop(listName(list)));
    },
    isInList: async (list, name) => (await ask(() => redis.sismember(listName(list), name))) === 1,
    async deleteList(list) {
      await ask(() => redis.del(listName(list)));
    },
    countWithoutWaiting(key, windowS) {
      const { name, window } = currentWindow(key, windowS, now());
      let count = shared.get(name);
      if (!count) {
        if (shared.size >= maxClients) return 0;
        count = { known: 0, unsent: 0, endsAt: (window + 1) * windowS * 1000 };
        shared.set(name, count);
      }
      count.unsent += 1;
      return count.known + count.unsent;
    },
    async close() {
      clearInterval(sharing);
      redis.disconnect();
    },
  };
}

const listName = (list: string) => `rate:known:${list}`;

function currentWindow(key: string, windowS: number, now: Date): { name: string; window: number } {
  const window = Math.floor(now.getTime() / 1000 / windowS);
  return { name: `rate:${key}:${window}`, window };
}
