import { discardStaleUploads, removeDiscardedFiles } from '../src/features/swings/deletion/discard-uploads.ts';
import type { InspectedStores } from './inspected-stores.ts';
import type { TestGateway } from './test-gateway.ts';

/** Runs the removal of uploads, as if the time limit of every discard had passed. */
export async function runUploadRemovals(gateway: TestGateway): Promise<void> {
  // Twice: the first run may remove objects, the second one deletes the rows.
  for (const _ of [1, 2]) {
    await gateway.rows("update gateway.upload_in_progress set discarding_at = discarding_at - interval '2 minutes'");
    await discardStaleUploads(gateway.deps);
    await removeDiscardedFiles(gateway.deps);
  }
}

/**
 * Finds leftovers of uploads: objects and parts without a row, rows without an object or without a swing. Transfers that are
 * open are none.
 */
export async function findOrphans(gateway: InspectedStores): Promise<string[]> {
  const swings = (await gateway.rows(
    // An analysis that failed on our side is discarded a day later.
    `select id, face_on_key, down_the_line_key,
       discarded_at is not null and (files_removed_at is not null or discarded_at <= now()) as gone
     from gateway.swing`,
  )) as { id: string; face_on_key: string; down_the_line_key: string | null; gone: boolean }[];
  const stored = await gateway.bucket.keys();
  const due = new Set(
    swings
      .filter(({ gone }) => !gone)
      .flatMap(({ face_on_key, down_the_line_key }) => [face_on_key, down_the_line_key])
      .filter((key) => key !== null),
  );
  const ids = new Set(swings.filter(({ gone }) => !gone).map(({ id }) => id));
  const unread = (await gateway.rows('select id from gateway.mobility_film where failures is null')) as {
    id: string;
  }[];
  const videos = new Set(unread.map(({ id }) => id));
  const open = await gateway.rows(
    'select analysis_id from gateway.upload_in_progress where upload_key is not null and discarding_at is null',
  );
  const arriving = new Set(open.map(({ analysis_id }) => String(analysis_id)));
  const isOwned = (key: string) => {
    const [folder, id = ''] = key.split('/');
    return (
      due.has(key) ||
      (folder === 'analyses' && ids.has(id)) ||
      (folder === 'uploads' && (videos.has(id) || arriving.has(id)))
    );
  };
  const { client, name } = gateway.bucket;
  const begun = await client.listIncompleteUploadsQuery(name, '', '', '', '');
  const without = (table: string) =>
    gateway.rows(
      `select '${table} of ' || analysis_id as orphan from gateway.${table} as row
         where not exists (select 1 from gateway.swing where id = row.analysis_id)`,
    );
  const rows = (await Promise.all(['upload_credit', 'idempotency_key', 'upload_in_progress'].map(without))).flat();
  return [
    ...stored.filter((key) => !isOwned(key)).map((key) => `object ${key}`),
    ...begun.uploads.filter(({ key }) => !isOwned(key)).map(({ key }) => `parts of ${key}`),
    ...[...due].filter((key) => !stored.includes(key)).map((key) => `row without ${key}`),
    ...(rows as { orphan: string }[])
      .map(({ orphan }) => orphan)
      .filter((orphan) => ![...arriving].some((id) => orphan.endsWith(id))),
  ];
}
