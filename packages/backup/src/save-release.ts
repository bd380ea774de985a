import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SchemaModule } from '@trueswing/service-kit';
import type { Stores } from './backup.ts';
import { saveDatabaseOnly } from './database/save-database-only.ts';
import { withDatabase } from './database/with-database.ts';

/**
 * Saves the database of an installation as the fixture of a release, with the views and grants that it published: those of a later build
 * differ, and a migration may fail on a view that reads its column.
 */
export async function saveRelease(
  { adminUrl }: Stores,
  folder: string,
  modules: readonly SchemaModule[],
): Promise<void> {
  await withDatabase(adminUrl, (client) => saveDatabaseOnly(client, folder, null));
  const published = modules.map(({ schema, views, grants }) => [schema, { views, grants }]);
  await writeFile(join(folder, 'published.json'), `${JSON.stringify(Object.fromEntries(published), null, 1)}\n`);
}
