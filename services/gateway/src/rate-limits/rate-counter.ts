import { type Logger, withTimeout } from '@trueswing/service-kit';
import { Redis } from 'ioredis';

export interface RateCounter {
  /**
   * Counts one more in the running window and gives the count.
   * @throws when Redis does not answer within half a second
   */
  count(key: string, windowS: number): Promise<number>;
  /**
   * Counts one more and gives at once what this process knows of the running window: its own calls, and those of other
   * gateways as of a quarter of a second ago. While Redis is away it knows its own.
   */
  countSoon(key: string, windowS: number): number;
  /** Forgets what was counted in the running window. @throws when Redis does not answer */
  forget(key: string, windowS: number): Promise<void>;
  /** Remembers a name in a list, which is kept for `keptS` from now. @throws when Redis does not answer */
  remember(list: string, name: string, keptS: number): Promise<void>;
  /** @throws when Redis does not answer */
  isRemembered(list: string, name: string): Promise<boolean>;
  /** Forgets a whole list. @throws when Redis does not answer */
  forgetList(list: string): Promise<void>;
  close(): Promise<void>;
}

const answerTimeout = { timeoutMs: 500, error: 'redis did not answer in time' };
/** After a failure Redis is left alone for so long: a dead link must not slow every request down. */
const pauseMs = 2_000;

const shareEveryMs = 250;
/** Of so many clients at once the counts are kept; more would be an attack on our memory, which proxies must stop. */
const mostCounted = 100_000;

/** Names in a list; beyond, some one goes for each that comes. */
const mostRemembered = 100;

interface SharedCount {
  /** Of all gateways, as far as Redis has told; our own included. */
  known: number;
  /** Counted here since then. */
  unsent: number;
  endsAt: number;
}

/** Counters of fixed windows in Redis, shared by all gateways. */
export function openRateCounter({ redisUrl, logger }: { redisUrl: string; logger: Logger }): RateCounter {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    // For what nobody else waits for: its first words on a new connection.
    commandTimeout: 5_000,
  });
  redis.on('error', (error) => logger.warn({ reason: error.message }, 'rate limits: redis is away'));
  let pausedUntil = 0;
  const soon = new Map<string, SharedCount>();
  const sharing = setInterval(() => void share(), shareEveryMs).unref();

  /** Tells Redis what was counted since the last time, all in one go, and learns what others counted. */
  async function share(): Promise<void> {
    const now = Date.now();
    const toTell: [string, SharedCount, number][] = [];
    const pipeline = redis.pipeline();
    for (const [name, count] of soon) {
      if (count.endsAt < now) soon.delete(name);
      else if (count.unsent > 0) {
        toTell.push([name, count, count.unsent]);
        pipeline.incrby(name, count.unsent).expire(name, Math.ceil((count.endsAt - now) / 1000) + 1);
        count.known += count.unsent;
        count.unsent = 0;
      }
    }
    if (toTell.length === 0 || now < pausedUntil) return;
    const answers = await withTimeout(pipeline.exec(), answerTimeout).catch(() => null);
    if (answers === null || answers.some(([error]) => error !== null)) pausedUntil = Date.now() + pauseMs;
    else for (const [index, [, count]] of toTell.entries()) count.known = Number(answers[2 * index]?.[1]);
  }

  async function ask<T>(question: () => Promise<T>): Promise<T> {
    if (Date.now() < pausedUntil) throw new Error('redis was away a moment ago');
    try {
      return await withTimeout(question(), answerTimeout);
    } catch (error) {
      pausedUntil = Date.now() + pauseMs;
      throw error;
    }
  }

  return {
    count: (key, windowS) =>
      ask(async () => {
        const { name } = runningWindow(key, windowS);
        const answers = await redis.multi().incr(name).expire(name, windowS).exec();
        const count = answers?.[0]?.[1];
        if (typeof count !== 'number') throw new Error('redis did not count');
        return count;
      }),
    async forget(key, windowS) {
      await ask(() => redis.del(runningWindow(key, windowS).name));
    },
    async remember(list, name, keptS) {
      const answers = await ask(() =>
        redis.multi().sadd(listName(list), name).expire(listName(list), keptS).scard(listName(list)).exec(),
      );
      if (Number(answers?.[2]?.[1]) > mostRemembered) await ask(() => redis.spop(listName(list)));
    },
    isRemembered: async (list, name) => (await ask(() => redis.sismember(listName(list), name))) === 1,
    async forgetList(list) {
      await ask(() => redis.del(listName(list)));
    },
    countSoon(key, windowS) {
      const { name, window } = runningWindow(key, windowS);
      let count = soon.get(name);
      if (!count) {
        if (soon.size >= mostCounted) return 0;
        count = { known: 0, unsent: 0, endsAt: (window + 1) * windowS * 1000 };
        soon.set(name, count);
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

function runningWindow(key: string, windowS: number): { name: string; window: number } {
  const window = Math.floor(Date.now() / 1000 / windowS);
  return { name: `rate:${key}:${window}`, window };
}
