import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ensureLanCertificate, type LanCertificate } from '../../src/lan/lan-certificate.ts';
import { findFreePort } from '../../src/processes/free-port.ts';
import { repositoryRoot } from '../../src/repository-paths.ts';
import { type RunningSystem, startSystem } from '../../src/system/start-system.ts';
import { httpsClient } from '../lan/https-client.ts';
import { registerThrough } from './proxied-golfer.ts';
import { proxyNames, type StartedProxy, startProxy } from './start-proxy.ts';

/** The gateway takes 100 MB a video. */
const largestVideoBytes = 100 * 1_024 * 1_024;
const partBytes = 5 * 1_024 * 1_024;
/** Small and at 30 frames a second, so that it is analyzed quickly. */
const swing = readFileSync(join(repositoryRoot, 'dev/demo/swings/rowan-8.mp4'));

let folder: string;
let certificate: LanCertificate;
let ca: Buffer;
let origin: string;
let ports: { httpPort: number; httpsPort: number };
let system: RunningSystem;
/** A swing that was analyzed, and the session of its golfer. */
let analyzed: { id: string; cookie: string };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'trueswing-proxies-'));
  certificate = await ensureLanCertificate(join(folder, 'certificate'), [], new Date());
  ca = readFileSync(certificate.certificateFile);
  ports = { httpPort: await findFreePort(), httpsPort: await findFreePort() };
  origin = `https://localhost:${ports.httpsPort}`;
  system = await startSystem({ dataFolder: join(folder, 'system'), ports: 'any', fsync: false, publicOrigin: origin });
});
afterAll(async () => {
  await system?.remove();
  await rm(folder, { recursive: true, force: true });
});

const placeOf = (name: string) => ({
  ...certificate,
  ...ports,
  folder: join(folder, name),
  gatewayPort: system.gatewayPort,
});

it('a swing that was sent through a proxy is analyzed', async () => {
  const first = await startProxy('haproxy', placeOf('first'));
  const golfer = await registerThrough(origin, ca, '127.0.0.1');
  const { id } = JSON.parse((await golfer.upload(swing)).body.toString()) as { id: string };
  await vi.waitFor(
    async () => {
      const { body } = await golfer.call(`/api/swing-analyses/${id}?status_only=true`);
      expect(JSON.parse(body.toString())).toMatchObject({ isComplete: true });
    },
    { timeout: 120_000, interval: 1_000 },
  );
  analyzed = { id, cookie: golfer.cookie };
  await first.process.stop();
  // The videos that follow are about their way to the gateway.
  await system.parts['analysis-worker']?.stop();
});

/** Protocol of a connection that offers this version alone, or why there is none. */
function protocolOf(version: SecureVersion): Promise<string | null> {
  // At the usual level of security this side would not offer the old versions.
  const offer = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
  return new Promise((resolve) => {
    const socket = connectTls({ host: 'localhost', port: ports.httpsPort, ca, ...offer });
    socket.once('secureConnect', () => {
      resolve(socket.getProtocol());
      socket.destroy();
    });
    socket.once('error', (error) => resolve(error.message));
  });
}

/** Asks the port for plain http. Browsers name no port there: http is on 80, https on 443. */
function getByHttp(path: string): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const call = get(`http://localhost:${ports.httpPort}${path}`, { headers: { host: 'localhost' } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    });
    call.on('error', reject);
  });
}

