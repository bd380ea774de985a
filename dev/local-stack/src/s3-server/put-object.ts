import { rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { receiveBody } from './body/receive-body.ts';
import { parseTarget } from './parse-target.ts';
import { S3Error } from './s3-error.ts';
import type { S3Exchange } from './s3-exchange.ts';
import type { WriteCondition } from './storage/object-store.ts';
import { storedHeaders } from './stored-headers.ts';
import { sendXml } from './xml.ts';

const maxMetadataBytes = 2048;

/** The headers that S3 stores with an object and returns. */
export function readStoredHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const stored: Record<string, string> = {};
  let metadataBytes = 0;
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value !== 'string') continue;
    if (name.startsWith('x-amz-meta-')) metadataBytes += name.length + value.length;
    else if (!storedHeaders.includes(name)) continue;
    stored[name] = value;
  }
  if (metadataBytes > maxMetadataBytes) throw new S3Error('InvalidArgument', 'Metadata too large');
  // `aws-chunked` is a transfer encoding, not part of the content.
  const encodings = (stored['content-encoding'] ?? '').split(',').map((part) => part.trim());
  const encoding = encodings.filter((part) => part !== 'aws-chunked' && part !== '').join(',');
  delete stored['content-encoding'];
  return encoding ? { ...stored, 'content-encoding': encoding } : stored;
}

/** PutObject. */
export async function putObject({ request, response, store, target, signature }: S3Exchange): Promise<void> {
  const headers = readStoredHeaders(request.headers);
  const body = await receiveBody(request, signature, store.tempFolder);
  try {
    const facts = { etag: body.md5, sizeBytes: body.sizeBytes, headers };
    await store.put(target.bucket, target.key, body.file, facts, writeCondition(request.headers));
  } finally {
    await rm(body.file, { force: true });
  }
  response.writeHead(200, { etag: `"${body.md5}"` }).end();
}

function writeCondition(headers: IncomingHttpHeaders): WriteCondition {
  const { 'if-none-match': ifNoneMatch, 'if-match': ifMatch } = headers;
  return (current) => {
    if (ifNoneMatch === '*' && current) throw new S3Error('PreconditionFailed');
    if (ifMatch !== undefined && ifMatch !== `"${current?.etag}"`) throw new S3Error('PreconditionFailed');
  };
}

/** CopyObject. */
export async function copyObject(exchange: S3Exchange, source: string): Promise<void> {
  const { request, response, store, target, signature, keys } = exchange;
  if (Object.keys(request.headers).some((name) => name.startsWith('x-amz-copy-source-'))) {
    throw new S3Error('NotImplemented', 'Conditional or partial copy');
  }
  const from = parseTarget(source.startsWith('/') ? source : `/${source}`);
  keys.check(signature.accessKey, { action: 's3:GetObject', resource: `${from.bucket}/${from.key}` });
  const { object, file } = await store.copyToTemp(from.bucket, from.key);
  try {
    const isReplacing = request.headers['x-amz-metadata-directive'] === 'REPLACE';
    const headers = isReplacing ? readStoredHeaders(request.headers) : object.headers;
    const facts = { etag: object.etag, sizeBytes: object.sizeBytes, headers };
    const copy = await store.put(target.bucket, target.key, file, facts);
    const modified = new Date(copy.modifiedMs).toISOString();
    sendXml(response, 'CopyObjectResult', { LastModified: modified, ETag: `"${copy.etag}"` });
  } finally {
    await rm(file, { force: true });
  }
}
