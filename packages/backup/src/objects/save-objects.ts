import { createHash } from 'node:crypto';
import { PassThrough } from 'node:stream';
import type { openS3Client } from '@trueswing/service-kit/object-store';
import type { BackupFiles } from '../files/backup-files.ts';
import type { SavedObject } from '../manifest.ts';
import { inParallel } from './in-parallel.ts';

export type S3Client = ReturnType<typeof openS3Client>;

/** A backup that was made before. */
export interface EarlierBackup {
  files: BackupFiles;
  objects: readonly SavedObject[];
}

/** File of an object's content. */
export const fileOfObject = (key: string): string => `objects/${key}`;

/** Saves every object of a bucket. Objects that are deleted meanwhile are left out: their facts are gone too. */
export async function saveObjects(
  client: S3Client,
  bucket: string,
  files: BackupFiles,
  earlier: EarlierBackup | null,
): Promise<SavedObject[]> {
  const listed: { key: string; etag: string }[] = [];
  for await (const { name, etag } of client.listObjectsV2(bucket, '', true)) if (name) listed.push({ key: name, etag });
  const known = new Map(earlier?.objects.map((object) => [object.key, object]));
  const objects: SavedObject[] = [];
  await inParallel(listed, async ({ key, etag }) => {
    const before = known.get(key);
    const isSame = before?.etag !== undefined && before.etag === etag;
    if (earlier && isSame && (await files.linkFrom(earlier.files, fileOfObject(key), before.bytes))) {
      objects.push(before);
      return;
    }
    const saved = await saveObject(client, bucket, files, key);
    if (saved) objects.push({ ...saved, etag });
  });
  return objects.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function saveObject(
  client: S3Client,
  bucket: string,
  files: BackupFiles,
  key: string,
): Promise<SavedObject | undefined> {
  const source = await client.getObject(bucket, key).catch((error: { code?: string }) => {
    if (error.code === 'NoSuchKey') return undefined;
    throw error;
  });
  if (!source) return undefined;
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new PassThrough().on('data', (chunk: Buffer) => {
    hash.update(chunk);
    bytes += chunk.length;
  });
  await files.write(fileOfObject(key), source, counted);
  return { key, bytes, sha256: hash.digest('hex') };
}
