// Migrates the database to the schema of this build: node scripts/migrate.mjs. With --plan it only prints what it would do.
// docs/operations.md has its variables: the database with a superuser, the password of each schema's role, and a folder for a backup
// that is made first, if there is something to apply.
import { existsSync } from 'node:fs';

const url = (path) => new URL(`../${path}`, import.meta.url);
/** In the order in which they migrate. */
const modulePaths = [
  'packages/events/dist/migrations.js',
  'services/gateway/dist/migrations.js',
  'services/analysis-worker/dist/migrations.js',
  'services/billing/dist/migrations.js',
  'services/gamification/dist/migrations.js',
];
const kitPath = 'packages/service-kit/dist/database/migrate.js';

const missing = [kitPath, ...modulePaths].filter((path) => !existsSync(url(path)));
if (missing.length > 0) fail(`${missing.join(', ')} not built: run the build first`);
const { migrateAll, planAll, readMigrateEnv } = await import(url(kitPath).href);
const { adminUrl, passwords, backup } = readEnvironment();
const modules = [];
for (const path of modulePaths) modules.push((await import(url(path).href)).schemaModule);
if (process.argv.includes('--plan')) {
  for (const line of await planAll({ adminUrl, modules })) console.log(line);
  process.exit(0);
}
if (backup) {
  const { saveBeforeMigrate } = await import(url('packages/backup/dist/before-migrate.js').href);
  await saveBeforeMigrate(modules, console.log, { adminUrl, ...backup });
}
await migrateAll({ adminUrl, passwords, modules, log: console.log });

/** Ends the command with every mistake in words. */
function readEnvironment() {
  try {
    return readMigrateEnv(process.env);
  } catch (error) {
    if (error.name !== 'EnvironmentError') throw error;
    return fail(error.message);
  }
}

function fail(message) {
  console.error(`migrate does not start. ${message}`);
  process.exit(1);
}
