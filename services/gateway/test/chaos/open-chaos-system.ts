import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountSmallDisk, openBucket, openTestS3, type RunningSystem, startSystem } from '@trueswing/testkit';
import pg from 'pg';
import { vi } from 'vitest';
import type { InspectedStores } from '../inspected-stores.ts';
import { callAt, type GatewayCall } from '../test-gateway.ts';
import { fill } from './disturber/acts.ts';
import { findFaketime, openSteppedClock, type SteppedClock } from './disturber/stepped-clock.ts';

/** Room for a long run, which stores about half of it. */
const diskMebibytes = 1_500;
/** Stores on the disk end while it is full, and are started again afterwards. */
const endOfStore = /^(postgres|redis|s3|payments-sandbox) ended \(/;

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

/** A system whose disk and clock can be disturbed too, where the machine allows it. */
export interface DisturbedSystem extends ChaosSystem {
  /** Fills the disk of all stores for a while; resolves when everything works again. */
  fillDisk(fullMs: number): Promise<void>;
  /** Wall clock of the services. */
  clock: SteppedClock | undefined;
}

interface ChaosOptions {
  /** Puts its data on a disk that can be filled. */
  onSmallDisk?: boolean;
  /** Gives its services a clock that can be stepped. */
  withClock?: boolean;
}

/** Starts the whole system as built processes, with files that outlive their kills. */
export async function openChaosSystem({ onSmallDisk, withClock }: ChaosOptions = {}): Promise<DisturbedSystem> {
  const folder = mkdtempSync(join(tmpdir(), 'trueswing-chaos-'));
  const tempFolder = join(folder, 'temporary');
  mkdirSync(tempFolder);
  // Each golfer has an address of their own, and leftovers of this system are found by their folder.
  vi.stubEnv('TRUST_PROXY_CIDRS', '127.0.0.1/32,::1/128');
  vi.stubEnv('TMPDIR', tempFolder);
  const faketime = withClock ? findFaketime() : undefined;
  const clock = faketime === undefined ? undefined : openSteppedClock(faketime, join(folder, 'clock'));
  const diskFolder = join(folder, 'disk');
  mkdirSync(diskFolder);
  const disk = onSmallDisk ? await mountSmallDisk(diskMebibytes, diskFolder) : undefined;
  // Nothing watches this disk, so uploads go on until it is full for all stores.
  if (disk) vi.stubEnv('STORAGE_DISK_PATH', '');
  const unexpectedEnds: string[] = [];
  let isDiskFull = false;
  const log = (line: string) => {
    const isExpected = isDiskFull && endOfStore.test(line);
    if (/ ended \(/.test(line) && !isExpected) unexpectedEnds.push(line);
  };
  const system = await startSystem({
    dataFolder: join(diskFolder, 'data'),
    ports: 'any',
    log,
    ...(clock && { serviceVariables: clock.variables }),
  }).catch(async (error: unknown) => {
    await disk?.remove();
    throw error;
  });
  const admin = new pg.Pool({ connectionString: system.stores.adminUrl, max: 3 });
  admin.on('error', () => undefined);
  return {
    system,
    folder,
    tempFolder,
    unexpectedEnds,
    clock,
    async fillDisk(fullMs) {
      if (!disk) throw new Error('its data is on no disk that can be filled');
      isDiskFull = true;
      await fill(disk, system, fullMs);
      isDiskFull = false;
    },
    rows: async (text, values = []) => (await admin.query(text, values)).rows,
    bucket: openBucket(openTestS3(system.stores.s3), system.stores.bucket),
    call: (path, call = {}) => callAt(system.webUrl, path, { signal: AbortSignal.timeout(30_000), ...call }),
    restartGateway: async () => system.parts.gateway?.restart(),
    async stop() {
      vi.unstubAllEnvs();
      await admin.end();
      await system.stop();
      clock?.close();
      if (!disk) return;
      cpSync(system.logFolder, join(folder, 'logs'), { recursive: true });
      await disk.remove();
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
