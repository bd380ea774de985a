import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { openS3Client } from '@trueswing/service-kit/object-store';
import type { Manifest } from '../manifest.ts';
import { inParallel } from './in-parallel.ts';

export type S3Client = ReturnType<typeof openS3Client>;

export const fileOfObject = (folder: string, key: string): string => join(folder, 'objects', key);

/** Saves every object of a bucket. Objects that are deleted meanwhile are left out: their facts are gone too. */
export async function saveObjects(client: S3Client, bucket: string, folder: string): Promise<Manifest['objects']> {
  const keys: string[] = [];
  for await (const { name } of client.listObjectsV2(bucket, '', true)) if (name) keys.push(name);
  const objects: Manifest['objects'] = [];
  await inParallel(keys, async (key) => {
    const source = await client.getObject(bucket, key).catch((error: { code?: string }) => {
      if (error.code === 'NoSuchKey') return undefined;
      throw error;
    });
    if (!source) return;
    const file = fileOfObject(folder, key);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const hash = createHash('sha256');
    let bytes = 0;
    const counted = new PassThrough().on('data', (chunk: Buffer) => {
      hash.update(chunk);
      bytes += chunk.length;
    });
    await pipeline(source, counted, createWriteStream(file, { mode: 0o600 }));
    objects.push({ key, bytes, sha256: hash.digest('hex') });
  });
  return objects.sort((a, b) => (a.key < b.key ? -1 : 1));
}
