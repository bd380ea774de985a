import { createServiceApp, type ServiceApp } from '@trueswing/service-kit';
import { sql } from 'kysely';
import type { Deps } from './deps.ts';

/** The HTTP side of the service; never listens by itself. */
export function buildApp({ db, logger }: Deps): ServiceApp {
  return createServiceApp({
    logger,
    readiness: { database: () => sql`select 1`.execute(db) },
  });
}
