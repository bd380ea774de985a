import { afterAll, beforeAll, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../test-gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway({ PUBLIC_ORIGIN: 'http://golf.example' });
});
afterAll(() => gateway.stop());

/** Sends exactly these headers, as another site's page or a tool would. */
const post = (headers: Record<string, string>) => fetch(`${gateway.origin}/api/logout`, { method: 'POST', headers });

it.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a sister domain', { 'sec-fetch-site': 'same-site' }],
  ['another site whose Origin is forged to ours', { 'sec-fetch-site': 'cross-site', origin: 'http://golf.example' }],
  ['an old browser on another site', { origin: 'http://evil.example' }],
  ['a page without an origin', { origin: 'null' }],
  ['a tool without these headers', {}],
])('rejects a call from %s', async (_name, headers) => {
  const response = await post(headers);
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'cross-site' });
});

it('accepts calls of the own page, by Sec-Fetch-Site or by Origin', async () => {
  expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(204);
  expect((await post({ origin: gateway.origin })).status).toBe(204);
  expect((await post({ origin: 'http://golf.example' })).status).toBe(204);
});

it('rejects a form of another site before it reads the video, and leaves nothing', async () => {
  const golfer = await gateway.register();
  const form = new FormData();
  form.append('faceOnVideo', new File([new Uint8Array(1000)], 'swing.mp4'));
  const headers = { cookie: golfer.cookie, 'sec-fetch-site': 'cross-site' };
  const response = await fetch(`${gateway.origin}/api/swing-analyses`, { method: 'POST', body: form, headers });
  expect(response.status).toBe(403);
  expect(await gateway.rows('select 1 from gateway.upload_in_progress')).toEqual([]);
});

it('forbids framing, foreign scripts and type sniffing', async () => {
  const { headers } = await gateway.call('/api/client-config');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com(;|$)/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});
