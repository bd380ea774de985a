import { createHash } from 'node:crypto';
import { type openS3Client, partBytes } from '@trueswing/service-kit/object-store';
import { orUnavailable, unavailable } from './or-unavailable.ts';
import { PartBuffers } from './part-buffers.ts';

export interface StoredPart {
  part: number;
  etag: string;
}

/** An object whose parts are being stored. It can be read once they are joined. */
export interface PartedObject {
  key: string;
  uploadId: string;
}

/** Objects that arrive in parts. Parts stay in the store until they are joined or aborted, over restarts as well. */
export interface PartStore {
  /** Size of all parts except the last one. */
  readonly partBytes: number;
  /** @returns the id of the upload */
  beginParts(key: string): Promise<string>;
  /** Stores a part under a number, between 1 and 10,000. Only the last one may be smaller than 5 MiB. */
  putPart(object: PartedObject, part: number, bytes: Buffer): Promise<StoredPart>;
  /** Makes one object of these parts, whose numbers rise. All others are removed. */
  joinParts(object: PartedObject, parts: readonly StoredPart[]): Promise<void>;
  /** Removes the parts, if any are left. */
  abortParts(object: PartedObject): Promise<void>;
  /** Cuts a stream into parts for `putPart`; see `PartBuffers`. */
  sendInParts(source: AsyncIterable<Buffer>, send: (part: Buffer, isLast: boolean) => Promise<void>): Promise<void>;
}

export function openPartStore(
  client: ReturnType<typeof openS3Client>,
  { bucket, secure }: { bucket: string; secure: boolean },
): PartStore {
  const buffers = new PartBuffers();

  async function putPart({ key, uploadId }: PartedObject, part: number, bytes: Buffer): Promise<StoredPart> {
    // Over plain HTTP the request is signed with a SHA-256 of its body, which needs no MD5 beside it.
    const headers = secure ? { 'Content-MD5': createHash('md5').update(bytes).digest('base64') } : {};
    const to = { bucketName: bucket, objectName: key, uploadID: uploadId, partNumber: part, headers };
    return { part, etag: (await orUnavailable(client.uploadPart(to, bytes))).etag };
  }

  return {
    partBytes,
    beginParts: (key) => orUnavailable(client.initiateNewMultipartUpload(bucket, key, {})),
    putPart,
    async joinParts({ key, uploadId }, parts) {
      await orUnavailable(client.completeMultipartUpload(bucket, key, uploadId, [...parts]));
    },
    async abortParts({ key, uploadId }) {
      await client.abortMultipartUpload(bucket, key, uploadId).catch((error: unknown) => {
        if (!isNoUpload(error)) throw unavailable(error);
      });
    },
    sendInParts: (source, send) => buffers.sendInParts(source, send),
  };
}

/** True when the parts have been joined or removed already. */
export const isNoUpload = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'NoSuchUpload';
