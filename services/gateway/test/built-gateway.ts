import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ChaosProcess, createTestBucket, createTestDatabase, createTestRedis } from '@trueswing/testkit';
import type { Env } from '../src/env.ts';
import { testEnv } from './test-gateway.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The packages of the gateway, in build order. */
const parts = ['packages/contracts', 'packages/domain', 'packages/service-kit', 'packages/events', 'services/gateway'];

/** Starts the built gateway in a process of its own. */
export async function startBuiltGateway(overrides: Partial<Env> = {}) {
  const entry = buildGateway();
  const [database, bucket, redis] = await Promise.all([createTestDatabase(), createTestBucket(), createTestRedis()]);
  const facts = { databaseUrl: database.url('gateway'), redisUrl: redis.url, bucket: bucket.name };
  const env = testEnv({ ...facts, overrides: { LOG_LEVEL: 'info', ...overrides } });
  const texts = Object.entries(env).map(([name, value]) => [name, value === undefined ? '' : String(value)]);
  const child = new ChaosProcess({ entry, env: Object.fromEntries(texts) });
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

/** Builds the packages that are not up to date, and returns the entry file of the gateway's process. */
export function buildGateway(): string {
  for (const part of parts) buildWhenStale(join(root, part));
  return join(root, 'services/gateway/dist/main.js');
}

/** The check command has built everything before; this builds again when a source is newer. */
function buildWhenStale(folder: string): void {
  const sources = ['src', 'migrations']
    .filter((name) => existsSync(join(folder, name)))
    .flatMap((name) => readdirSync(join(folder, name), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'));
  const newestSource = Math.max(...sources.map((file) => statSync(join(file.parentPath, file.name)).mtimeMs));
  const dist = join(folder, 'dist');
  const built = existsSync(dist) ? readdirSync(dist).map((name) => statSync(join(dist, name)).mtimeMs) : [];
  if (built.length > 0 && Math.max(...built) >= newestSource) return;
  const script = join(root, 'scripts/build-package.mjs');
  const { status, stderr } = spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${folder} does not build: ${stderr}`);
}
