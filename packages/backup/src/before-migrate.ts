import { join } from 'node:path';
import type { SchemaModule } from '@trueswing/service-kit';
import { listPending } from '@trueswing/service-kit/migrate';
import type { Log, Stores } from './backup.ts';
import { saveDatabaseOnly } from './database/save-database-only.ts';
import { withDatabase } from './database/with-database.ts';
import { writeComplete } from './files/write-complete.ts';
import { nameBackup } from './schedule/plan-backups.ts';

/** The database that `migrate` saves first, and the folder, which exists. */
interface BeforeMigrate extends Omit<Stores, 's3'> {
  folder: string;
}

/**
 * Saves the database before a new build migrates it, if it has anything to apply. Without objects: no migration touches the bucket. The
 * schedule neither removes it nor counts it as one of its own.
 * @throws if the backup fails, so that nothing is migrated
 */
export async function saveBeforeMigrate(
  modules: readonly SchemaModule[],
  log: Log,
  { adminUrl, key, folder }: BeforeMigrate,
): Promise<void> {
  await withDatabase(adminUrl, async (client) => {
    const { applied, pending } = await listPending(client, modules);
    if (applied.length === 0 || pending.length === 0) return;
    const name = `${nameBackup(new Date())}-before-migrate`;
    await writeComplete(folder, name, (path) => saveDatabaseOnly(client, path, key));
    log(`The database was saved in ${join(folder, name)}.`);
  });
}
