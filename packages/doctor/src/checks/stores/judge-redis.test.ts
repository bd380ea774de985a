import { expect, it } from 'vitest';
import { judgeRedis } from './judge-redis.ts';

const info = (changed: Record<string, string> = {}) =>
  Object.entries({ redis_version: '7.4.2', maxmemory_policy: 'noeviction', aof_enabled: '1', ...changed })
    .map(([name, value]) => `${name}:${value}\r\n`)
    .join('');

it.each([
  [{}, '', ['ok Redis 7.4.2, noeviction, append-only file']],
  [{ aof_enabled: '0' }, '3600 1', ['ok Redis 7.4.2, noeviction, snapshots']],
  [{ aof_enabled: '0' }, null, ['ok Redis 7.4.2, noeviction, persistence not known']],
  [{ aof_enabled: '0' }, '', ['warning Redis keeps nothing over a restart']],
  [{ redis_version: '4.0.14' }, '', ['failed Redis 4.0.14 is too old for the queue']],
  [{ redis_version: '5.0.0' }, '', ['warning Redis 5.0.0 is older than the queue advises']],
  [{ redis_version: '6.0.20' }, '', ['warning Redis 6.0.20 is older than the queue advises']],
  [{ redis_version: '6.2.0' }, '', ['ok Redis 6.2.0']],
  [{ redis_version: '10.0.1' }, '', ['ok Redis 10.0.1']],
  [
    { maxmemory_policy: 'allkeys-lru', aof_enabled: '0' },
    '',
    ['failed Redis deletes keys when its memory is full (maxmemory-policy allkeys-lru)', 'warning Redis keeps nothing'],
  ],
])('%j with save %j: %j', (changed, save, expected) => {
  const found = judgeRedis(info(changed), save).map(({ status, text }) => `${status} ${text}`);
  expect(found.map((line, index) => line.slice(0, expected[index]?.length))).toEqual(expected);
});
