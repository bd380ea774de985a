import { fileURLToPath } from 'node:url';
import { ChaosProcess, createTestBucket, createTestDatabase, createTestRedis } from '@trueswing/testkit';
import type { Env } from '../src/env.ts';
import { testEnv } from './test-gateway.ts';

/** The build that runs in production; a run of the system tests makes it first. */
export const gatewayEntry = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Starts the built gateway in a process of its own. */
export async function startBuiltGateway(overrides: Partial<Env> = {}) {
  const [database, bucket, redis] = await Promise.all([createTestDatabase(), createTestBucket(), createTestRedis()]);
  const facts = { databaseUrl: database.url('gateway'), redisUrl: redis.url, bucket: bucket.name };
  const env = testEnv({ ...facts, overrides: { LOG_LEVEL: 'info', ...overrides } });
  const texts = Object.entries(env).map(([name, value]) => [name, value === undefined ? '' : String(value)]);
  const child = new ChaosProcess({ entry: gatewayEntry, env: Object.fromEntries(texts) });
  await child.untilOutput(/"started"/);
  const origin = /listening at (http:[^"]+)"/.exec(child.output)?.[1];
  if (!origin) throw new Error('the gateway logged no address');
  return {
    child,
    bucket,
    origin,
    async stop() {
      await child.end();
      await Promise.all([database.drop(), bucket.remove()]);
    },
  };
}
