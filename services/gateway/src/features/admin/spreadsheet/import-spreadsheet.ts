import type { CatalogImport, SheetError } from '@trueswing/contracts';
import type { Deps } from '../../../deps.ts';
import { type AdminCaller, recordAdminAction } from '../audit/admin-audit.repository.ts';
import { compareCatalogs } from './compare-catalogs.ts';
import { readSpreadsheet } from './read-spreadsheet.ts';

interface SpreadsheetImport {
  readonly bytes: Buffer;
  readonly dryRun: boolean;
  /** The version that the admin's check compared the file with; undefined: a client of before does not say so. */
  readonly checkedVersion: number | undefined;
  readonly caller: AdminCaller;
}

/**
 * Imports an edited spreadsheet: all of it as a new version, or nothing. The old version is kept. The same exercises in the
 * same order are no new version. If another version came into use after the check, the admin has not seen what the import
 * takes back, so nothing is imported.
 */
export async function importSpreadsheet(
  { db, catalog, now }: Pick<Deps, 'db' | 'catalog' | 'now'>,
  { bytes, dryRun, checkedVersion, caller }: SpreadsheetImport,
): Promise<CatalogImport | { errors: readonly SheetError[] }> {
  const { exercises, errors, version } = await readSpreadsheet(bytes);
  if (errors.length > 0) return { errors };
  return await db.transaction().execute(async (tx) => {
    if (!dryRun) await catalog.lock(tx);
    const { exercises: old, version: inUse } = await catalog.current(tx);
    const otherVersion = version === null || version === inUse ? null : { ofFile: version, inUse };
    const changes = { ...compareCatalogs(old, exercises), otherVersion, version: inUse };
    const [added, removed, changed] = [changes.added.length, changes.removed.length, changes.changed.length];
    const { isReordered } = changes;
    const isUnchanged = added + removed + changed === 0 && !isReordered;
    const isUnchecked = checkedVersion !== undefined && checkedVersion !== inUse;
    if (dryRun || isUnchanged || isUnchecked) return { applied: false, ...changes };
    await catalog.replace(tx, exercises, now());
    const details = { added, removed, changed, ...(isReordered && { order: 'changed' }) };
    await recordAdminAction(tx, caller, { at: now(), action: 'import-exercises', details });
    return { applied: true, ...changes };
  });
}
