import { type Kysely, type Migration, sql } from 'kysely';

/** One owner's part of the database: its schema, its migrations, and what other roles may read. */
export interface SchemaModule {
  /** Name of the schema and of the role that owns it. */
  schema: 'events' | 'gateway' | 'analysis' | 'billing' | 'gamification';
  /** Extensions of PostgreSQL that the migrations use. */
  extensions?: readonly string[];
  /** Name (sorted by time) → migration. Frozen once landed. */
  migrations: Record<string, Migration>;
  /** CREATE OR REPLACE VIEW statements of the views for other services. Run at each migrate. */
  views: readonly string[];
  /** GRANT statements to other roles. Run at each migrate, after the views of all services exist. */
  grants: readonly string[];
}

/** Table in the owner's schema that lists its applied migrations. */
export const migrationTable = 'migration';
export const migrationLockTable = 'migration_lock';

/** Fails if the schema is not the one of this build. Services only check; the migrate command changes the schema. */
// biome-ignore lint/suspicious/noExplicitAny: any service's Kysely may be checked, its table types do not matter here.
export async function assertMigrated(db: Kysely<any>, module: SchemaModule): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select name from ${sql.table(`${module.schema}.${migrationTable}`)} order by name`.execute(db);
  assertSameMigrations(
    module,
    rows.map(({ name }) => name),
  );
}

/** Name of a migration with its schema, which is unique in the database. */
export const nameMigration = (schema: string, name: string): string => `${schema}/${name}`;

/** @throws if the migrations that were applied to a schema are not those of this build */
export function assertSameMigrations(
  { schema, migrations }: { schema: string; migrations: Readonly<Record<string, unknown>> },
  applied: readonly string[],
): void {
  const expected = Object.keys(migrations).sort();
  refuseNewer(applied.filter((name) => !expected.includes(name)).map((name) => nameMigration(schema, name)));
  const missing = expected.filter((name) => !applied.includes(name));
  if (missing.length > 0) {
    throw new Error(`The schema ${schema} is older than this build, which needs ${missing.join(', ')}: run migrate.`);
  }
}

/** @throws if there are migrations that this build does not know */
export function refuseNewer(unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  throw new Error(
    `A newer build has migrated this database (${unknown.join(', ')}). Run that build: there is no way back but a backup from before.`,
  );
}
