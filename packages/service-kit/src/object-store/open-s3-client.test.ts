import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { openS3Client } from './open-s3-client.ts';

const idleMs = 200;
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function clientOf(answer: RequestListener) {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return clientAt((server.address() as AddressInfo).port);
}

function clientAt(port: number) {
  const access = { S3_REGION: 'us-east-1', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' };
  return openS3Client({ ...access, S3_ENDPOINT: `http://127.0.0.1:${port}` }, { idleMs, joinMs: 4 * idleMs });
}

/** A store in a thread of its own: it goes on while this thread is busy. */
const storeThread = `
  const { createServer } = require('node:http');
  const { parentPort } = require('node:worker_threads');
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Length': 8 });
    response.write('half');
    setTimeout(() => response.end('half'), ${idleMs / 2});
  });
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port));
`;

it('rejects when the store accepts a request and does not answer', async () => {
  const client = await clientOf(() => undefined);
  await expect(client.getObject('bucket', 'key')).rejects.toThrow('object store does not answer');
});

it('fails a response in which the store falls silent', async () => {
  const client = await clientOf((_request, response) => {
    response.writeHead(200, { 'Content-Length': 10 });
    response.write('half');
  });
  await expect(buffer(await client.getObject('bucket', 'key'))).rejects.toThrow('aborted');
});

it('waits for a reader that pauses longer than the store may be silent', async () => {
  const size = 8 * 1024 * 1024;
  const client = await clientOf((_request, response) => {
    response.writeHead(200, { 'Content-Length': size }).end(Buffer.alloc(size));
  });
  const object = await client.getObject('bucket', 'key');
  await delay(3 * idleMs);
  expect(await buffer(object)).toHaveLength(size);
});

it('reads what arrived while this process was busy for longer than the store may be silent', async () => {
  const store = new Worker(storeThread, { eval: true });
  const [port] = await once(store, 'message');
  const object = await clientAt(port).getObject('bucket', 'key');
  object.resume();
  const received: Buffer[] = [];
  object.on('data', (chunk: Buffer) => received.push(chunk));
  await once(object, 'data');
  const busyUntil = performance.now() + 2 * idleMs;
  while (performance.now() < busyUntil);
  await once(object, 'end');
  expect(Buffer.concat(received).toString()).toBe('halfhalf');
  await store.terminate();
});

it('fails a response when the store is still silent after its reader went on', async () => {
  const client = await clientOf((_request, response) => {
    response.writeHead(200, { 'Content-Length': 10 });
    response.write('half');
  });
  const object = await client.getObject('bucket', 'key');
  await delay(3 * idleMs);
  await expect(buffer(object)).rejects.toThrow('aborted');
});

it('gives the store more time to join the parts of an object', async () => {
  const client = await clientOf(async (request, response) => {
    await buffer(request);
    await delay(2 * idleMs);
    response.end(
      '<CompleteMultipartUploadResult><Location>/bucket/key</Location><ETag>"joined"</ETag></CompleteMultipartUploadResult>',
    );
  });
  const joined = await client.completeMultipartUpload('bucket', 'key', 'upload', [{ part: 1, etag: 'part' }]);
  expect(joined.etag).toBe('joined');
});
