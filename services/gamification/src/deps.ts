import { schemaModule as eventsModule } from '@trueswing/events/migrations';
import { assertMigrated, type Logger, openDatabase } from '@trueswing/service-kit';
import type { Kysely } from 'kysely';
import type { GamificationTables } from './database.tables.ts';
import type { Env } from './env.ts';
import { schemaModule } from './migrations.ts';

export interface Deps {
  env: Env;
  logger: Logger;
  db: Kysely<GamificationTables>;
  /** The only clock: months and weeks follow it. */
  now: () => Date;
}

/** Opens what the service works with; fails if the schema is not the one of this build. */
export async function openDeps(env: Env, logger: Logger): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { db, close } = openDatabase<GamificationTables>({ url: env.DATABASE_URL, logger });
  await assertMigrated(db, eventsModule);
  await assertMigrated(db, schemaModule);
  return { deps: { env, logger, db, now: () => new Date() }, close };
}
