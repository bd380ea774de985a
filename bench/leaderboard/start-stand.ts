import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseRole, readStackState } from '../../dev/local-stack/src/state/stack-state.ts';
import { ensureDatabase, startPostgres } from '../../dev/local-stack/src/stores/postgres/start-postgres.ts';
import { runMigrate } from '../../dev/local-stack/src/system/run-migrate.ts';
import { startService } from '../../dev/local-stack/src/system/start-service.ts';

export interface Stand {
  adminUrl: string;
  internalSecret: string;
  urlAs(role: DatabaseRole): string;
  /** Starts the built service. */
  startGamification(): Promise<{ origin: string; stop(): Promise<void> }>;
  remove(): Promise<void>;
}

/** PostgreSQL alone, with fsync: no other store takes part. */
export async function startStand(): Promise<Stand> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'bench-leaderboard-'));
  const logFolder = join(dataFolder, 'logs');
  await mkdir(logFolder);
  const { postgresPassword, databasePasswords, internalSecret, pushKey } = readStackState(dataFolder);
  const postgres = await startPostgres({ dataFolder, logFolder, password: postgresPassword, fsync: true });
  const remove = async () => {
    await postgres.remove();
    await rm(dataFolder, { recursive: true, force: true });
  };
  try {
    const adminUrl = await ensureDatabase(postgres.adminUrl(), 'trueswing');
    await runMigrate({ adminUrl, passwords: databasePasswords, logFolder });
    const urlAs = (role: DatabaseRole) => {
      const url = new URL(adminUrl);
      url.username = role;
      url.password = encodeURIComponent(databasePasswords[role]);
      return url.href;
    };
    return {
      adminUrl,
      internalSecret,
      urlAs,
      remove,
      async startGamification() {
        const settings = {
          adminUrl,
          databasePasswords,
          internalSecret,
          pushKey,
          redisUrl: '',
          bucket: '',
          adminPassword: '',
          s3: { endpoint: '', region: '', accessKey: '', secretKey: '' },
          s3Keys: undefined,
          ffmpeg: { ffmpeg: '', ffprobe: '' },
          payments: undefined,
          gatewayPort: 0,
          billingPort: 0,
          gamificationPort: 0,
        };
        const service = await startService({ service: 'gamification', settings, logFolder, wantedPorts: [] });
        return { origin: `http://127.0.0.1:${service.port}`, stop: () => service.part.stop() };
      },
    };
  } catch (error) {
    await remove();
    throw error;
  }
}
