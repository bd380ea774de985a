import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { ensureLanCertificate, type LanCertificate } from '../../src/lan/lan-certificate.ts';
import { findFreePort } from '../../src/processes/free-port.ts';
import { repositoryRoot } from '../../src/repository-paths.ts';
import { ensureDatabase } from '../../src/stores/postgres/start-postgres.ts';
import { type RunningStores, startStores } from '../../src/stores/start-stores.ts';
import { type RunningSystem, startSystem } from '../../src/system/start-system.ts';
import { registerUploader } from '../full-disk/uploading-golfer.ts';
import { demandTlsOfPostgres, demandTlsOfRedis } from './demand-tls.ts';

let folder: string;
let stores: RunningStores;
let certificate: LanCertificate;
let databaseUrl: string;
let redisUrl: string;
let system: RunningSystem;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trueswing-tls-'));
  certificate = await ensureLanCertificate(join(folder, 'certificate'), [], new Date());
  stores = await startStores({ dataFolder: join(folder, 'stores'), fsync: false });
  const plainUrl = await ensureDatabase(stores.adminUrl, 'trueswing');
  databaseUrl = await demandTlsOfPostgres(plainUrl, certificate);
  // The server reads its files again in its own time.
  await vi.waitFor(() => connectTo(databaseUrl), { timeout: 10_000, interval: 100 });
  redisUrl = await demandTlsOfRedis(stores.redisUrl, await findFreePort(), certificate);
  vi.stubEnv('DATABASE_ADMIN_URL', databaseUrl);
  vi.stubEnv('REDIS_URL', redisUrl);
  vi.stubEnv('NODE_EXTRA_CA_CERTS', certificate.certificateFile);
  system = await startSystem({ dataFolder: join(folder, 'system'), ports: 'any', fsync: false });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await system?.remove();
  await stores?.remove();
  await rm(folder, { recursive: true, force: true });
});

it('analyzes a swing while PostgreSQL and Redis take connections by TLS alone', async () => {
  const golfer = await registerUploader(system.webUrl, 1);
  const sample = readFileSync(join(repositoryRoot, 'samples/face-on.mp4'));
  await golfer.uploadUntilAccepted(new File([sample], 'swing.mp4', { type: 'video/mp4' }));
  expect(golfer.answers.map(({ status }) => status)).toEqual([200]);
  await vi.waitFor(async () => expect(await golfer.readStatus()).toMatchObject({ isComplete: true }), {
    timeout: 120_000,
    interval: 1_000,
  });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query(
    `select count(*) filter (where ssl)::int as encrypted, count(*)::int as connections
     from pg_stat_ssl join pg_stat_activity using (pid) where datname = 'trueswing'`,
  );
  await client.end();
  expect(rows[0].connections).toBeGreaterThan(4);
  expect(rows[0].encrypted).toBe(rows[0].connections);
});

it('the stores refuse connections without TLS', async () => {
  await expect(connectTo(stores.adminUrl)).rejects.toThrow(/no encryption/);
  await expect(ping(stores.redisUrl)).rejects.toThrow(/ECONNREFUSED/);
});

it('a store whose certificate is not known is not connected to', async () => {
  const url = new URL(databaseUrl);
  url.searchParams.delete('sslrootcert');
  await expect(connectTo(url.href)).rejects.toThrow(/self-signed certificate/);
  await expect(ping(redisUrl)).rejects.toThrow(/self-signed certificate/);
});

async function connectTo(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function ping(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  const failed = new Promise<never>((_, reject) => redis.on('error', reject));
  try {
    await Promise.race([redis.connect(), failed]);
  } finally {
    redis.disconnect();
  }
}
