import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Golfer, startGateway, type TestGateway } from '../test-gateway.ts';

let gateway: TestGateway;
let golfer: Golfer;
beforeAll(async () => {
  gateway = await startGateway();
  golfer = await gateway.register();
});
afterAll(() => gateway.stop());

it('every wait of the server has a timeout', () => {
  const { server, initialConfig } = gateway.app;
  expect(server.requestTimeout).toBeGreaterThan(0);
  expect(server.headersTimeout).toBeGreaterThan(0);
  expect(server.keepAliveTimeout).toBeGreaterThan(0);
  expect(server.timeout).toBeGreaterThan(0);
  expect(initialConfig).toMatchObject({ bodyLimit: 64 * 1024, handlerTimeout: 15_000 });
});

describe('an endless body', () => {
  it.each([
    ['of a visitor', 'POST', '/api/swing-analyses', () => '', '401'],
    ['at a call that takes none', 'POST', '/api/logout', () => golfer.cookie, '4'],
    ['at a page', 'POST', '/anywhere', () => golfer.cookie, '4'],
  ])('%s is answered, then cut off', async (_whose, method, path, cookie, status) => {
    const { answer, sentMb } = await sendWithoutEnd(method, path, cookie());
    expect(answer).toContain(`HTTP/1.1 ${status}`);
    expect(sentMb).toBeLessThan(path === '/api/swing-analyses' ? 500 : 300);
  });
});

it('a form that never starts is cut off, and leaves nothing', async () => {
  const { answer, sentMb } = await sendWithoutEnd('POST', '/api/swing-analyses', golfer.cookie);
  expect(answer).toBe('');
  expect(sentMb).toBeLessThan(500);
  const inProgress = () => gateway.rows('select 1 from gateway.upload_in_progress');
  await expect.poll(inProgress, { timeout: 10_000 }).toEqual([]);
});

/** Sends a chunked body until the server closes the connection. */
async function sendWithoutEnd(method: string, path: string, cookie: string) {
  const { port } = new URL(gateway.origin);
  const socket = connect(Number(port), '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  const head = [
    'host: localhost',
    'sec-fetch-site: same-origin',
    `cookie: ${cookie}`,
    'content-type: multipart/form-data; boundary=b',
  ];
  socket.write([`${method} ${path} HTTP/1.1`, ...head, 'transfer-encoding: chunked', '', ''].join('\r\n'));
  const piece = `10000\r\n${' '.repeat(0x10000)}\r\n`;
  while (!socket.destroyed) {
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
  }
  return { answer, sentMb: socket.bytesWritten / 1024 / 1024 };
}
