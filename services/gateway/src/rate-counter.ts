import type { Logger } from '@trueswing/service-kit';
import { Redis } from 'ioredis';

export interface RateCounter {
  /**
   * Counts one more in the running window and gives the count.
   * @throws when Redis does not answer within half a second
   */
  count(key: string, windowS: number): Promise<number>;
  close(): Promise<void>;
}

/** After a failure Redis is left alone for so long: a dead link must not slow every request down. */
const pauseMs = 2_000;

/** Counters of fixed windows in Redis, shared by all gateways. */
export function openRateCounter({ redisUrl, logger }: { redisUrl: string; logger: Logger }): RateCounter {
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2_000,
    commandTimeout: 500,
  });
  redis.on('error', (error) => logger.warn({ reason: error.message }, 'rate limits: redis is away'));
  let pausedUntil = 0;

  return {
    async count(key, windowS) {
      if (Date.now() < pausedUntil) throw new Error('redis was away a moment ago');
      const window = Math.floor(Date.now() / 1000 / windowS);
      const name = `rate:${key}:${window}`;
      try {
        const answers = await redis.multi().incr(name).expire(name, windowS).exec();
        const count = answers?.[0]?.[1];
        if (typeof count !== 'number') throw new Error('redis did not count');
        return count;
      } catch (error) {
        pausedUntil = Date.now() + pauseMs;
        throw error;
      }
    },
    async close() {
      redis.disconnect();
    },
  };
}
