import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { AccessKeys, type AccessKeysOptions } from './access/access-keys.ts';
import { useOfRequest } from './access/use-of-request.ts';
import { handleBucket, listBuckets } from './handle-bucket.ts';
import { beginUpload, handleUpload } from './handle-upload.ts';
import { parseTarget } from './parse-target.ts';
import { copyObject, putObject } from './put-object.ts';
import { S3Error } from './s3-error.ts';
import type { S3Exchange } from './s3-exchange.ts';
import { s3HealthPath } from './s3-health-path.ts';
import { sendObject } from './send-object.ts';
import { ObjectStore } from './storage/object-store.ts';
import { UploadStore } from './storage/upload-store.ts';
import { verifySignature } from './verify-signature.ts';
import { sendXml } from './xml.ts';

interface S3ServerOptions extends AccessKeysOptions {
  region: string;
  /** Folder of all data. Only one server at a time may use it. */
  folder: string;
  /** False only for tests. Default true. */
  fsync?: boolean;
}

const maxKeyBytes = 1024;
const idleSocketMs = 120_000;

/** An S3-compatible development server: path-style, one account, no versions; a policy for each limited key. Rejects what it does not support. */
export function createS3Server({ folder, region, fsync, ...access }: S3ServerOptions): Server {
  const keys = new AccessKeys(access);
  const store = new ObjectStore(folder, fsync);
  const uploads = new UploadStore(folder, store.tempFolder, fsync);
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 30 * 60_000 }, (request, response) => {
    const requestId = randomBytes(8).toString('hex');
    response.setHeader('server', 'trueswing-s3-server').setHeader('x-amz-request-id', requestId);
    handle(request, response).catch((error: unknown) => sendError(request, response, requestId, error));
  });
  server.setTimeout(idleSocketMs);
  return server;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === s3HealthPath) {
      response.writeHead(200).end();
      return;
    }
    const target = parseTarget(request.url ?? '');
    const signature = verifySignature(request, target, keys, region, Date.now());
    keys.check(signature.accessKey, useOfRequest(request, target));
    const exchange: S3Exchange = { request, response, target, signature, store, uploads, keys, region };
    if (target.bucket === '') {
      if (request.method !== 'GET') throw new S3Error('MethodNotAllowed');
      return listBuckets(exchange);
    }
    if (target.key === '') return handleBucket(exchange);
    if (Buffer.byteLength(target.key) > maxKeyBytes) throw new S3Error('KeyTooLongError');
    return handleObject(exchange);
  }
}

const unsupportedQueries = [
  'acl',
  'tagging',
  'retention',
  'legal-hold',
  'attributes',
  'torrent',
  'restore',
  'select',
  'versionId',
];

async function handleObject(exchange: S3Exchange): Promise<void> {
  const { request, response, store, target } = exchange;
  const unsupported = unsupportedQueries.find((name) => target.query.has(name));
  if (unsupported) throw new S3Error('NotImplemented', unsupported);
  const uploadId = target.query.get('uploadId');
  if (uploadId !== undefined) return handleUpload(exchange, uploadId);
  const copySource = request.headers['x-amz-copy-source'];
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return sendObject(request, response, store, target);
    case 'PUT':
      store.bucket(target.bucket);
      return typeof copySource === 'string' ? copyObject(exchange, copySource) : putObject(exchange);
    case 'DELETE':
      await store.remove(target.bucket, target.key);
      response.writeHead(204).end();
      return;
    case 'POST':
      if (target.query.has('uploads')) return beginUpload(exchange);
      throw new S3Error('NotImplemented', 'POST of an object');
    default:
      throw new S3Error('MethodNotAllowed');
  }
}

/** A client that disconnects is not an error of the server. */
const disconnectCodes = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];

function sendError(request: IncomingMessage, response: ServerResponse, requestId: string, error: unknown): void {
  const known = error instanceof S3Error ? error : new S3Error('InternalError');
  if (known !== error && !disconnectCodes.includes((error as NodeJS.ErrnoException).code ?? '')) {
    console.error(`${requestId} ${request.method}`, error);
  }
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // The rest of the body is not read.
  if (!request.complete) response.setHeader('connection', 'close');
  if (request.method === 'HEAD') {
    response.writeHead(known.status).end();
    return;
  }
  const Resource = request.url?.split('?')[0] ?? '';
  sendXml(
    response,
    'Error',
    { Code: known.code, Message: known.message, Resource, RequestId: requestId },
    known.status,
  );
}
