import { spawnSync } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ChaosProcess, createTestBucket, createTestDatabase, createTestRedis } from '@trueswing/testkit';
import { testEnv } from './gateway-under-test.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The gateway as it is delivered, in a process of its own. */
export async function startBuiltGateway() {
  build();
  const [database, bucket, redis] = await Promise.all([createTestDatabase(), createTestBucket(), createTestRedis()]);
  const facts = { databaseUrl: database.url('gateway'), redisUrl: redis.url, bucket: bucket.name };
  const env = testEnv({ ...facts, overrides: { LOG_LEVEL: 'info' } });
  const texts = Object.entries(env).map(([name, value]) => [name, value === undefined ? '' : String(value)]);
  const child = new ChaosProcess({
    entry: join(root, 'services/gateway/dist/main.js'),
    env: Object.fromEntries(texts),
  });
  await child.untilOutput(/"started"/);
  const origin = /listening at (http:[^"]+)"/.exec(child.output)?.[1];
  if (!origin) throw new Error('the gateway does not say where it listens');
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

/** Up to date, and at once when it is already: the check command has built everything before. */
function build(): void {
  const bin = join(root, 'node_modules/.bin');
  const { status, stderr } = spawnSync(join(bin, 'turbo'), ['run', 'build', '--filter=@trueswing/gateway'], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PATH: [bin, process.env.PATH].join(delimiter), TURBO_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`the gateway does not build: ${stderr}`);
}
