import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestS3, type RunningSystem, startSystem } from '@trueswing/testkit';
import pg from 'pg';
import { vi } from 'vitest';
import type { InspectedStores } from '../inspected-stores.ts';
import { callAt, type GatewayCall } from '../test-gateway.ts';

export interface ChaosSystem extends InspectedStores {
  system: RunningSystem;
  /** Folder of everything that its processes write. */
  folder: string;
  /** Folder that its processes use for temporary files. */
  tempFolder: string;
  /** Ends of parts that no one caused. */
  unexpectedEnds: readonly string[];
  call(path: string, call?: GatewayCall): Promise<Response>;
  /** Starts the gateway again, which runs its periodic tasks then. */
  restartGateway(): Promise<void>;
  /** Stops everything; the folder stays. */
  stop(): Promise<void>;
  remove(): void;
}

/** Starts the whole system as built processes, with files that outlive their kills. */
export async function openChaosSystem(): Promise<ChaosSystem> {
  const folder = mkdtempSync(join(tmpdir(), 'trueswing-chaos-'));
  const tempFolder = join(folder, 'temporary');
  mkdirSync(tempFolder);
  // Each golfer has an address of their own, and leftovers of this system are found by their folder.
  vi.stubEnv('TRUST_PROXY_CIDRS', '127.0.0.1/32,::1/128');
  vi.stubEnv('TMPDIR', tempFolder);
  const unexpectedEnds: string[] = [];
  const log = (line: string) => void (/ ended \(/.test(line) && unexpectedEnds.push(line));
  const system = await startSystem({ dataFolder: join(folder, 'data'), ports: 'any', log });
  const admin = new pg.Pool({ connectionString: system.stores.adminUrl, max: 3 });
  admin.on('error', () => undefined);
  const client = openTestS3(system.stores.s3);
  const { bucket } = system.stores;
  return {
    system,
    folder,
    tempFolder,
    unexpectedEnds,
    rows: async (text, values = []) => (await admin.query(text, values)).rows,
    bucket: {
      name: bucket,
      client,
      async keys() {
        const keys: string[] = [];
        for await (const { name } of client.listObjectsV2(bucket, '', true)) keys.push(name as string);
        return keys;
      },
    },
    call: (path, call = {}) => callAt(system.webUrl, path, { signal: AbortSignal.timeout(30_000), ...call }),
    restartGateway: async () => system.parts.gateway?.restart(),
    async stop() {
      vi.unstubAllEnvs();
      await admin.end();
      await system.stop();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
