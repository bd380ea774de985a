import { createTestDatabase, type TestDatabase } from '@trueswing/testkit';
import { type Kysely, type Migration, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLogger } from '../logging/logger.ts';
import { migrateAll, planAll } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';
import { assertMigrated, type SchemaModule } from './schema-module.ts';

const range: Migration = { up: async (db) => sql`create table driving_range (bay int primary key)`.execute(db).then() };
const module: SchemaModule = {
  schema: 'billing',
  migrations: { '9999-01-01-01-range': range },
  views: ['create or replace view open_bay as select bay from driving_range'],
  grants: ['grant usage on schema billing to gateway', 'grant select on billing.open_bay to gateway'],
};

let database: TestDatabase;
const opened: Database<unknown>[] = [];
const logger = createLogger({ service: 'test', level: 'silent' });
const openAs = (role: 'gateway' | 'billing') => {
  const one = openDatabase<unknown>({ url: database.url(role), logger, maxConnections: 1 });
  opened.push(one);
  return one.db;
};
const migrate = () => {
  const passwords = inject('trueswingStores').databasePasswords;
  return migrateAll({ adminUrl: database.adminUrl, passwords, modules: [module] });
};

beforeAll(async () => {
  database = await createTestDatabase();
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  // In this test's own database billing has not been migrated yet.
  await admin.query('drop schema billing cascade');
  await admin.end();
});
afterAll(async () => {
  await Promise.all(opened.map((each) => each.close()));
  await database.drop();
});

test('migrating twice, also at the same time, equals migrating once', async () => {
  await Promise.all([migrate(), migrate()]);
  await migrate();
  await assertMigrated(openAs('billing'), module);
});

test('a service that was built for another schema does not start', async () => {
  await expect(assertMigrated(openAs('billing'), { ...module, migrations: {} })).rejects.toThrow(
    /^A newer build has migrated this database \(billing\/9999-01-01-01-range\)\. Run that build/,
  );
  const newer = { ...module, migrations: { ...module.migrations, '9999-01-02-01-more': range } };
  await expect(assertMigrated(openAs('billing'), newer)).rejects.toThrow(
    'The schema billing is older than this build, which needs 9999-01-02-01-more: run migrate.',
  );
});

test('an older build refuses a database that a newer one has migrated', async () => {
  const passwords = inject('trueswingStores').databasePasswords;
  const older = { ...module, migrations: {} };
  await expect(migrateAll({ adminUrl: database.adminUrl, passwords, modules: [older] })).rejects.toThrow(
    /^A newer build has migrated this database \(billing\/9999-01-01-01-range\)/,
  );
  await assertMigrated(openAs('billing'), module);
});

test('migrate names what it applies, and who waits for it', async () => {
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query('insert into billing.driving_range select generate_series(1, 200000)');
  await admin.query('analyze billing.driving_range');
  await admin.end();
  const priced: Migration = {
    up: async (db) => {
      await sql`alter table billing.driving_range add column is_covered boolean`.execute(db);
      await sql`create index range_covered on billing.driving_range (is_covered)`.execute(db);
    },
  };
  const newer = { ...module, migrations: { ...module.migrations, '9999-01-02-01-covered': priced } };
  const lines: string[] = [];
  const passwords = inject('trueswingStores').databasePasswords;
  const options = { adminUrl: database.adminUrl, passwords, modules: [newer] };
  const planned = await planAll(options);
  await assertMigrated(openAs('billing'), module);
  await migrateAll({ ...options, log: (line) => lines.push(line) });
  expect(lines).toEqual([
    '1 migration to apply: billing/9999-01-02-01-covered',
    'billing/9999-01-02-01-covered: billing.driving_range (200,000 rows, 7 MB) gets an index, and writes wait, for about 1 s',
  ]);
  expect(planned).toEqual(lines);
  await migrateAll({ ...options, log: (line) => lines.push(line) });
  expect(lines.at(-1)).toBe('The database has the schema of this build.');
});

test('migrate waits for no lock for long, and says who may hold it', async () => {
  const admin = new pg.Client({ connectionString: database.adminUrl });
  await admin.connect();
  await admin.query('begin; lock table billing.driving_range in access share mode');
  const migrations = {
    ...module.migrations,
    '9999-01-02-01-covered': { up: async () => undefined },
    '9999-01-03-01-lit': {
      up: async (db: Kysely<unknown>) => {
        await sql`alter table billing.driving_range add column is_lit boolean`.execute(db);
      },
    },
  };
  const passwords = inject('trueswingStores').databasePasswords;
  const modules = [{ ...module, migrations }];
  const run = () => migrateAll({ adminUrl: database.adminUrl, passwords, modules, lockTimeoutMs: 2_000 });
  await expect(run()).rejects.toThrow('9999-01-03-01-lit waited 2 s for a lock');
  await admin.query('commit');
  await admin.end();
  await run();
  await assertMigrated(openAs('billing'), modules[0]!);
});

test('a role can read what another publishes and nothing else', async () => {
  const gateway = openAs('gateway');
  await expect(sql`select * from billing.open_bay`.execute(gateway)).resolves.toBeDefined();
  await expect(sql`select * from billing.driving_range`.execute(gateway)).rejects.toThrow(/permission denied/);
  await expect(sql`insert into billing.driving_range values (1)`.execute(gateway)).rejects.toThrow(/permission denied/);
  await expect(sql`create table billing.mine (id int)`.execute(gateway)).rejects.toThrow(/permission denied/);
});
