import { Kysely, Migrator, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { readMigrateEnv } from './migrate-env.ts';
import { describePlan } from './plan/describe-plan.ts';
import { listPending, namedMigrations, planMigrations } from './plan/plan-migrations.ts';
import { migrationLockTable, migrationTable, nameMigration, refuseNewer, type SchemaModule } from './schema-module.ts';

export { listPending, nameMigration, readMigrateEnv };

interface MigrateAllOptions {
  /** URL of a superuser (or owner able to create roles), naming the database. */
  adminUrl: string;
  /** Password of each role, by schema name; null leaves the roles of the server as they are. */
  passwords: Record<SchemaModule['schema'], string> | null;
  /** In the order in which they migrate: events first. */
  modules: readonly SchemaModule[];
  log?: (line: string) => void;
  /** Longest wait of a migration for a lock. Default 10 s. */
  lockTimeoutMs?: number;
}

const waitedTooLong = (waitedMs: number): string =>
  `waited ${waitedMs / 1_000} s for a lock, and everything that came after it waited too. Something long uses the table, such as a backup. ` +
  'It was not applied: run migrate again when that has ended.';
const isLockTimeout = (error: unknown): boolean => (error as { code?: string }).code === '55P03';

/** One key for all migrate runs: a second run waits for the first. */
const advisoryLockKey = 7_201_511;

/**
 * Migrates the whole database to this build: roles → extensions → events → services → views → grants. Idempotent.
 * @throws if a newer build has migrated the database, before anything is changed
 */
export async function migrateAll({ lockTimeoutMs = 10_000, ...options }: MigrateAllOptions): Promise<void> {
  const admin = new pg.Client({ connectionString: options.adminUrl, connectionTimeoutMillis: 5_000 });
  // A lost connection rejects the running statement. Without a listener the event would end the process first.
  admin.on('error', () => undefined);
  await admin.connect();
  try {
    await admin.query('select pg_advisory_lock($1)', [advisoryLockKey]);
    await announce(admin, options.modules, options.log);
    for (const { schema } of options.modules) await createOwner(admin, schema, options.passwords?.[schema]);
    for (const extension of options.modules.flatMap(({ extensions }) => extensions ?? [])) {
      await admin.query(`create extension if not exists ${admin.escapeIdentifier(extension)}`);
    }
    const owners = options.modules.map((module) => ({
      module,
      db: openAs(options.adminUrl, module.schema, { password: options.passwords?.[module.schema], lockTimeoutMs }),
    }));
    try {
      for (const { module, db } of owners) await migrateSchema(db, module, lockTimeoutMs);
      for (const { module, db } of owners) await runAll(db, module.views);
      for (const { module, db } of owners) await runAll(db, module.grants);
    } finally {
      await Promise.all(owners.map(({ db }) => db.destroy()));
    }
  } finally {
    await admin.end();
  }
}

/** Lists what `migrateAll` would apply and who would wait, in lines, and changes nothing. */
export async function planAll({
  adminUrl,
  modules,
}: Pick<MigrateAllOptions, 'adminUrl' | 'modules'>): Promise<string[]> {
  const lines: string[] = [];
  const admin = new pg.Client({ connectionString: adminUrl, connectionTimeoutMillis: 5_000 });
  await admin.connect();
  await announce(admin, modules, (line) => lines.push(line)).finally(() => admin.end());
  return lines;
}

/** Refuses an older build, and logs what is to be applied. */
async function announce(admin: pg.Client, modules: readonly SchemaModule[], log?: (line: string) => void) {
  const { applied, pending } = await listPending(admin, modules);
  const known = namedMigrations(modules);
  refuseNewer(applied.filter((name) => !known.has(name)));
  if (log) for (const line of describePlan(await planMigrations(admin, modules, pending))) log(line);
}

async function createOwner(admin: pg.Client, role: string, password: string | undefined): Promise<void> {
  const name = admin.escapeIdentifier(role);
  const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role]);
  if (!rowCount && password === undefined) throw new Error(`there is no role ${role}: run the migrate command first`);
  if (!rowCount) {
    // Databases of one cluster share its roles, so another migrate run may have created it just now.
    await admin.query(`create role ${name} login`).catch((error: { code?: string }) => {
      if (error.code !== '42710' && error.code !== '23505') throw error;
    });
  }
  if (password !== undefined) {
    const secret = admin.escapeLiteral(password);
    await retryConcurrentUpdate(() => admin.query(`alter role ${name} with login password ${secret}`));
  }
  await admin.query(`create schema if not exists ${name} authorization ${name}`);
}

/** Two migrate runs on databases of one cluster may alter the same role simultaneously; Postgres then says "tuple concurrently updated". */
async function retryConcurrentUpdate(run: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await run();
      return;
    } catch (error) {
      if (attempt >= 5 || !(error instanceof Error) || !error.message.includes('concurrently updated')) throw error;
    }
  }
}

/** Connects as a role; without its password, as the superuser who takes it. */
function openAs(
  adminUrl: string,
  role: string,
  { password, lockTimeoutMs }: { password: string | undefined; lockTimeoutMs: number },
): Kysely<unknown> {
  const url = new URL(adminUrl);
  if (password === undefined) {
    const options = url.searchParams.get('options');
    url.searchParams.set('options', `${options ? `${options} ` : ''}-c role=${role}`);
  } else {
    url.username = role;
    url.password = encodeURIComponent(password);
  }
  // Everything that reads a table waits behind a change that waits for a lock on it. A backup holds such locks for as long as it takes.
  const pool = new pg.Pool({
    connectionString: url.href,
    max: 1,
    connectionTimeoutMillis: 5_000,
    lock_timeout: lockTimeoutMs,
  });
  pool.on('error', () => undefined);
  return new Kysely({ dialect: new PostgresDialect({ pool }) });
}

async function migrateSchema(db: Kysely<unknown>, module: SchemaModule, lockTimeoutMs: number): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => module.migrations },
    migrationTableSchema: module.schema,
    migrationTableName: migrationTable,
    migrationLockTableName: migrationLockTable,
  });
  // One at a time: each has a transaction of its own, so that the lock of one is not held for the work of the next.
  for (;;) {
    const { error, results = [] } = await migrator.migrateUp();
    if (error) {
      const failed = results.find((result) => result.status === 'Error')?.migrationName ?? 'migration';
      const why = isLockTimeout(error) ? waitedTooLong(lockTimeoutMs) : 'failed';
      throw new Error(`Schema ${module.schema}: ${failed} ${why}`, { cause: error });
    }
    if (results.length === 0) return;
  }
}

async function runAll(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
