import type { CatalogImport, SheetError } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';
import { compareCatalogs } from './compare-catalogs.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

/**
 * Imports an edited spreadsheet: all of it as a new version, or nothing. The old version is kept. The same exercises in the
 * same order are no new version.
 */
export async function importSpreadsheet(
  { db, catalog, now }: Pick<Deps, 'db' | 'catalog' | 'now'>,
  { bytes, dryRun, caller }: { bytes: Buffer; dryRun: boolean; caller: AdminCaller },
): Promise<CatalogImport | { errors: readonly SheetError[] }> {
  const { exercises, errors, version } = await readSpreadsheet(bytes);
  if (errors.length > 0) return { errors };
  return await db.transaction().execute(async (tx) => {
    const { exercises: old, version: inUse } = await catalog.current(tx);
    const otherVersion = version === null || version === inUse ? null : { ofFile: version, inUse };
    const changes = { ...compareCatalogs(old, exercises), otherVersion };
    const [added, removed, changed] = [changes.added.length, changes.removed.length, changes.changed.length];
    const { isReordered } = changes;
    if (dryRun || (added + removed + changed === 0 && !isReordered)) return { applied: false, ...changes };
    await catalog.replace(tx, exercises, now());
    const details = { added, removed, changed, ...(isReordered && { order: 'changed' }) };
    await recordAdminAction(tx, caller, { at: now(), action: 'import-exercises', details });
    return { applied: true, ...changes };
  });
}
