import { schemaModule as eventsModule } from '@trueswing/events/migrations';
import { assertMigrated, type Logger, openDatabase } from '@trueswing/service-kit';
import type { Kysely } from 'kysely';
import type { GamificationTables } from './database.tables.ts';
import type { Env } from './env.ts';
import { schemaModule } from './migrations.ts';
import { createPushSender, type PushSender } from './push-sender.ts';

export interface Deps {
  env: Env;
  logger: Logger;
  db: Kysely<GamificationTables>;
  /** For scheduled jobs, one at a time: they work on all golfers, so a statement may take minutes. */
  scheduledDb: Kysely<GamificationTables>;
  /** Null where nothing is sent to devices. */
  pushSender: PushSender | null;
  /** The only clock: months and weeks follow it. */
  now: () => Date;
}

const scheduledTimeoutMs = 300_000;

/** Opens what the service works with; fails if the schema is not the one of this build. */
export async function openDeps(env: Env, logger: Logger): Promise<{ deps: Deps; close(): Promise<void> }> {
  const own = openDatabase<GamificationTables>({ url: env.DATABASE_URL, logger, preparesReads: true });
  const scheduled = openDatabase<GamificationTables>({
    url: env.DATABASE_URL,
    logger,
    maxConnections: 1,
    statementTimeoutMs: scheduledTimeoutMs,
  });
  const close = async () => {
    await Promise.all([own.close(), scheduled.close()]);
  };
  try {
    await assertMigrated(own.db, eventsModule);
    await assertMigrated(own.db, schemaModule);
  } catch (error) {
    await close();
    throw error;
  }
  const pushSender = openPushSender(env);
  if (!pushSender) logger.info('PUSH_PRIVATE_KEY is not set: nothing is sent to devices');
  return { deps: { env, logger, db: own.db, scheduledDb: scheduled.db, pushSender, now: () => new Date() }, close };
}

function openPushSender({ PUSH_PRIVATE_KEY: privateKey, PUSH_CONTACT: contact, PUSH_SERVICES: services }: Env) {
  return privateKey === undefined ? null : createPushSender({ privateKey, contact, services });
}
