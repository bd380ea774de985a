import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_ORIGIN: 'https://golf.example' });
});
afterAll(() => gateway.stop());

/** `fetch` does not send a `Host` of the caller's choice. */
function callHost(host: string, path: string, { method = 'GET', headers = {} } = {}) {
  return new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const call = request(gateway.origin + path, { method, headers: { ...headers, host } }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
    });
    call.on('error', reject).end();
  });
}

describe('a request for another host, as after DNS rebinding,', () => {
  it.each(['/api/client-config', '/api/auth/user', '/', '/nowhere'])('is refused at %s', async (path) => {
    for (const host of [
      'evil.example',
      'evil.example:8080',
      'golf.example.evil.example',
      '10.0.0.1',
      'golf.example@evil.example',
    ]) {
      const { status, body } = await callHost(host, path);
      expect([host, status, JSON.parse(body).code]).toEqual([host, 421, 'wrong-host']);
    }
  });

  it('is refused with a forwarded host too', async () => {
    const headers = { 'x-forwarded-host': 'evil.example' };
    expect((await callHost('golf.example', '/api/client-config', { headers })).status).toBe(421);
  });

  it('is answered for probes, and reaches the check of the signature of a webhook', async () => {
    expect((await callHost('10.0.0.1:8080', '/healthz')).status).toBe(200);
    expect((await callHost('10.0.0.1:8080', '/readyz')).status).toBe(200);
    const webhook = await callHost('gateway:8080', '/api/stripe/webhook', { method: 'POST' });
    expect(JSON.parse(webhook.body).code).toBe('bad-signature');
  });
});

it.each(['golf.example', 'GOLF.example:443', 'localhost:8080', '127.0.0.1'])('%s is our host', async (host) => {
  expect((await callHost(host, '/api/client-config')).status).toBe(200);
});

it('two Host headers are refused, whichever of them is ours', async () => {
  for (const hosts of [
    ['golf.example', 'evil.example'],
    ['evil.example', 'golf.example'],
    ['golf.example', 'golf.example'],
  ]) {
    const head = ['GET /api/client-config HTTP/1.1', ...hosts.map((host) => `host: ${host}`), 'connection: close'];
    const socket = connect(Number(new URL(gateway.origin).port), '127.0.0.1');
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    expect([hosts, (await text(socket)).split('\r\n')[0]]).toEqual([hosts, 'HTTP/1.1 400 Bad Request']);
  }
});

it('a page may use the sensors and cameras of the mobility check, and no other part of the device', async () => {
  const policy = (await gateway.call('/api/client-config')).headers.get('permissions-policy') ?? '';
  for (const used of ['camera', 'microphone', 'accelerometer', 'gyroscope', 'magnetometer', 'screen-wake-lock']) {
    expect(policy.split(', ')).toContain(`${used}=(self)`);
  }
  for (const unused of ['geolocation', 'usb', 'serial', 'midi', 'display-capture', 'clipboard-read']) {
    expect(policy.split(', ')).toContain(`${unused}=()`);
  }
});
