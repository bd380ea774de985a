import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError, type Logger, type ObjectStoreEnv } from '@trueswing/service-kit';
import { openS3Client } from '@trueswing/service-kit/object-store';
import { PartBuffers } from './part-buffers.ts';

export interface StoredObject {
  sizeBytes: number;
  etag: string;
}

/** The object store. Every method rejects with `store-unavailable` when the store does not answer. */
export interface ObjectStore {
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
  /** Every object whose key begins with the prefix. */
  list(prefix: string): Promise<{ key: string; sizeBytes: number }[]>;
  /** Removes every object and every incomplete upload whose key begins with the prefix. @returns how many there were */
  removeAll(prefix: string): Promise<number>;
}

export function openObjectStore(options: ObjectStoreEnv, logger: Logger): ObjectStore {
  const secure = new URL(options.S3_ENDPOINT).protocol === 'https:';
  const bucket = options.S3_BUCKET;
  const client = openS3Client(options);
  const buffers = new PartBuffers();

  // minio's putObject does not settle when its source fails, so this function sends the parts itself.
  async function put(key: string, source: AsyncIterable<Buffer>): Promise<void> {
    let uploadId: string | undefined;
    const parts: { part: number; etag: string }[] = [];
    const send = async (bytes: Buffer, isLast: boolean) => {
      if (uploadId === undefined && isLast) {
        await client.putObject(bucket, key, bytes, bytes.length);
        return;
      }
      uploadId ??= await client.initiateNewMultipartUpload(bucket, key, {});
      const part = parts.length + 1;
      // Over plain HTTP the request is signed with a SHA-256 of its body, which needs no MD5 beside it.
      const headers = secure ? { 'Content-MD5': createHash('md5').update(bytes).digest('base64') } : {};
      const to = { bucketName: bucket, objectName: key, uploadID: uploadId, partNumber: part, headers };
      parts.push({ part, etag: (await client.uploadPart(to, bytes)).etag });
    };
    try {
      await buffers.sendInParts(source, (bytes, isLast) => orUnavailable(send(bytes, isLast)));
      if (uploadId !== undefined) await orUnavailable(client.completeMultipartUpload(bucket, key, uploadId, parts));
    } catch (error) {
      if (uploadId !== undefined) {
        await client.abortMultipartUpload(bucket, key, uploadId).catch((abortError: unknown) => {
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

  async function removeAll(prefix: string): Promise<number> {
    const objects = await list(prefix);
    await Promise.all(objects.map(({ key }) => orUnavailable(client.removeObject(bucket, key))));
    const { uploads } = await orUnavailable(client.listIncompleteUploadsQuery(bucket, prefix, '', '', ''));
    await Promise.all(
      uploads.map(({ key, uploadId }) => orUnavailable(client.abortMultipartUpload(bucket, key, uploadId))),
    );
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
      await orUnavailable(client.bucketExists(bucket));
    },
    put,
    stat,
    read: (key, { start, end }) => orUnavailable(client.getPartialObject(bucket, key, start, end - start + 1)),
    list,
    removeAll,
  };
}

const unavailable = (cause: unknown) => new AppError('store-unavailable', { cause });

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw unavailable(error);
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'NotFound' || error.code === 'NoSuchKey');
}
