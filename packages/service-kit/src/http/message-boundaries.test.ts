import { once } from 'node:events';
import { connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createServiceApp } from './create-service-app.ts';
import type { ServiceApp } from './service-app.ts';

let app: ServiceApp;
let handled: string[];
beforeEach(() => {
  handled = [];
  app = createServiceApp({ logger: pino({ level: 'silent' }), readiness: {} });
  app.post('/body', async () => handled.push('body'));
  app.get('/hidden', async () => handled.push('hidden'));
});
afterEach(() => app.close());

/** Writes raw bytes and returns what came back until the server closed the connection, or half a second passed without an answer. */
async function send(text: string): Promise<string> {
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.setTimeout(500, () => socket.destroy());
  let all = '';
  socket.on('data', (chunk) => {
    all += chunk;
  });
  socket.on('error', () => undefined);
  socket.write(text);
  await once(socket, 'close');
  return all;
}

const hidden = 'GET /hidden HTTP/1.1\r\nhost: x\r\n\r\n';
const post = (headers: string, body: string) =>
  `POST /body HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n${headers}\r\n\r\n${body}${hidden}`;

it('two requests on one connection are two requests', async () => {
  await send(post('content-length: 2', '{}'));
  expect(handled.toSorted()).toEqual(['body', 'hidden']);
});

// A proxy that reads a request's end elsewhere than we do would let its sender hide a second request in the first one's body.
it.each([
  ['a length and chunks', post('content-length: 2\r\ntransfer-encoding: chunked', '2\r\n{}\r\n0\r\n\r\n')],
  ['chunks and a length', post('transfer-encoding: chunked\r\ncontent-length: 2', '2\r\n{}\r\n0\r\n\r\n')],
  ['two lengths', post('content-length: 2\r\ncontent-length: 44', '{}')],
  ['two lengths in one line', post('content-length: 2, 44', '{}')],
  ['a length with a sign', post('content-length: +2', '{}')],
  ['a length in hexadecimal', post('content-length: 0x2', '{}')],
  ['a space before the colon of its length', post('content-length : 2', '{}')],
  ['an encoding that ends otherwise', post('transfer-encoding: chunked, identity', '2\r\n{}\r\n0\r\n\r\n')],
  ['an unknown encoding', post('transfer-encoding: xchunked', '2\r\n{}\r\n0\r\n\r\n')],
  ['a chunk that is longer than its length', post('transfer-encoding: chunked', '1\r\n{}\r\n0\r\n\r\n')],
  ['a chunk length with a sign', post('transfer-encoding: chunked', '+2\r\n{}\r\n0\r\n\r\n')],
  [
    'a header line that goes on in the next',
    post('x-a: b\r\n content-length: 44\r\ncontent-length: 2', '{}').replace('x-a: b\r\n', 'x-a: b\n'),
  ],
])('a request with %s is refused, and nothing that follows it is read', async (_what, text) => {
  const answer = await send(text);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(handled).toEqual([]);
});
