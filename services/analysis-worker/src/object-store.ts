import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { ObjectStoreEnv } from '@trueswing/service-kit';
import { openS3Client } from '@trueswing/service-kit/object-store';

/** The object store as the worker needs it: whole files in and out of its work folder. */
export interface ObjectStore {
  /** Rejects soon after an abort. */
  download(key: string, path: string, signal: AbortSignal): Promise<void>;
  /** Rejects soon after an abort; the object may still appear later. */
  upload(path: string, key: string, contentType: string, signal: AbortSignal): Promise<void>;
  /** Removes every object and every incomplete upload whose key begins with the prefix. */
  removeAll(prefix: string): Promise<void>;
  /** Rejects when the store does not answer. */
  ping(): Promise<void>;
}

export function openObjectStore(options: ObjectStoreEnv): ObjectStore {
  const bucket = options.S3_BUCKET;
  const client = openS3Client(options);
  return {
    async download(key, path, signal) {
      const opening = client.getObject(bucket, key);
      const object = await orAborted(signal, opening).catch((error: unknown) => {
        opening.then(
          (late) => late.destroy(),
          () => undefined,
        );
        throw error;
      });
      await pipeline(object, createWriteStream(path), { signal });
    },
    async upload(path, key, contentType, signal) {
      await orAborted(signal, client.fPutObject(bucket, key, path, { 'Content-Type': contentType }));
    },
    async removeAll(prefix) {
      const keys: string[] = [];
      for await (const { name } of client.listObjectsV2(bucket, prefix, true)) if (name) keys.push(name);
      for (const key of keys) await client.removeObject(bucket, key);
      const { uploads } = await client.listIncompleteUploadsQuery(bucket, prefix, '', '', '');
      for (const { key, uploadId } of uploads) await client.abortMultipartUpload(bucket, key, uploadId);
    },
    async ping() {
      await client.bucketExists(bucket);
    },
  };
}

/** Rejects on an abort without waiting for the work, since the client cannot cancel a request. */
async function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let onAbort: () => void = () => undefined;
  const aborted = new Promise<never>((_resolve, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
  });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
