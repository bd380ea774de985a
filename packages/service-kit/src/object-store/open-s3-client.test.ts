import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, expect, it } from 'vitest';
import { slowestBytesPerS } from './limit-call.ts';
import { openS3Client } from './open-s3-client.ts';

type S3Client = ReturnType<typeof openS3Client>;

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

/** Sends a text byte by byte: never silent, and not complete in time. */
async function trickle(response: ServerResponse, text: string) {
  for (const byte of text) {
    if (response.destroyed) return;
    response.write(byte);
    await delay(idleMs / 10);
  }
  response.end();
}

it.each([
  ['a call', (client: S3Client) => client.statObject('bucket', 'key')],
  ['a list', (client: S3Client) => client.listObjectsV2('bucket', '', true).toArray()],
  ['a part', (client: S3Client) => client.putObject('bucket', 'key', Buffer.alloc(1024 * 1024))],
])('rejects %s whose answer begins, and trickles', async (_name, call) => {
  const client = await clientOf(async (request, response) => {
    await buffer(request);
    response.socket?.write('HTTP/1.1 200 OK\r\n');
    for (let sent = 0; sent < 100 && !response.destroyed; sent++) {
      response.socket?.write(`X-${sent}: ${sent}\r\n`);
      await delay(idleMs / 10);
    }
  });
  const startedAt = Date.now();
  await expect(call(client)).rejects.toThrow('object store is too slow');
  expect(Date.now() - startedAt).toBeLessThan(5 * idleMs);
});

it.each([0, 1_000_000])('fails an object that trickles after %d bytes', async (begun) => {
  const client = await clientOf(async (_request, response) => {
    response.writeHead(200, { 'Content-Length': begun + 200 });
    response.write(Buffer.alloc(begun));
    await trickle(response, 'x'.repeat(200));
  });
  await expect(buffer(await client.getObject('bucket', 'key'))).rejects.toThrow('aborted');
});

it('reads an object for as long as its bytes arrive fast enough', async () => {
  const piece = Buffer.alloc(slowestBytesPerS / 10);
  const client = await clientOf(async (_request, response) => {
    response.writeHead(200, { 'Content-Length': 20 * piece.length });
    for (let sent = 0; sent < 20; sent++) {
      response.write(piece);
      await delay(idleMs / 4);
    }
    response.end();
  });
  expect(await buffer(await client.getObject('bucket', 'key'))).toHaveLength(20 * piece.length);
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
