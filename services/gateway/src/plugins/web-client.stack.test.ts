import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startGateway, type TestGateway } from '../../test/test-gateway.ts';

let gateway: TestGateway;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gateway-web-'));
  const web = join(folder, 'web');
  await mkdir(join(web, 'assets'), { recursive: true });
  await writeFile(join(web, 'index.html'), '<!doctype html><title>the client</title>');
  await mkdir(join(web, 'pages'));
  for (const name of ['visitor', 'home', 'analysis', 'sample', 'shared']) {
    await writeFile(join(web, `pages/${name}.html`), `<title>the client</title><meta content="%ORIGIN%/${name}">`);
  }
  await writeFile(join(web, 'favicon.svg'), '<svg/>');
  await writeFile(join(web, 'service-worker.js'), 'self;');
  await writeFile(join(web, 'app.webmanifest'), '{}');
  await writeFile(join(web, 'assets/index-4f2a.js'), 'export {};');
  await writeFile(join(web, 'assets/index-4f2a.js.gz'), gzipSync('export {};'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  gateway = await startGateway({ WEB_DIST: web });
});
afterAll(async () => {
  await gateway.stop();
  await rm(folder, { recursive: true });
});

describe('the web client', () => {
  it.each(['/', '/analysis/123', '/sign-in', '/upload?club=driver', '/a.b/c'])(
    'answers %s with its page, never kept',
    async (path) => {
      const response = await gateway.call(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/html');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(await response.text()).toContain('the client');
    },
  );

  it.each([
    ['/', false, 'visitor'],
    ['/', true, 'home'],
    ['/analysis/123', true, 'analysis'],
    ['/sample', true, 'sample'],
    ['/sample?from=home', false, 'sample'],
    ['/shared/some-token', false, 'shared'],
  ])('answers %s with the page of that screen, signed in: %s', async (path, isSignedIn, page) => {
    const golfer = await gateway.register();
    const response = await gateway.call(path, isSignedIn ? { as: golfer } : {});
    expect(await response.text()).toContain(`content="${gateway.deps.env.PUBLIC_ORIGIN}/${page}"`);
    expect(response.headers.get('vary')).toBe('accept-encoding, cookie');
  });

  it('sends a page compressed to a client that accepts it, and only once', async () => {
    const first = await gateway.call('/sample', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toContain('the client');
    const again = await gateway.call('/sample', { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('marks a session that began before there were markers, and no other browser', async () => {
    const golfer = await gateway.register();
    const cookiesOf = async (cookie?: string) =>
      (await gateway.call('/', { headers: cookie ? { cookie } : {} })).headers.getSetCookie();
    expect(await cookiesOf(golfer.cookie)).toEqual([
      expect.stringMatching(/^signed-in=yes; Max-Age=\d+; Path=\/; SameSite=Lax$/),
    ]);
    expect(await cookiesOf(`${golfer.cookie}; signed-in=yes`)).toEqual([]);
    expect(await cookiesOf()).toEqual([]);
  });

  it('serves hashed assets as immutable, and no page in place of a missing one', async () => {
    const asset = await gateway.call('/assets/index-4f2a.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect((await gateway.call('/assets/index-0000.js')).status).toBe(404);
    expect((await gateway.call('/favicon.svg')).headers.get('content-type')).toContain('svg');
  });

  it('serves the service worker for the whole site, asked for each time, and the manifest with its type', async () => {
    const worker = await gateway.call('/service-worker.js');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-type')).toContain('javascript');
    const manifest = await gateway.call('/app.webmanifest');
    expect(manifest.headers.get('cache-control')).toBe('no-cache');
    expect(manifest.headers.get('content-type')).toContain('application/manifest+json');
  });

  it('sends the compressed copy to clients that accept it, and the file to others', async () => {
    const compressed = await gateway.call('/assets/index-4f2a.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(compressed.headers.get('content-encoding')).toBe('gzip');
    expect(compressed.headers.get('content-type')).toContain('javascript');
    expect(compressed.headers.get('vary')).toContain('accept-encoding');
    expect(compressed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await compressed.text()).toBe('export {};');
    const plain = await gateway.call('/assets/index-4f2a.js', { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toContain('accept-encoding');
  });

  it('does not answer /api or other methods', async () => {
    const missing = await gateway.call('/api/none');
    expect([missing.status, await missing.json()]).toMatchObject([404, { code: 'not-found' }]);
    expect((await gateway.call('/analysis', { method: 'POST' })).status).toBe(404);
  });

  it.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/assets/%00'])(
    'does not leave its folder: %s',
    async (path) => {
      expect(await (await gateway.call(path)).text()).not.toContain('secret');
    },
  );
});

it('answers no screens without a client', async () => {
  const bare = await startGateway();
  expect(await (await bare.call('/api/client-config')).json()).toEqual({
    sampleSwings: [],
    payments: { mode: 'unavailable' },
    hasIdentityProvider: false,
  });
  expect((await bare.call('/')).status).toBe(404);
  await bare.stop();
});
