import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { schemaModule as eventsModule } from '@trueswing/events/migrations';
import { assertMigrated, type Logger, openDatabase } from '@trueswing/service-kit';
import type { Kysely } from 'kysely';
import { coachTools } from './coach/coach-tools.ts';
import type { CoachTools } from './coach/write-coach-text.ts';
import type { AnalysisTables } from './database.tables.ts';
import type { WorkerEnv } from './env.ts';
import { schemaModule } from './migrations.ts';
import { type ObjectStore, openObjectStore } from './object-store.ts';
import type { detectPosesOfSwing } from './pipeline/detect-poses-of-swing.ts';

export interface Deps {
  env: WorkerEnv;
  logger: Logger;
  db: Kysely<AnalysisTables>;
  objectStore: ObjectStore;
  /** null: no language model is configured. */
  coach: CoachTools | null;
  /** Identifies this process in the leases that it holds. */
  workerId: string;
  /** Finds the poses in the videos of a swing; undefined: the model detects them. */
  detectPoses?: typeof detectPosesOfSwing;
  /** The moment at which an analysis ends; undefined: the database's time. */
  now?: () => Date;
}

/** Opens the connections of the service; fails when the database schema does not match this build. */
export async function openDeps(env: WorkerEnv, logger: Logger): Promise<{ deps: Deps; close(): Promise<void> }> {
  const coach = coachTools(env, logger);
  const { db, close } = openDatabase<AnalysisTables>({ url: env.DATABASE_URL, logger });
  await assertMigrated(db, eventsModule);
  await assertMigrated(db, schemaModule);
  const workerId = `${hostname()}-${process.pid}-${randomUUID().slice(0, 8)}`;
  return { deps: { env, logger, db, objectStore: openObjectStore(env), coach, workerId }, close };
}
