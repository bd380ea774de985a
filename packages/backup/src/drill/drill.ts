import { randomBytes } from 'node:crypto';
import type { SchemaModule } from '@trueswing/service-kit';
import { migrateAll } from '@trueswing/service-kit/migrate';
import type { Client } from 'pg';
import { type Log, notEncrypted, type Stores, summarize } from '../backup.ts';
import { loadDatabase } from '../database/load-database.ts';
import { withDatabase } from '../database/with-database.ts';
import { openSavedFiles } from '../files/backup-files.ts';
import { type Manifest, readManifest } from '../manifest.ts';
import { checkObjects } from '../objects/check-objects.ts';

const scratchPrefix = 'restore_drill_';

/**
 * Restores a backup into a database of its own beside the running one, counts what is there, checks every file, and drops that database.
 * Roles, the running database and the bucket stay as they are.
 * @throws if the backup could not be restored
 */
export async function drill(
  { adminUrl, key }: Pick<Stores, 'adminUrl' | 'key'>,
  folder: string,
  log: Log,
  schemas: readonly SchemaModule[],
): Promise<void> {
  const startedAt = performance.now();
  const files = await openSavedFiles(folder, key);
  if (key && !files.isEncrypted) log(notEncrypted);
  const manifest = await readManifest(files);
  await withScratchDatabase(adminUrl, log, async (url) => {
    await migrateAll({ adminUrl: url, passwords: null, modules: schemas });
    await withDatabase(url, async (client) => {
      await loadDatabase(client, files, manifest, log);
      await compareCounts(client, manifest);
    });
  });
  await checkObjects(files, manifest.objects);
  log(`${summarize(manifest)}: every row counted, every file as it was saved`);
  log(`This backup can be restored. The drill took ${((performance.now() - startedAt) / 1_000).toFixed(0)} s.`);
}

async function compareCounts(client: Client, { tables }: Manifest): Promise<void> {
  for (const { name, rows: saved } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    if (rows[0]?.count !== saved) throw new Error(`${name}: ${rows[0]?.count} rows instead of ${saved}`);
  }
}

async function withScratchDatabase(adminUrl: string, log: Log, run: (url: string) => Promise<void>): Promise<void> {
  const name = scratchPrefix + randomBytes(4).toString('hex');
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await withDatabase(adminUrl, async (admin) => {
    await dropLeftovers(admin);
    await admin.query(`create database ${name}`);
  });
  try {
    await run(url.href);
  } finally {
    // With a connection of its own: a long restore may outlive an idle one. The reason of a failed drill matters more than this one.
    await withDatabase(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`)).catch((error: unknown) =>
      log(`the database ${name} could not be dropped: ${error}`),
    );
  }
}

/** Drops the databases of drills that were killed: those without a connection. */
async function dropLeftovers(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)
       and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
    [scratchPrefix],
  );
  for (const { name } of rows) await admin.query(`drop database if exists ${admin.escapeIdentifier(name)}`);
}
