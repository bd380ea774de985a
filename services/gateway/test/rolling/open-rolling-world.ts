import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openBucket, openTestS3, type RunningSystem, type SystemOptions } from '@trueswing/testkit';
import pg from 'pg';
import { vi } from 'vitest';
import { FactLog } from '../chaos/fact-log.ts';
import type { World } from '../chaos/world.ts';
import { callAt } from '../test-gateway.ts';
import { exampleVideo } from '../test-videos.ts';
import { openRollingSystem } from './open-rolling-system.ts';
import { called, services, type Version } from './service-copy.ts';

/** Starts the stores and the payments sandbox of a version, and one copy of each of its services but the worker. */
export async function openRollingWorld(version: Version) {
  const folder = mkdtempSync(join(tmpdir(), 'trueswing-rolling-'));
  const tempFolder = join(folder, 'temporary');
  mkdirSync(tempFolder);
  vi.stubEnv('TMPDIR', tempFolder);
  const over = new AbortController();
  const system = await startSystemOf(version, { dataFolder: join(folder, 'data'), ports: 'any' });
  // The copies that are started below have a load balancer in front of them.
  for (const service of services) await system.parts[service]?.stop();
  const rolling = await openRollingSystem(system);
  for (const service of called) await rolling.start(service, version);
  const admin = new pg.Pool({ connectionString: system.stores.adminUrl, max: 3 });
  admin.on('error', () => undefined);
  const world: World = {
    system,
    folder,
    tempFolder,
    unexpectedEnds: rolling.unexpectedEnds,
    log: new FactLog(join(folder, 'facts.jsonl')),
    staying: [],
    trained: [],
    videos: { rejected: await exampleVideo(), analyzed: null },
    over: over.signal,
    rows: async (text, values = []) => (await admin.query(text, values)).rows,
    bucket: openBucket(openTestS3(system.stores.s3), system.stores.bucket),
    call: (path, call = {}) => callAt(rolling.origin, path, { signal: AbortSignal.timeout(60_000), ...call }),
    restartGateway: () => rolling.restart('gateway'),
    async stop() {
      vi.unstubAllEnvs();
      await admin.end();
      await rolling.stop();
      await system.stop();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
  return { world, rolling, end: () => over.abort() };
}

/** Starts a system by the local stack of that version's own tree, which migrates to its schema. */
async function startSystemOf({ tree }: Version, options: SystemOptions): Promise<RunningSystem> {
  const stack = pathToFileURL(join(tree, 'dev/local-stack/dist/index.js')).href;
  const { startSystem } = (await import(stack)) as { startSystem(options: SystemOptions): Promise<RunningSystem> };
  return startSystem(options);
}
