import type { CatalogExercise } from '@trueswing/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { GatewayTables } from '../../database.tables.ts';

type Db = Kysely<GatewayTables>;

/** Stores a version of the exercises. What this service ships is stored once. */
export async function insertCatalog(
  db: Db,
  catalog: { source: 'shipped' | 'import'; sha256: string; exercises: readonly CatalogExercise[]; now: Date },
): Promise<void> {
  await db
    .insertInto('gateway.exercise_catalog')
    .values({
      source: catalog.source,
      sha256: catalog.sha256,
      exercises: JSON.stringify(catalog.exercises),
      created_at: catalog.now,
    })
    .onConflict((conflict) => conflict.column('sha256').where('source', '=', 'shipped').doNothing())
    .execute();
}

/** Keeps other transactions from storing a version until this one ends. The version in use can still be read. */
export async function lockCatalog(tx: Transaction<GatewayTables>): Promise<void> {
  await sql`lock table gateway.exercise_catalog in share row exclusive mode`.execute(tx);
}

/** The version in use: the newest import, without one the newest that was shipped. */
export async function findCurrentVersion(db: Db): Promise<number> {
  const { version } = await db
    .selectFrom('gateway.exercise_catalog')
    .select('version')
    .orderBy('source')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return version;
}

/** Whether any version has an exercise of this name, in whatever case it is written. */
export async function hasExerciseNamed(db: Db, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('gateway.exercise_catalog')
    .select('version')
    .where(
      sql<boolean>`exists (
        select 1 from jsonb_array_elements(exercises) as exercise where lower(exercise ->> 'name') = lower(${name}))`,
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Names of an exercise in all versions, in lowercase. The id connects them: it stays when the name changes. */
export async function listNames(db: Db, name: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with named as (
      select exercise ->> 'id' as id, lower(exercise ->> 'name') as name
      from gateway.exercise_catalog, jsonb_array_elements(exercises) as exercise)
    select name from named where id in (select id from named where name = lower(${name}))
    union
    select lower(${name})`.execute(db);
  return rows.map((row) => row.name);
}

/** The exercise of this id in the newest version that has it. */
export async function findNewest(db: Db, id: string): Promise<unknown> {
  const { rows } = await sql<{ exercise: unknown }>`
    select exercise from gateway.exercise_catalog, jsonb_array_elements(exercises) as exercise
    where exercise ->> 'id' = ${id} order by version desc limit 1`.execute(db);
  return rows[0]?.exercise;
}

export async function findCatalog(db: Db, version: number): Promise<unknown> {
  const row = await db
    .selectFrom('gateway.exercise_catalog')
    .select('exercises')
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return row.exercises;
}
