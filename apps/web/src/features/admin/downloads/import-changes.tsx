import type { CatalogImport } from '@trueswing/contracts';
import { InfoNote } from '../../../ui/feedback.tsx';

/** Whether an import of the file would change anything. */
export const hasChanges = ({ added, removed, changed, isReordered }: CatalogImport): boolean =>
  added.length + removed.length + changed.length > 0 || isReordered;

/** Shows what an import changed, or would change. */
export function ImportChanges({ changes, isDryRun }: { changes: CatalogImport; isDryRun: boolean }) {
  const { applied, unchanged, added, removed, changed, isReordered, otherVersion } = changes;
  const lists = [
    ['Added', added.map(({ name }) => name)],
    ['Removed', removed.map(({ name }) => name)],
    ['Changed', changed.map(({ name, fields }) => `${name}: ${fields.join(', ')}`)],
  ] as const;
  return (
    <div role="status" className="flex flex-col gap-3">
      <InfoNote>
        {applied
          ? 'Imported. Golfers see it within an hour; what they opened under Watch, within a day. Workouts planned for today stay as they are.'
          : !hasChanges(changes)
            ? same
            : isDryRun
              ? check
              : late}
      </InfoNote>
      {otherVersion && !applied && hasChanges(changes) && (
        <InfoNote kind="care">
          This file was made from version {otherVersion.ofFile}; version {otherVersion.inUse} is in use. Importing it
          may take back what was changed in between. Check the lists below, or download the spreadsheet and edit that
          one.
        </InfoNote>
      )}
      <p className="font-semibold">
        {added.length} added · {removed.length} removed · {changed.length} changed · {unchanged} unchanged
        {isReordered && ' · in another order'}
      </p>
      {lists.map(
        ([title, names]) =>
          names.length > 0 && (
            <details key={title} open={names.length <= 20}>
              <summary className="min-h-tap cursor-pointer py-2 font-semibold">
                {title} ({names.length})
              </summary>
              <ul className="list-disc pl-5 text-sm">
                {names.map((name) => (
                  <li key={name}>{name}</li>
                ))}
              </ul>
            </details>
          ),
      )}
    </div>
  );
}

const same = 'This file holds the exercises that are already in use. There is nothing to import.';
const late =
  'Nothing has changed yet: another version came into use after your check. See below what would change now.';
const check = 'The file is in order. Nothing has changed yet.';
