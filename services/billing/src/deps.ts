import { schemaModule as eventsModule } from '@trueswing/events/migrations';
import { assertMigrated, type Logger, openDatabase } from '@trueswing/service-kit';
import type { Kysely } from 'kysely';
import type { BillingTables } from './database.tables.ts';
import type { Env } from './env.ts';
import { schemaModule } from './migrations.ts';

export interface Deps {
  env: Env;
  logger: Logger;
  db: Kysely<BillingTables>;
}

/** Opens what the service works with; fails when the database is not the one that this build was made for. */
export async function openDeps(env: Env, logger: Logger): Promise<{ deps: Deps; close(): Promise<void> }> {
  const { db, close } = openDatabase<BillingTables>({ url: env.DATABASE_URL, logger });
  await assertMigrated(db, eventsModule);
  await assertMigrated(db, schemaModule);
  return { deps: { env, logger, db }, close };
}
