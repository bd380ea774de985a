import {
  DummyDriver,
  Kysely,
  type Migration,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Client } from 'pg';
import { migrationTable, nameMigration, type SchemaModule } from '../schema-module.ts';
import { classifyStatement, type TableLock } from './classify-statement.ts';

/** A migration that is not applied yet, and what others wait for meanwhile. */
export interface PlannedMigration {
  /** With its schema. */
  readonly name: string;
  readonly locks: readonly (TableLock & TableSize)[];
  /** Statements whose work is not known, each cut to a line. */
  readonly unclear: readonly string[];
}

interface TableSize {
  readonly rows: number;
  readonly megabytes: number;
}

/** A migration that repeats a statement until the database answers otherwise would go on without end: none answers here. */
const mostStatements = 500;

/** Names of migrations with their schema: those that a database has, and those of this build that it lacks. */
export interface MigrationState {
  readonly applied: readonly string[];
  readonly pending: readonly string[];
}

/** Compares a database with this build. Nothing is applied before the first migrate. */
export async function listPending(client: Client, modules: readonly SchemaModule[]): Promise<MigrationState> {
  const applied: string[] = [];
  for (const { schema } of modules) {
    const table = `${schema}.${migrationTable}`;
    const { rows: found } = await client.query('select 1 where to_regclass($1) is not null', [table]);
    if (found.length === 0) continue;
    const { rows } = await client.query<{ name: string }>(`select name from ${table} order by name`);
    applied.push(...rows.map(({ name }) => nameMigration(schema, name)));
  }
  return { applied, pending: [...namedMigrations(modules).keys()].filter((name) => !applied.includes(name)) };
}

/** Every migration of a build, by its name with the schema, in the order in which they are applied. */
export const namedMigrations = (modules: readonly SchemaModule[]): ReadonlyMap<string, Migration> =>
  new Map(
    modules.flatMap(({ schema, migrations }) =>
      Object.entries(migrations).map(([name, migration]) => [nameMigration(schema, name), migration] as const),
    ),
  );

/** Lists the locks of migrations on tables that exist, and the sizes of these. */
export async function planMigrations(
  client: Client,
  modules: readonly SchemaModule[],
  pending: readonly string[],
): Promise<PlannedMigration[]> {
  const planned: PlannedMigration[] = [];
  for (const [name, migration] of namedMigrations(modules)) {
    if (!pending.includes(name)) continue;
    const locks: (TableLock & TableSize)[] = [];
    const unclear: string[] = [];
    for (const statement of await compile(migration)) {
      const found = classifyStatement(statement);
      if (found === 'none') continue;
      if (found === 'unknown') {
        unclear.push(statement.replaceAll(/\s+/g, ' ').trim().slice(0, 80));
        continue;
      }
      const size = await sizeOf(client, found.table);
      if (size) locks.push({ ...found, ...size });
    }
    planned.push({ name, locks, unclear });
  }
  return planned;
}

async function sizeOf(client: Client, table: string): Promise<TableSize | undefined> {
  const { rows } = await client.query<TableSize>(
    `select greatest(reltuples, 0)::float8 as rows, pg_relation_size(oid) / 1e6::float8 as megabytes
     from pg_class where oid = to_regclass($1)`,
    [table],
  );
  return rows[0];
}

const notCompiled = 'a statement that needs the rows of another one';

/** Compiles the statements of a migration without a database, up to one that needs an answer. */
export async function compile(migration: Migration): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      if (statements.push(query.sql) > mostStatements) throw new Error('a loop');
    },
  });
  try {
    await migration.up(db);
  } catch {
    statements.push(notCompiled);
  }
  return [...new Set(statements)];
}
