import { withTimeout } from '@trueswing/service-kit';
import type { openS3Client } from '@trueswing/service-kit/object-store';
import { describeFailure } from '../../report/describe-failure.ts';
import { type Result, warning } from '../../report/result.ts';

const timeoutMs = 5_000;
/** The store refused, or was not reached. After any other error, such as a timeout, the object may be there. */
const refusals = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** Whether a failed write may have left something. */
export function mayHaveWritten(error: unknown): boolean {
  if (!(error instanceof Error)) return true;
  return error.name !== 'S3Error' && !('code' in error && refusals.has(String(error.code)));
}

/**
 * Aborts the unfinished uploads of a key and removes its object. Both are no error if there is nothing.
 * @returns a warning with the key if something may remain
 */
export async function removeTraces(
  client: ReturnType<typeof openS3Client>,
  bucket: string,
  key: string,
): Promise<Result[]> {
  const remove = async () => {
    const uploads = await abortUploads(client, bucket, key).then(
      () => null,
      (error: unknown) => ({ error }),
    );
    // After the uploads: one that ends meanwhile is removed too.
    await client.removeObject(bucket, key);
    if (uploads) throw uploads.error;
  };
  try {
    await withTimeout(remove(), { timeoutMs, error: 'timed out' });
    return [];
  } catch (error) {
    return [
      warning(
        `the object ${key} of this examination may still be in the bucket ${bucket}: ${describeFailure(error)}`,
        'Remove it and its unfinished uploads with the tools of the store. Let the key delete: deploy/object-store/ lists its rights.',
      ),
    ];
  }
}

async function abortUploads(client: ReturnType<typeof openS3Client>, bucket: string, key: string): Promise<void> {
  for await (const upload of client.listIncompleteUploads(bucket, key, true)) {
    if (upload.key === key) await client.abortMultipartUpload(bucket, key, upload.uploadId);
  }
}
