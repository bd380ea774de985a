import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readStackState } from '../../dev/local-stack/src/state/stack-state.ts';
import { ensureDatabase } from '../../dev/local-stack/src/stores/postgres/start-postgres.ts';
import { type S3Connection, startStores } from '../../dev/local-stack/src/stores/start-stores.ts';
import { runMigrate } from '../../dev/local-stack/src/system/run-migrate.ts';
import { startService } from '../../dev/local-stack/src/system/start-service.ts';
import { findFfmpeg } from '../../dev/local-stack/src/tools/find-ffmpeg.ts';

export interface Stand {
  adminUrl: string;
  redisUrl: string;
  s3: S3Connection;
  bucket: string;
  /** Starts a built worker; with `core` it and everything that it starts run on that core only. */
  startWorker(options: { concurrency: number; core?: number }): Promise<{ stop(): Promise<void> }>;
  remove(): Promise<void>;
}

/** The stores alone, with fsync; the benchmark starts the workers. */
export async function startStand(): Promise<Stand> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-queue-'));
  const logFolder = join(dataFolder, 'logs');
  const bucket = 'trueswing';
  const stores = await startStores({ dataFolder, bucket });
  try {
    const { databasePasswords, adminPassword, internalSecret, pushKey } = readStackState(dataFolder);
    const adminUrl = await ensureDatabase(stores.adminUrl, 'trueswing');
    await runMigrate({ adminUrl, passwords: databasePasswords, logFolder });
    const settings = {
      adminUrl,
      databasePasswords,
      adminPassword,
      internalSecret,
      pushKey,
      bucket,
      redisUrl: stores.redisUrl,
      s3: stores.s3,
      s3Keys: stores.s3Keys,
      ffmpeg: findFfmpeg(console.error),
      payments: undefined,
      gatewayPort: 0,
      billingPort: 0,
      gamificationPort: 0,
    };
    return {
      adminUrl,
      redisUrl: stores.redisUrl,
      s3: stores.s3,
      bucket,
      async startWorker({ concurrency, core }) {
        process.env.ANALYSIS_CONCURRENCY = String(concurrency);
        const { part } = await startService({ service: 'analysis-worker', settings, logFolder, wantedPorts: [] });
        if (core !== undefined) await pin(part.process.identity.pid, core);
        return part;
      },
      remove: stores.remove,
    };
  } catch (error) {
    await stores.remove();
    throw error;
  }
}

/** All threads of the process; its children and later threads inherit it. Linux only. */
async function pin(pid: number, core: number): Promise<void> {
  await promisify(execFile)('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)]);
}
