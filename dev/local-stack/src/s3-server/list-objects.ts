import type { ServerResponse } from 'node:http';
import { encodeUriPart, type S3Target } from './parse-target.ts';
import { S3Error } from './s3-error.ts';
import type { ObjectStore } from './storage/object-store.ts';
import { sendXml } from './xml.ts';

const pageSize = 1000;

interface Page {
  keys: string[];
  prefixes: string[];
  /** Key or common prefix after which the next page starts; null on the last page. */
  continueAfter: string | null;
}

const isAfter = (key: string, after: string): boolean => Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0;

/** One page of keys in byte order. With a delimiter, all keys below it count as one common prefix. */
export function listPage(
  sortedKeys: readonly string[],
  query: { prefix: string; delimiter: string; after: string; limit: number },
): Page {
  const keys: string[] = [];
  const prefixes: string[] = [];
  let last = '';
  for (const key of sortedKeys) {
    if (!key.startsWith(query.prefix)) continue;
    const cut = query.delimiter ? key.indexOf(query.delimiter, query.prefix.length) : -1;
    const commonPrefix = cut < 0 ? null : key.slice(0, cut + query.delimiter.length);
    const entry = commonPrefix ?? key;
    if (query.after !== '' && !isAfter(entry, query.after)) continue;
    if (commonPrefix !== null && commonPrefix === prefixes.at(-1)) continue;
    if (keys.length + prefixes.length >= query.limit) return { keys, prefixes, continueAfter: last };
    (commonPrefix === null ? keys : prefixes).push(entry);
    last = entry;
  }
  return { keys, prefixes, continueAfter: null };
}

/** ListObjects and ListObjectsV2. */
export function sendObjectList(response: ServerResponse, store: ObjectStore, { bucket, query }: S3Target): void {
  const read = (name: string) => query.get(name) ?? '';
  const isV2 = read('list-type') === '2';
  const limit = Math.min(Number(query.get('max-keys') ?? pageSize), pageSize);
  if (!(Number.isInteger(limit) && limit >= 0)) throw new S3Error('InvalidArgument', 'max-keys');
  const token = Buffer.from(read('continuation-token'), 'base64url').toString();
  const after = isV2 ? token || read('start-after') : read('marker');
  const page = listPage(store.sortedKeys(bucket), {
    prefix: read('prefix'),
    delimiter: read('delimiter'),
    after,
    limit,
  });
  const isEncoded = read('encoding-type') === 'url';
  const write = (text: string) => (isEncoded ? encodeUriPart(text).replaceAll('%2F', '/') : text);
  const next = limit > 0 ? page.continueAfter : null;
  sendXml(response, 'ListBucketResult', {
    Name: bucket,
    Prefix: write(read('prefix')),
    Delimiter: query.has('delimiter') ? write(read('delimiter')) : undefined,
    MaxKeys: limit,
    EncodingType: isEncoded ? 'url' : undefined,
    IsTruncated: next !== null,
    KeyCount: isV2 ? page.keys.length + page.prefixes.length : undefined,
    NextContinuationToken: isV2 && next !== null ? Buffer.from(next).toString('base64url') : undefined,
    Marker: isV2 ? undefined : write(after),
    NextMarker: !isV2 && next !== null ? write(next) : undefined,
    Contents: page.keys.map((key) => {
      const object = store.find(bucket, key);
      return {
        Key: write(key),
        LastModified: new Date(object.modifiedMs).toISOString(),
        ETag: `"${object.etag}"`,
        Size: object.sizeBytes,
        StorageClass: 'STANDARD',
      };
    }),
    CommonPrefixes: page.prefixes.map((prefix) => ({ Prefix: write(prefix) })),
  });
}
