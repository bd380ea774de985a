import { join } from 'node:path';
import { Redis } from 'ioredis';
import pg from 'pg';
import { vi } from 'vitest';
import { ensureLanCertificate } from '../../src/lan/lan-certificate.ts';
import { findFreePort } from '../../src/processes/free-port.ts';
import { ensureDatabase } from '../../src/stores/postgres/start-postgres.ts';
import { type RunningStores, startStores } from '../../src/stores/start-stores.ts';
import { demandTlsOfPostgres, demandTlsOfRedis } from './demand-tls.ts';

export interface TlsStores {
  /** Their URLs without TLS, which they refuse. */
  plain: Pick<RunningStores, 'adminUrl' | 'redisUrl'>;
  databaseUrl: string;
  redisUrl: string;
  remove(): Promise<void>;
}

/** Starts stores of which PostgreSQL and Redis take connections by TLS alone, and has systems that start from now on use these two. */
export async function startTlsStores(folder: string): Promise<TlsStores> {
  const certificate = await ensureLanCertificate(join(folder, 'certificate'), [], new Date());
  const stores = await startStores({ dataFolder: join(folder, 'stores'), fsync: false });
  const plainUrl = await ensureDatabase(stores.adminUrl, 'trueswing');
  const databaseUrl = await demandTlsOfPostgres(plainUrl, certificate);
  // The server reads its files again in its own time.
  await vi.waitFor(() => connectTo(databaseUrl), { timeout: 10_000, interval: 100 });
  const redisUrl = await demandTlsOfRedis(stores.redisUrl, await findFreePort(), certificate);
  vi.stubEnv('DATABASE_ADMIN_URL', databaseUrl);
  vi.stubEnv('REDIS_URL', redisUrl);
  vi.stubEnv('NODE_EXTRA_CA_CERTS', certificate.certificateFile);
  return { plain: stores, databaseUrl, redisUrl, remove: () => stores.remove() };
}

export async function connectTo(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
  } finally {
    await client.end().catch(() => undefined);
  }
}

export async function ping(url: string): Promise<void> {
  const redis = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  const failed = new Promise<never>((_, reject) => redis.on('error', reject));
  try {
    await Promise.race([redis.connect(), failed]);
  } finally {
    redis.disconnect();
  }
}
