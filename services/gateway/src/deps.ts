import { assertMigrated, type Logger, openDatabase } from '@trueswing/service-kit';
import type { Kysely } from 'kysely';
import { type AnalysisQueue, openAnalysisQueue } from './analysis-queue.ts';
import type { GatewayTables } from './database.tables.ts';
import type { Env } from './env.ts';
import { type IdentityProvider, openIdentityProvider } from './features/accounts/oidc/identity-provider.ts';
import { openSessionCache, type SessionCache } from './features/accounts/sessions/session-cache.ts';
import { type ExerciseCatalog, openExerciseCatalog } from './features/exercises/exercise-catalog.ts';
import { uploadGraceMs } from './features/swings/upload/upload-pace.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { schemaModule } from './migrations.ts';
import { type ObjectStore, openObjectStore } from './object-store/object-store.ts';
import { openRateCounter, type RateCounter } from './rate-limits/rate-counter.ts';

export interface Deps {
  env: Env;
  logger: Logger;
  db: Kysely<GatewayTables>;
  objectStore: ObjectStore;
  queue: AnalysisQueue;
  rates: RateCounter;
  catalog: ExerciseCatalog;
  sessions: SessionCache;
  /** null where no mail server is configured. */
  mailer: Mailer | null;
  /** null where golfers sign in with a password of this service. */
  identityProvider: IdentityProvider | null;
  /** Time that an upload may wait for its client beyond the slowest speed. */
  uploadGraceMs: number;
  /** The only clock: sessions, weeks, days and the windows of rate limits follow it. */
  now: () => Date;
}

/**
 * Opens everything that the service depends on. Fails if the database schema is not the version of this build. Redis and the object
 * store may be unavailable, now and later.
 */
export async function openDeps(
  env: Env,
  logger: Logger,
  now: () => Date = () => new Date(),
): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { db, close: closeDatabase } = openDatabase<GatewayTables>({
    url: env.DATABASE_URL,
    logger,
    maxConnections: 20,
    preparesReads: true,
  });
  const objectStore = openObjectStore(env, logger);
  const queue = openAnalysisQueue({ redisUrl: env.REDIS_URL, logger });
  const rates = openRateCounter({ redisUrl: env.REDIS_URL, logger, now });
  const sessions = openSessionCache({ url: env.DATABASE_URL, logger });
  const mailer = openMailer(env, logger);
  const identityProvider = openIdentityProvider(env);
  const close = async () => {
    await Promise.all([queue.close(), rates.close(), sessions.close(), mailer?.close()]);
    await closeDatabase();
  };
  let catalog: ExerciseCatalog;
  try {
    await assertMigrated(db, schemaModule);
    // Calls for videos alone need it. A periodic task goes on trying.
    await objectStore.ensureBucket().catch((error: unknown) => {
      logger.error({ err: error }, 'the object store does not answer, so there are no videos until it does');
    });
    catalog = await openExerciseCatalog(db, now());
  } catch (error) {
    await close();
    throw error;
  }
  return {
    deps: {
      env,
      logger,
      db,
      objectStore,
      queue,
      rates,
      catalog,
      sessions,
      mailer,
      identityProvider,
      uploadGraceMs,
      now,
    },
    close,
  };
}
