import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@trueswing/local-stack';

export interface OwnPostgres {
  /** URL of the superuser; the port stays the same over restarts. */
  adminUrl: string;
  /** SIGKILLs the server, then starts it again on the same data: what a power cut of the process leaves. */
  crashAndRestart(): Promise<void>;
  /** Stops it and removes its data. */
  stop(): Promise<void>;
}

/** A PostgreSQL that belongs to one test and keeps its promises (fsync on), so that it may be crashed. */
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
      if (postgres.port !== port) throw new Error(`port ${port} was taken meanwhile`);
    },
    async stop() {
      await postgres.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
