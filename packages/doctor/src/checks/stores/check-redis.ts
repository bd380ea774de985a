import { Redis } from 'ioredis';
import { describeFailure } from '../../report/describe-failure.ts';
import { failed, type Result } from '../../report/result.ts';
import { judgeRedis } from './judge-redis.ts';

const timeoutMs = 6_000;

/** Runs work on a connection that is never tried again. */
export async function withRedis<T>(url: string, run: (redis: Redis) => Promise<T>): Promise<T> {
  const redis = new Redis(url, {
    lazyConnect: true,
    retryStrategy: () => null,
    maxRetriesPerRequest: 0,
    connectTimeout: timeoutMs,
    commandTimeout: timeoutMs,
  });
  // The reason of a failed connection comes as an event only; `connect` says that the connection is closed.
  let reason: unknown;
  redis.on('error', (error) => {
    reason ??= error;
  });
  try {
    await redis.connect();
    return await run(redis);
  } catch (error) {
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}

export async function checkRedis(url: string): Promise<Result[]> {
  const { host } = new URL(url);
  try {
    return await withRedis(url, async (redis) => {
      const [info, save] = await Promise.all([redis.info(), readSave(redis)]);
      return judgeRedis(info, save);
    });
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    if (/WRONGPASS|NOAUTH|invalid password|Client sent AUTH/i.test(message)) {
      return [
        failed(
          `Redis at ${host} refuses the password`,
          'Correct the password in REDIS_URL: redis://:password@host:6379.',
        ),
      ];
    }
    return [
      failed(
        `Redis at ${host} does not answer: ${describeFailure(error)}`,
        'Start it, or correct host and port in REDIS_URL. Nothing is lost meanwhile: analyses wait in the database.',
      ),
    ];
  }
}

/** When Redis writes a snapshot; null where a managed service does not say. */
async function readSave(redis: Redis): Promise<string | null> {
  const answer = await redis.config('GET', 'save').catch(() => null);
  return Array.isArray(answer) ? String(answer[1] ?? '') : null;
}
