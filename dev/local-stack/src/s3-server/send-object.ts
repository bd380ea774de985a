import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, parseRange } from '@trueswing/contracts/byte-range';
import type { S3Target } from './parse-target.ts';
import { S3Error } from './s3-error.ts';
import type { ObjectStore, StoredObject } from './storage/object-store.ts';
import { storedHeaders } from './stored-headers.ts';

/** Answers GET and HEAD of an object, with conditions, one range and header overrides. */
export async function sendObject(
  request: IncomingMessage,
  response: ServerResponse,
  store: ObjectStore,
  target: S3Target,
): Promise<void> {
  if (target.query.has('partNumber')) throw new S3Error('NotImplemented', 'partNumber');
  const { object, handle } = await store.open(target.bucket, target.key);
  try {
    const etag = `"${object.etag}"`;
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
    if (ifMatch !== undefined && !matchesEtag(ifMatch, etag)) throw new S3Error('PreconditionFailed');
    if (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch, etag)) {
      response.writeHead(304, { etag }).end();
      return;
    }
    const range = readRange(request, response, object);
    const { start, end } = range ?? { start: 0, end: object.sizeBytes - 1 };
    response.writeHead(range ? 206 : 200, {
      ...headersOf(object, target),
      'content-length': end - start + 1,
      ...(range ? { 'content-range': `bytes ${start}-${end}/${object.sizeBytes}` } : {}),
    });
    if (request.method === 'HEAD' || object.sizeBytes === 0) {
      response.end();
      return;
    }
    await pipeline(handle.createReadStream({ start, end, autoClose: false, highWaterMark: 1 << 18 }), response);
  } finally {
    await handle.close();
  }
}

const matchesEtag = (header: string, etag: string): boolean =>
  header === '*' || header.split(',').some((part) => [etag, etag.slice(1, -1)].includes(part.trim()));

function readRange(request: IncomingMessage, response: ServerResponse, object: StoredObject): ByteRange | null {
  const range = parseRange(request.headers.range, object.sizeBytes);
  if (range !== 'unsatisfiable') return range;
  response.setHeader('content-range', `bytes */${object.sizeBytes}`);
  throw new S3Error('InvalidRange');
}

function headersOf(object: StoredObject, { query }: S3Target): Record<string, string> {
  // A signed request may override them: `response-content-type=…`.
  const overrides = storedHeaders.flatMap((name) => {
    const value = query.get(`response-${name}`);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    'content-type': 'binary/octet-stream',
    ...object.headers,
    etag: `"${object.etag}"`,
    'last-modified': new Date(object.modifiedMs).toUTCString(),
    'accept-ranges': 'bytes',
    ...Object.fromEntries(overrides),
  };
}
