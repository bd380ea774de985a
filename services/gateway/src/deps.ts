import { assertMigrated, type Logger, openDatabase } from '@trueswing/service-kit';
import type { Kysely } from 'kysely';
import { type AnalysisQueue, openAnalysisQueue } from './analysis-queue.ts';
import type { GatewayTables } from './database.tables.ts';
import type { Env } from './env.ts';
import { type IdentityProvider, openIdentityProvider } from './features/accounts/oidc/identity-provider.ts';
import { openSessionCache, type SessionCache } from './features/accounts/sessions/session-cache.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { type MediaStore, openMediaStore } from './media-store/media-store.ts';
import { schemaModule } from './migrations.ts';
import { openRateCounter, type RateCounter } from './rate-limits/rate-counter.ts';

export interface Deps {
  env: Env;
  logger: Logger;
  db: Kysely<GatewayTables>;
  media: MediaStore;
  queue: AnalysisQueue;
  rates: RateCounter;
  sessions: SessionCache;
  /** null where no mail server is configured. */
  mailer: Mailer | null;
  /** null where golfers sign in with passwords of ours. */
  identityProvider: IdentityProvider | null;
  /** The one clock: sessions, weeks and days are told by it. */
  now: () => Date;
}

/**
 * Opens what the service works with. Fails when the database is not the one that this build was made for or the object
 * store is away; Redis may be away, now and later.
 */
export async function openDeps(env: Env, logger: Logger): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { db, close: closeDatabase } = openDatabase<GatewayTables>({
    url: env.DATABASE_URL,
    logger,
    maxConnections: 20,
    preparesReads: true,
  });
  const media = openMediaStore(env, logger);
  const queue = openAnalysisQueue({ redisUrl: env.REDIS_URL, logger });
  const rates = openRateCounter({ redisUrl: env.REDIS_URL, logger });
  const sessions = openSessionCache({ url: env.DATABASE_URL, logger });
  const mailer = openMailer(env, logger);
  const identityProvider = openIdentityProvider(env, logger);
  const close = async () => {
    await Promise.all([queue.close(), rates.close(), sessions.close(), mailer?.close()]);
    await closeDatabase();
  };
  try {
    await assertMigrated(db, schemaModule);
    await media.ensureBucket();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    deps: { env, logger, db, media, queue, rates, sessions, mailer, identityProvider, now: () => new Date() },
    close,
  };
}
