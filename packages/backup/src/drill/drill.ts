import { messageOf, type SchemaModule } from '@trueswing/service-kit';
import { migrateAll } from '@trueswing/service-kit/migrate';
import type { Client } from 'pg';
import { type Log, notEncrypted, type Stores, summarize } from '../backup.ts';
import { checkTables } from '../database/check-tables.ts';
import { loadDatabase } from '../database/load-database.ts';
import { withScratchDatabase } from '../database/scratch-database.ts';
import { withDatabase } from '../database/with-database.ts';
import { openSavedFiles } from '../files/backup-files.ts';
import { type Manifest, readManifest } from '../manifest.ts';
import { checkObjects } from '../objects/check-objects.ts';
import { modulesAsOf } from './modules-as-of.ts';

/**
 * Restores a backup into a database of its own beside the running one, counts what is there, checks every file, migrates the database to
 * this build, and drops it. Roles, the running database and the bucket stay as they are.
 * @throws if the backup could not be restored, or not be migrated
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
    const target = { adminUrl: url, passwords: null, modules: schemas };
    await migrateAll({ ...target, modules: modulesAsOf(schemas, manifest.migrations) });
    await withDatabase(url, async (client) => {
      await loadDatabase(client, files, manifest, log);
      await compareCounts(client, manifest);
    });
    await checkTables(files, manifest.tables);
    await checkObjects(files, manifest.objects);
    // One of an older build shows besides that its rows can be migrated.
    await migrateAll({ ...target, log }).catch((cause: unknown) => {
      throw new Error(`It can be restored, but this build cannot migrate it: ${messageOf(cause)}`, { cause });
    });
  });
  log(`${summarize(manifest)}: every row counted, every file as it was saved`);
  log(`This backup can be restored. The drill took ${((performance.now() - startedAt) / 1_000).toFixed(0)} s.`);
}

async function compareCounts(client: Client, { tables }: Manifest): Promise<void> {
  for (const { name, rows: saved } of tables) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int as count from ${name}`);
    if (rows[0]?.count !== saved) throw new Error(`${name}: ${rows[0]?.count} rows instead of ${saved}`);
  }
}