describe.each(proxyNames.map((name, index) => ({ name, address: (last: number) => `127.0.${index + 1}.${last}` })))(
  'behind $name with the sample of deploy/proxies',
  ({ name, address }) => {
    let proxy: StartedProxy;
    beforeAll(async () => {
      proxy = await startProxy(name, placeOf(name));
    });
    afterAll(() => proxy?.process.stop());

    it('a golfer registers and signs in, with a cookie for https alone', async () => {
      const golfer = await registerThrough(origin, ca, address(2));
      expect(golfer.setCookie).toMatch(/^__Host-session=.*; Secure/);
      const { email, password } = golfer;
      const signedIn = await golfer.call('/api/auth/sign-in', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: '' },
        body: JSON.stringify({ email, password }),
      });
      expect(signedIn.status, signedIn.body.toString()).toBe(200);
    });

    it('takes TLS 1.3 and 1.2, and nothing older', async () => {
      expect(await protocolOf('TLSv1.3')).toBe('TLSv1.3');
      expect(await protocolOf('TLSv1.2')).toBe('TLSv1.2');
      for (const old of ['TLSv1.1', 'TLSv1'] as const) expect(await protocolOf(old)).toMatch(/protocol version/);
    });

    it('a video of 100 MB arrives in one request', async () => {
      const golfer = await registerThrough(origin, ca, address(3));
      const answer = await golfer.upload(padVideo(swing, largestVideoBytes));
      expect(answer.status, answer.body.toString()).toBe(200);
    });

    it('an upload whose connection was cut goes on with the bytes that had arrived', async () => {
      const golfer = await registerThrough(origin, ca, address(4));
      const video = padVideo(swing, 2 * partBytes + 1_000_000);
      const path = await golfer.beginTransfer(video.length);
      await golfer.breakOff(path, video.subarray(0, partBytes), 2_000_000);
      // A proxy that keeps a request until it is whole would have dropped them.
      await vi.waitFor(async () => expect(await golfer.offsetOf(path)).toBeGreaterThan(1_000_000), 10_000);
      for (let offset = await golfer.offsetOf(path); offset < video.length; ) {
        const sent = await golfer.sendPart(path, offset, video.subarray(offset, offset + partBytes));
        expect(sent.status, sent.body.toString()).toBe(204);
        offset = Number(sent.headers['upload-offset']);
      }
      const committed = await golfer.call('/api/swing-analyses/from-transfers', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ faceOnTransfer: path.split('/').at(-1), fields: { clubSelection: 'driver' } }),
      });
      expect(committed.status, committed.body.toString()).toBe(200);
    });

    it('a video plays from its middle', async () => {
      const call = httpsClient(ca);
      const { cookie, id } = analyzed;
      const video = `${origin}/api/swing-analyses/${id}/video/face-on`;
      const whole = await call(video, { headers: { cookie } });
      const part = await call(video, { headers: { cookie, range: 'bytes=100-1099' } });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes 100-1099/${whole.body.length}`]);
      expect(part.body.equals(whole.body.subarray(100, 1100))).toBe(true);
    });

    it('browsers get HTTP/2, and files as they were compressed', async () => {
      const session = connect(origin, { ca });
      const stream = session.request({ ':path': '/', 'accept-encoding': 'br' });
      const headers = new Promise((resolve) => stream.on('response', resolve));
      stream.resume();
      expect(session.alpnProtocol ?? (await headers.then(() => session.alpnProtocol))).toBe('h2');
      expect(await headers).toMatchObject({ ':status': 200, 'content-encoding': 'br' });
      session.destroy();
    });

    it('http leads to https for pages, and is refused for calls', async () => {
      expect(await getByHttp('/plans?from=mail')).toEqual({
        status: 308,
        location: 'https://localhost/plans?from=mail',
      });
      for (const path of ['/api/users/me', '/api/auth/sign-in', '/api/shared/a']) {
        expect(await getByHttp(path), path).toEqual({ status: 403, location: undefined });
      }
    });

    it('counts guesses by the address of the caller, whatever address the caller claims', async () => {
      const call = httpsClient(ca);
      const guess = async (localAddress: string) => {
        const claimed = { 'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}` };
        const headers = { origin, 'content-type': 'application/json', ...claimed };
        const body = JSON.stringify({ password: 'not-the-password-of-the-admin' });
        const { status } = await call(`${origin}/api/admin/login`, { method: 'POST', headers, body, localAddress });
        return status;
      };
      // Ten a minute are allowed. Of 21 in a row more than ten are in one minute.
      const statuses: (number | undefined)[] = [];
      while (statuses.length < 21 && !statuses.includes(429)) statuses.push(await guess(address(5)));
      expect(statuses).toContain(429);
      expect(await guess(address(6))).toBe(401);
    });

    it('the path of a shared swing, which is its key, is in no log', async () => {
      const token = randomUUID();
      await getByHttp(`/shared/${token}`);
      await getByHttp(`/api/shared/${token}`);
      expect(await logsOfShared(proxy, origin, token)).not.toContain(token);
    });

    it('the path of a shared swing is in no log while the gateway is away either', async () => {
      const [httpPort, httpsPort, gatewayPort] = [await findFreePort(), await findFreePort(), await findFreePort()];
      const alone = await startProxy(name, { ...placeOf(`${name}-alone`), httpPort, httpsPort, gatewayPort });
      const token = randomUUID();
      const logs = await logsOfShared(alone, `https://localhost:${httpsPort}`, token);
      await alone.process.stop();
      expect(logs).not.toContain(token);
    });
  },
);

/** Opens the page and the call of a shared swing. @returns the logs, after the line of a later call is in them */
async function logsOfShared(proxy: StartedProxy, proxyOrigin: string, token: string): Promise<string> {
  const call = httpsClient(ca);
  const other = randomUUID();
  for (const path of [`/shared/${token}`, `/api/shared/${token}`, `/plans?${other}`]) await call(proxyOrigin + path);
  const readLogs = async () => (await Promise.all(proxy.logFiles.map((file) => readFile(file, 'utf8')))).join('\n');
  await vi.waitFor(async () => expect(await readLogs()).toContain(other), 10_000);
  return await readLogs();
}

/** The video with a box of nothing at its end, which makes it as long as wanted. */
function padVideo(video: Buffer, bytes: number): Buffer {
  const padding = Buffer.alloc(bytes - video.length);
  padding.writeUInt32BE(padding.length, 0);
  padding.write('free', 4);
  return Buffer.concat([video, padding]);
}
