import { type ClientRequest, createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { generate } from 'selfsigned';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createHttpsProxy } from './https-proxy.ts';

let pem: { certificate: Buffer; key: Buffer };
beforeAll(async () => {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { keyType: 'ec' });
  pem = { certificate: Buffer.from(cert), key: Buffer.from(key) };
});

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function openProxy(gateway: RequestListener, idleTimeoutMs = 5_000) {
  const gatewayPort = await listen(createServer(gateway));
  const paymentsPort = await listen(createServer((seen, answer) => answer.end(`payments ${seen.headers.cookie}`)));
  const port = await listen(createHttpsProxy({ ...pem, gatewayPort, paymentsPort, idleTimeoutMs }) as Server);
  return (path: string, options: { method?: string; headers?: Record<string, string | number> } = {}) =>
    request({ host: '127.0.0.1', port, path, agent: false, ca: pem.certificate, servername: 'localhost', ...options });
}

const answerTo = (call: ClientRequest) =>
  new Promise<IncomingMessage>((resolve, reject) => call.on('response', resolve).on('error', reject));
const textOf = async (answer: IncomingMessage) => (await buffer(answer)).toString();

it('reports the real address to the gateway, and not the one that the browser claims', async () => {
  const call = await openProxy((seen, answer) => answer.end(JSON.stringify([seen.url, seen.headers])));
  const claims = {
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil',
    forwarded: 'for=1.2.3.4',
    'x-real-ip': '1.2.3.4',
  };
  const sent = call('/api/x?q=1', { headers: { ...claims, host: 'phone.test', cookie: 'a=b' } });
  sent.end();
  const [url, headers] = JSON.parse(await textOf(await answerTo(sent)));
  expect(url).toBe('/api/x?q=1');
  expect(headers).toMatchObject({
    host: 'phone.test',
    cookie: 'a=b',
    'x-forwarded-for': '127.0.0.1',
    'x-forwarded-proto': 'https',
  });
  for (const name of ['x-forwarded-host', 'forwarded', 'x-real-ip']) expect(headers).not.toHaveProperty(name);
});

it('passes on cookies, status and ranges, and not the rule that would forbid http', async () => {
  const call = await openProxy((_, answer) => {
    const headers = {
      'content-range': 'bytes 0-1/9',
      'set-cookie': ['a=1', 'b=2'],
      'strict-transport-security': 'max-age=9',
    };
    answer.writeHead(206, headers).end('ab');
  });
  const sent = call('/');
  sent.end();
  const answer = await answerTo(sent);
  expect([answer.statusCode, await textOf(answer)]).toEqual([206, 'ab']);
  expect(answer.headers).toMatchObject({ 'content-range': 'bytes 0-1/9', 'set-cookie': ['a=1', 'b=2'] });
  expect(answer.headers).not.toHaveProperty('strict-transport-security');
});

it('sends the first part of an upload and of an answer before the rest exists', async () => {
  const call = await openProxy((seen, answer) => {
    seen.on('data', (chunk: Buffer) => answer.write(`got ${chunk}.`));
    seen.on('end', () => answer.end('done'));
  });
  const sent = call('/upload', { method: 'POST' });
  sent.write('one');
  const answer = await answerTo(sent);
  const first = await new Promise((resolve) => answer.once('data', resolve));
  expect(String(first)).toBe('got one.');
  sent.end('two');
  expect(await textOf(answer)).toBe('got two.done');
});

it('ends the call of a browser that leaves in the middle of an upload', async () => {
  let left: () => void = () => undefined;
  const gatewaySawIt = new Promise<void>((resolve) => {
    left = resolve;
  });
  const call = await openProxy((seen) => {
    seen.on('error', () => undefined).resume();
    seen.on('aborted', left);
    seen.once('data', () => sent.destroy());
  });
  const sent = call('/upload', { method: 'POST', headers: { 'content-length': 1000 } });
  sent.on('error', () => undefined);
  sent.write('part');
  await gatewaySawIt;
});

it('says so when the gateway does not answer in time', async () => {
  const call = await openProxy(() => undefined, 300);
  const sent = call('/');
  sent.end();
  const answer = await answerTo(sent);
  expect([answer.statusCode, await textOf(answer)]).toEqual([502, expect.stringMatching('does not answer')]);
});

it('says so when the gateway does not run', async () => {
  const call = await openProxy(() => undefined);
  servers[0]?.close();
  const sent = call('/');
  sent.end();
  expect((await answerTo(sent)).statusCode).toBe(502);
});

it.each([
  ['/v3/', true],
  ['/sandbox/checkout/cs_1', true],
  ['/sandbox/portal/bps_1/cancel', true],
  ['/sandbox/confirm', true],
  ['/v1/customers', false],
  ['/sandbox/clock', false],
  ['/sandbox/checkout/../clock', false],
  ['/sandbox/checkout/%2e%2e/clock', false],
  ['/sandbox/checkout/cs_1/../../clock', false],
  ['/api/v3/', false],
])('%s belongs to the payments sandbox: %s', async (path, isPayments) => {
  const call = await openProxy((_, answer) => answer.end('gateway'));
  const sent = call(path, { headers: { cookie: 'session=secret' } });
  sent.end();
  expect(await textOf(await answerTo(sent))).toBe(isPayments ? 'payments undefined' : 'gateway');
});
