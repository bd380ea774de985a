import { join } from 'node:path';
import pg from 'pg';
import { repositoryRoot } from '../../local-stack/src/repository-paths.ts';
import { type DatabaseRole, databaseRoles } from './provided-stores.ts';

export interface SchemaModule {
  schema: DatabaseRole;
  migrations: Record<string, unknown>;
  views: readonly string[];
  grants: readonly string[];
}

type MigrateAll = (options: {
  adminUrl: string;
  passwords: Record<DatabaseRole, string>;
  modules: readonly SchemaModule[];
}) => Promise<void>;

/** Sources, so that a test never runs against a stale build. By path, because these packages depend on the test kit. */
const folders: Record<DatabaseRole, string> = {
  events: 'packages/events',
  gateway: 'services/gateway',
  analysis: 'services/analysis-worker',
  billing: 'services/billing',
  gamification: 'services/gamification',
};

/** Creates a database with the whole migrated schema and no data. */
export async function createTemplateDatabase(
  adminUrl: string,
  name: string,
  passwords: Record<DatabaseRole, string>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`create database ${admin.escapeIdentifier(name)}`);
  await admin.end();
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const modules = await loadSchemaModules();
  const { migrateAll } = (await load('packages/service-kit/src/database/migrate.ts')) as { migrateAll: MigrateAll };
  await migrateAll({ adminUrl: url.href, passwords, modules });
}

/** The schemas of all services, in the order in which they migrate. */
export const loadSchemaModules = (): Promise<SchemaModule[]> => Promise.all(databaseRoles.map(loadModule));

async function loadModule(role: DatabaseRole): Promise<SchemaModule> {
  const path = `${folders[role]}/src/migrations.ts`;
  return ((await load(path)) as { schemaModule: SchemaModule }).schemaModule;
}

const load = (path: string): Promise<unknown> => import(/* @vite-ignore */ join(repositoryRoot, path));
