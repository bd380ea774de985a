import { addAbortSignal, type Readable } from 'node:stream';
import type { Logger, ObjectStoreEnv } from '@trueswing/service-kit';
import { type ObjectStoreTimeouts, openS3Client } from '@trueswing/service-kit/object-store';
import { orUnavailable, unavailable } from './or-unavailable.ts';
import { openPartStore, type PartStore, type StoredPart } from './part-store.ts';

export interface StoredObject {
  sizeBytes: number;
  etag: string;
}

/** The object store, with the parts of objects that are not complete yet. Every method rejects with `store-unavailable` when the store does not answer. */
export interface ObjectStore extends PartStore {
  ensureBucket(): Promise<void>;
  /**
   * Streams a source into an object and holds one or two parts in memory. When the source fails, rejects with its error and
   * leaves nothing in the store.
   */
  put(key: string, source: AsyncIterable<Buffer>): Promise<void>;
  /** Rejects when the store does not answer. */
  ping(): Promise<void>;
  /** Size and ETag, or null when there is no such object. */
  stat(key: string): Promise<StoredObject | null>;
  read(key: string, range: { start: number; end: number }): Promise<Readable>;
  readAll(key: string): Promise<Readable>;
  /** Every object whose key begins with the prefix. */
  list(prefix: string): Promise<{ key: string; sizeBytes: number }[]>;
  /** Counts the objects whose key begins with the prefix, and their bytes. Rejects as soon as the signal aborts. */
  measure(prefix: string, stopping: AbortSignal): Promise<{ objects: number; sizeBytes: number }>;
  /**
   * Removes every object and every incomplete upload whose key begins with the prefix.
   * @returns how many there were
   */
  removeAll(prefix: string): Promise<number>;
}

export function openObjectStore(options: ObjectStoreEnv, logger: Logger, timeouts?: ObjectStoreTimeouts): ObjectStore {
  const bucket = options.S3_BUCKET;
  const client = openS3Client(options, timeouts);
  const secure = new URL(options.S3_ENDPOINT).protocol === 'https:';
  const parts = openPartStore(client, { bucket, secure });

  // minio's putObject does not settle when its source fails, so this function sends the parts itself.
  async function put(key: string, source: AsyncIterable<Buffer>): Promise<void> {
    let uploadId: string | undefined;
    const sent: StoredPart[] = [];
    const send = async (bytes: Buffer, isLast: boolean) => {
      if (uploadId === undefined && isLast) {
        await orUnavailable(client.putObject(bucket, key, bytes, bytes.length));
        return;
      }
      uploadId ??= await parts.beginParts(key);
      sent.push(await parts.putPart({ key, uploadId }, sent.length + 1, bytes));
    };
    try {
      await parts.sendInParts(source, send);
      if (uploadId !== undefined) await parts.joinParts({ key, uploadId }, sent);
    } catch (error) {
      if (uploadId !== undefined) {
        await parts.abortParts({ key, uploadId }).catch((abortError: unknown) => {
          logger.warn({ err: abortError }, 'upload could not be aborted; the discard of stale uploads will do it');
        });
      }
      throw error;
    }
  }

  async function stat(key: string): Promise<StoredObject | null> {
    try {
      const { size, etag } = await client.statObject(bucket, key);
      return { sizeBytes: size, etag };
    } catch (error) {
      if (isMissing(error)) return null;
      throw unavailable(error);
    }
  }

  const list = (prefix: string) =>
    orUnavailable(
      (async () => {
        const objects: { key: string; sizeBytes: number }[] = [];
        for await (const item of client.listObjectsV2(bucket, prefix, true)) {
          if (item.name) objects.push({ key: item.name, sizeBytes: item.size });
        }
        return objects;
      })(),
    );

  const measure = (prefix: string, stopping: AbortSignal) =>
    orUnavailable(
      (async () => {
        let [objects, sizeBytes] = [0, 0];
        const found = addAbortSignal(stopping, client.listObjectsV2(bucket, prefix, true));
        // The page that is asked for may fail after the listing was ended.
        found.on('error', () => undefined);
        for await (const { name, size } of found) {
          if (!name) continue;
          objects += 1;
          sizeBytes += size;
        }
        return { objects, sizeBytes };
      })(),
    );

  // Incomplete uploads first: one that is joined meanwhile is an object by the time that objects are listed.
  async function removeAll(prefix: string): Promise<number> {
    const { uploads } = await orUnavailable(client.listIncompleteUploadsQuery(bucket, prefix, '', '', ''));
    await Promise.all(uploads.map(({ key, uploadId }) => parts.abortParts({ key, uploadId })));
    const objects = await list(prefix);
    await Promise.all(objects.map(({ key }) => orUnavailable(client.removeObject(bucket, key))));
    return objects.length + uploads.length;
  }

  return {
    async ensureBucket() {
      if (await client.bucketExists(bucket)) return;
      await client.makeBucket(bucket, options.S3_REGION).catch(async (error: unknown) => {
        // Another gateway may have created it just now.
        if (!(await client.bucketExists(bucket))) throw error;
      });
    },
    async ping() {
      if (!(await orUnavailable(client.bucketExists(bucket)))) throw unavailable(new Error('there is no such bucket'));
    },
    ...parts,
    put,
    stat,
    read: (key, { start, end }) => orUnavailable(client.getPartialObject(bucket, key, start, end - start + 1)),
    readAll: (key) => orUnavailable(client.getObject(bucket, key)),
    list,
    measure,
    removeAll,
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'NotFound' || error.code === 'NoSuchKey');
}
