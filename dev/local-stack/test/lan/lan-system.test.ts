import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { chooseLanAddresses } from '../../src/lan/choose-addresses.ts';
import { repositoryRoot } from '../../src/repository-paths.ts';
import { type RunningSystem, startSystem } from '../../src/system/start-system.ts';
import { httpsClient } from './https-client.ts';

/** Without a network 127.0.0.2 stands in: what listens on 127.0.0.1 alone does not answer there either. */
const [lanAddress = '127.0.0.2'] = chooseLanAddresses(networkInterfaces());
/** Small and at 30 frames a second, so that it is analyzed quickly. */
const swing = readFileSync(join(repositoryRoot, 'dev/demo/swings/rowan-8.mp4'));

let dataFolder: string;
let system: RunningSystem;
let call: ReturnType<typeof httpsClient>;
const start = (lanAddresses?: string[]) =>
  startSystem({ dataFolder, ports: 'any', fsync: false, ...(lanAddresses && { lanAddresses }) });
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'trueswing-lan-'));
  system = await start([lanAddress]);
  call = httpsClient(readFileSync(system.certificateFile ?? ''));
});
afterAll(async () => {
  await system.remove();
  await rm(dataFolder, { recursive: true, force: true });
});

const json = (body: Buffer) => JSON.parse(body.toString());
const portsOf = (): [string, number][] =>
  Object.entries(json(readFileSync(join(dataFolder, 'state.json'))).ports as Record<string, number>);

/** Whether a port of an address accepts connections. */
const isOpen = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 3_000 });
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.on('connect', () => end(true));
    socket.on('error', () => end(false));
    socket.on('timeout', () => end(false));
  });

const openParts = async (host: string) => {
  const states = await Promise.all(portsOf().map(async ([name, port]) => [name, await isOpen(host, port)] as const));
  return states.flatMap(([name, open]) => (open ? [name] : []));
};

async function register(): Promise<{ cookie: string; setCookie: string }> {
  const golfer = { email: 'phone@example.com', password: 'a-long-enough-password', firstName: 'P', lastName: '' };
  const { status, headers } = await call(`${system.webUrl}/api/auth/register`, {
    method: 'POST',
    headers: { origin: system.webUrl, 'content-type': 'application/json' },
    body: JSON.stringify(golfer),
  });
  expect(status).toBe(201);
  const setCookie = headers['set-cookie']?.[0] ?? '';
  return { setCookie, cookie: setCookie.split(';')[0] ?? '' };
}

it('takes an upload by https from the network and gives the video back in ranges', async () => {
  expect(system.webUrl).toMatch(`https://${lanAddress}:`);
  const { setCookie, cookie } = await register();
  expect(setCookie).toMatch(/^__Host-session=.*; Secure/);

  const fields = new FormData();
  fields.set('clubSelection', 'driver');
  fields.set('faceOnVideo', new File([swing], 'swing.mp4', { type: 'video/mp4' }));
  const form = new Response(fields);
  const accepted = await call(`${system.webUrl}/api/swing-analyses`, {
    method: 'POST',
    headers: { origin: system.webUrl, cookie, 'content-type': form.headers.get('content-type') ?? '' },
    body: Readable.from(Buffer.from(await form.arrayBuffer())),
  });
  expect(accepted.status, accepted.body.toString()).toBe(200);
  const { id } = json(accepted.body) as { id: string };
  await vi.waitFor(
    async () => {
      const { body } = await call(`${system.webUrl}/api/swing-analyses/${id}?status_only=true`, {
        headers: { cookie },
      });
      expect(json(body)).toMatchObject({ isComplete: true });
    },
    { timeout: 120_000, interval: 1_000 },
  );
  const video = `${system.webUrl}/api/swing-analyses/${id}/video/face-on`;
  const whole = await call(video, { headers: { cookie } });
  const part = await call(video, { headers: { cookie, range: 'bytes=100-1099' } });
  expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-1099/${whole.body.length}`]);
  expect(part.body.equals(whole.body.subarray(100, 1100))).toBe(true);
});

it('serves the pages of the payments sandbox on the same origin, and neither its API nor its controls', async () => {
  const { body } = await call(`${system.webUrl}/api/client-config`);
  const { scriptUrl } = (json(body) as { payments: { scriptUrl: string } }).payments;
  expect(scriptUrl).toBe(`${system.webUrl}/v3/`);
  expect((await call(scriptUrl)).headers['content-type']).toMatch('text/javascript');
  expect((await call(`${system.webUrl}/sandbox/card-form`)).body.toString()).toMatch('Payments sandbox');
  const authorization = `Bearer ${system.payments?.secretKey}`;
  for (const path of [
    '/v1/customers',
    '/sandbox/calls',
    '/sandbox/checkout/../calls',
    '/sandbox/checkout/%2e%2e/calls',
  ]) {
    const { headers } = await call(system.webUrl + path, { headers: { authorization } });
    expect(headers['content-type'], path).not.toBe('application/json');
  }
});

it('listens on the network with the https proxy alone, and without --lan not at all', async () => {
  const started = portsOf().map(([name]) => name);
  expect(await openParts('127.0.0.1')).toEqual(started);
  expect(await openParts(lanAddress)).toEqual([]);
  const httpsPort = Number(new URL(system.webUrl).port);
  expect(await isOpen(lanAddress, httpsPort)).toBe(true);

  await system.stop();
  system = await start();
  expect(system.webUrl).toMatch('http://localhost:');
  expect(await openParts('127.0.0.1')).toEqual(started);
  expect(await openParts(lanAddress)).toEqual([]);
  expect(await isOpen(lanAddress, httpsPort)).toBe(false);
  const { payments } = (await (await fetch(`${system.webUrl}/api/client-config`)).json()) as {
    payments: { scriptUrl: string };
  };
  expect(payments.scriptUrl).toMatch('http://localhost:');
});
