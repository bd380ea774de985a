import { join } from 'node:path';
import type { SchemaModule } from '@trueswing/service-kit';
import { listPending } from '@trueswing/service-kit/migrate';
import type { Log, Stores } from './backup.ts';
import { saveAlone } from './database/save-alone.ts';
import { withDatabase } from './database/with-database.ts';
import { readDatabase } from './env.ts';
import { writeComplete } from './files/write-complete.ts';
import { nameBackup } from './schedule/plan-backups.ts';

/**
 * Saves the database before a new build migrates it, if it has anything to apply. Without objects: no migration touches the bucket. The
 * schedule neither removes it nor counts it as one of its own.
 * @throws if the backup fails, so that nothing is migrated
 */
export async function saveBeforeMigrate(
  folder: string,
  modules: readonly SchemaModule[],
  log: Log,
  { adminUrl, key }: Omit<Stores, 's3'> = readDatabase(),
): Promise<void> {
  await withDatabase(adminUrl, async (client) => {
    const { applied, pending } = await listPending(client, modules);
    if (applied.length === 0 || pending.length === 0) return;
    const name = `${nameBackup(new Date())}-before-migrate`;
    await writeComplete(folder, name, (path) => saveAlone(client, path, key));
    log(`The database was saved in ${join(folder, name)}.`);
  });
}
