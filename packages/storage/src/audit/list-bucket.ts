import type { openS3Client } from '@trueswing/service-kit/object-store';
import type { Listed } from './compare.ts';

export type S3Client = ReturnType<typeof openS3Client>;

/** Objects and incomplete uploads below a prefix. */
export async function listBucket(client: S3Client, bucket: string, prefix: string): Promise<Listed> {
  const objects = new Map<string, { bytes: number; modifiedAt: Date }>();
  for await (const { name, size, lastModified } of client.listObjectsV2(bucket, prefix, true)) {
    if (name) objects.set(name, { bytes: size, modifiedAt: lastModified });
  }
  const parts: Listed['parts'][number][] = [];
  for (let keyMarker = '', idMarker = '', isTruncated = true; isTruncated; ) {
    const page = await client.listIncompleteUploadsQuery(bucket, prefix, keyMarker, idMarker, '');
    for (const { key, uploadId, initiated } of page.uploads) {
      parts.push({ key, uploadId, begunAt: new Date(String(initiated)) });
    }
    isTruncated = page.isTruncated;
    keyMarker = page.nextKeyMarker;
    idMarker = page.nextUploadIdMarker;
  }
  return { objects, parts };
}
