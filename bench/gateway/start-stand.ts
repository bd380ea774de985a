import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readStackState } from '../../dev/local-stack/src/state/stack-state.ts';
import { ensureDatabase } from '../../dev/local-stack/src/stores/postgres/start-postgres.ts';
import { type RunningStores, type S3Connection, startStores } from '../../dev/local-stack/src/stores/start-stores.ts';
import { runMigrate } from '../../dev/local-stack/src/system/run-migrate.ts';
import { startService } from '../../dev/local-stack/src/system/start-service.ts';

const bucket = 'bench';

export interface Stand {
  gatewayUrl: string;
  gatewayPid: number;
  adminUrl: string;
  adminPassword: string;
  /** URL of the database for the gateway's own role. */
  databaseUrl: string;
  s3: S3Connection;
  bucket: string;
  remove(): Promise<void>;
}

/** The stores and the built gateway alone: no worker processes the uploads. */
export async function startStand(): Promise<Stand> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-gateway-'));
  const stores = await startStores({ dataFolder, bucket });
  try {
    return await startGateway(dataFolder, stores);
  } catch (error) {
    await stores.remove();
    throw error;
  }
}

async function startGateway(dataFolder: string, stores: RunningStores): Promise<Stand> {
  const { databasePasswords, adminPassword, internalSecret, pushKey } = readStackState(dataFolder);
  const logFolder = join(dataFolder, 'logs');
  const adminUrl = await ensureDatabase(stores.adminUrl, 'trueswing');
  await runMigrate({ adminUrl, passwords: databasePasswords, logFolder });
  const facts = {
    adminUrl,
    databasePasswords,
    redisUrl: stores.redisUrl,
    s3: stores.s3,
    s3Keys: stores.s3Keys,
    bucket,
    // Only the worker uses it.
    ffmpeg: { ffmpeg: '', ffprobe: '' },
    adminPassword,
    internalSecret,
    pushKey,
    // No payments in this benchmark.
    payments: undefined,
    gatewayPort: 0,
    billingPort: 0,
    gamificationPort: 0,
  };
  const { part, port } = await startService({ service: 'gateway', settings: facts, logFolder, wantedPorts: [] });
  const databaseUrl = new URL(adminUrl);
  databaseUrl.username = 'gateway';
  databaseUrl.password = encodeURIComponent(databasePasswords.gateway);
  return {
    gatewayUrl: `http://127.0.0.1:${port}`,
    gatewayPid: part.process.identity.pid,
    adminUrl,
    adminPassword,
    databaseUrl: databaseUrl.href,
    s3: stores.s3,
    bucket,
    async remove() {
      await part.stop();
      await stores.remove();
    },
  };
}
