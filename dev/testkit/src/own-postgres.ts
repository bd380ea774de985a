import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@trueswing/local-stack';

export interface OwnPostgres {
  /** URL of the superuser. The port stays the same after a restart. */
  adminUrl: string;
  /** Simulates a crash: kills the server with SIGKILL, then starts it again on the same data. */
  crashAndRestart(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/** A PostgreSQL for one test, with fsync on, so that the test can crash it without losing committed data. */
export async function startOwnPostgres(): Promise<OwnPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'trueswing-postgres-'));
  const start = (wantedPorts: number[]) =>
    startPostgres({ dataFolder: folder, logFolder: folder, password: 'own-postgres', fsync: true, wantedPorts });
  let postgres = await start([]);
  const { port } = postgres;
  return {
    adminUrl: postgres.adminUrl(),
    async crashAndRestart() {
      await postgres.process.kill();
      postgres = await start([port]);
      if (postgres.port !== port) throw new Error(`port ${port} was taken by another process`);
    },
    async stop() {
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
