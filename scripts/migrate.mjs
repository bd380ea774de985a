// Migrates the database to the schema of this build: node scripts/migrate.mjs. With --plan it only prints what it would do.
// DATABASE_ADMIN_URL: URL of the database, with a superuser. DB_PASSWORD_<SCHEMA>: the password of each schema's role.
// BACKUP_BEFORE_MIGRATE: folder that gets a backup of the database first, if there is something to apply.
import { existsSync } from 'node:fs';

const modulePaths = {
  events: '../packages/events/dist/migrations.js',
  gateway: '../services/gateway/dist/migrations.js',
  analysis: '../services/analysis-worker/dist/migrations.js',
  billing: '../services/billing/dist/migrations.js',
  gamification: '../services/gamification/dist/migrations.js',
};

const required = (name) => {
  const value = process.env[name];
  if (!value) throw new Error(`migrate: set ${name}`);
  return value;
};

const { migrateAll, planAll } = await import(
  new URL('../packages/service-kit/dist/database/migrate.js', import.meta.url).href
);
const modules = [];
const passwords = {};
for (const [schema, path] of Object.entries(modulePaths)) {
  const url = new URL(path, import.meta.url);
  if (!existsSync(url)) throw new Error(`migrate: ${path} is not built; run the build first`);
  modules.push((await import(url.href)).schemaModule);
  passwords[schema] = required(`DB_PASSWORD_${schema.toUpperCase()}`);
}
const adminUrl = required('DATABASE_ADMIN_URL');
if (process.argv.includes('--plan')) {
  for (const line of await planAll({ adminUrl, modules })) console.log(line);
  process.exit(0);
}
if (process.env.BACKUP_BEFORE_MIGRATE) {
  const { saveBeforeMigrate } = await import(
    new URL('../packages/backup/dist/before-migrate.js', import.meta.url).href
  );
  await saveBeforeMigrate(modules, console.log);
}
await migrateAll({ adminUrl, passwords, modules, log: console.log });
