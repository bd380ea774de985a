import { apiRoutes } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtRoutes, callRoute } from '../api/call-route.ts';
import { createThings } from '../api/create-things.ts';
import { exampleOf } from '../api/example-requests.ts';
import { startGateway, type TestGateway } from '../test-gateway.ts';

let gateway: TestGateway;
let secure: TestGateway;
beforeAll(async () => {
  [gateway, secure] = await Promise.all([startGateway(), startGateway({ PUBLIC_ORIGIN: 'https://golf.example' })]);
});
afterAll(() => Promise.all([gateway.stop(), secure.stop()]));

const headersOf = async (one: TestGateway, path: string) => (await one.call(path)).headers;
const policyOf = async (one: TestGateway) => {
  const policy = (await headersOf(one, '/api/client-config')).get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
};

describe('the content security policy', () => {
  it('lists its sources: the service itself, the payment forms of Stripe, the videos of YouTube', async () => {
    const policy = await policyOf(secure);
    const foreign = Object.entries(policy).flatMap(([name, sources]) =>
      sources.filter((source) => source.startsWith('http')).map((source) => `${name} ${source}`),
    );
    expect(foreign.sort()).toEqual([
      'connect-src https://api.stripe.com',
      'frame-src https://*.js.stripe.com',
      'frame-src https://hooks.stripe.com',
      'frame-src https://js.stripe.com',
      'frame-src https://www.youtube-nocookie.com',
      'img-src https://i.ytimg.com',
      'script-src https://*.js.stripe.com',
      'script-src https://js.stripe.com',
    ]);
    expect(policy['default-src']).toEqual(["'self'"]);
    for (const directive of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect([directive, policy[directive]]).toEqual([directive, ["'none'"]]);
    }
  });

  it('allows no inline scripts or styles and no eval', async () => {
    const { 'script-src': scripts, 'style-src': styles, 'default-src': rest } = await policyOf(gateway);
    for (const open of ["'unsafe-inline'", "'unsafe-eval'", "'wasm-unsafe-eval'", 'data:', 'blob:', '*', 'https:']) {
      expect([...(scripts ?? []), ...(rest ?? [])]).not.toContain(open);
    }
    expect(styles).toEqual(["'self'"]);
  });

  it('allows WebAssembly in the file of a worker alone, which may load nothing foreign', async () => {
    const policyFor = async (path: string) => (await headersOf(gateway, path)).get('content-security-policy') ?? '';
    expect(await policyFor('/assets/track-poses.worker-4f2a_-b.js')).toBe(
      "default-src 'self';script-src 'self' 'wasm-unsafe-eval';object-src 'none';base-uri 'none';frame-ancestors 'none'",
    );
    for (const path of [
      '/',
      '/upload',
      '/assets/index-4f2a.js',
      '/x?/assets/a.worker-1.js',
      '/assets/a.worker-1.html',
    ]) {
      expect([path, await policyFor(path)]).toEqual([path, expect.not.stringContaining('wasm')]);
    }
  });

  it('is on pages and workers, and not repeated on the other files of the build', async () => {
    const asset = await headersOf(secure, '/assets/index-4f2a.js');
    for (const name of ['content-security-policy', 'permissions-policy', 'x-frame-options', 'referrer-policy']) {
      expect([name, asset.get(name)]).toEqual([name, null]);
      expect([name, (await headersOf(secure, '/nowhere')).get(name)]).toEqual([name, expect.any(String)]);
    }
    expect(asset.get('x-content-type-options')).toBe('nosniff');
    expect(asset.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
  });

  it('lets the service worker load the files of this service and nothing else', async () => {
    const policyFor = async (path: string) => (await headersOf(gateway, path)).get('content-security-policy') ?? '';
    expect(await policyFor('/service-worker.js')).toBe(
      "default-src 'none';script-src 'self';connect-src 'self';img-src 'self';frame-ancestors 'none'",
    );
    for (const path of ['/service-worker.js.map', '/x/service-worker.js', '/x?/service-worker.js']) {
      expect([path, await policyFor(path)]).toEqual([path, expect.stringContaining("default-src 'self'")]);
    }
  });

  it('enforces https only where the service is reached over https', async () => {
    expect((await headersOf(secure, '/api/client-config')).get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(await policyOf(secure)).toHaveProperty('upgrade-insecure-requests');
    expect((await headersOf(gateway, '/api/client-config')).get('strict-transport-security')).toBeNull();
    expect(await policyOf(gateway)).not.toHaveProperty('upgrade-insecure-requests');
  });
});

it.each(['/api/client-config', '/api/auth/user', '/api/nowhere', '/nowhere', '/healthz'])(
  'an answer of %s forbids framing and type sniffing, and reveals neither referrers nor server software',
  async (path) => {
    const headers = await headersOf(gateway, path);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(headers.get(name)).toBeNull();
  },
);

it('a video and an answer that the browser has already carry the same headers', async () => {
  const golfer = await gateway.register();
  const things = await createThings(gateway, golfer);
  const video = await callRoute(gateway, 'readVideo', await exampleOf('readVideo', things), golfer.cookie);
  await video.arrayBuffer();
  const list = await gateway.call('/api/swing-analyses/user/me', { as: golfer });
  const headers = { 'if-none-match': list.headers.get('etag') ?? '' };
  const known = await gateway.call('/api/swing-analyses/user/me', { as: golfer, headers });
  expect([video.status, known.status]).toEqual([200, 304]);
  for (const answer of [video, known]) {
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(answer.headers.get('permissions-policy')).toContain('camera=(self)');
  }
});

it.each(['/shared/some-token', '/api/shared/some-token'])(
  '%s, whose address is a key, is not listed by search engines and reveals its address to no other site',
  async (path) => {
    const headers = await headersOf(gateway, path);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex, nofollow');
  },
);

it('a request id that a client sends is ignored', async () => {
  // In the form that services inside accept from the gateway.
  const mine = 'c0ffeec0ffee';
  const response = await gateway.call('/api/auth/user', { headers: { 'x-request-id': mine, 'request-id': mine } });
  const { requestId } = (await response.json()) as { requestId: string };
  expect(requestId).toMatch(/^[0-9a-f]{12}$/);
  expect(requestId).not.toBe(mine);
  expect(response.headers.get('x-request-id')).toBe(requestId);
});

describe('caching', () => {
  it('is forbidden for every answer about a golfer, success or error; a browser asks again for what it may keep', async () => {
    const golfer = await gateway.register();
    const admin = await gateway.signInAdmin();
    const things = await createThings(gateway, golfer);
    await gateway.makePremium(golfer);
    const reads = builtRoutes(gateway).filter((name) => apiRoutes[name].method === 'GET');
    const kept: string[] = [];
    for (const name of reads) {
      const request = await exampleOf(name, things);
      for (const cookie of [undefined, `${golfer.cookie}; ${admin}`]) {
        const response = await callRoute(gateway, name, request, cookie);
        await response.arrayBuffer();
        const rule = response.headers.get('cache-control');
        if (rule !== 'no-store') kept.push(`${name} ${response.status} ${rule}`);
      }
    }
    const files = ['readVideo', 'readPoster', 'readLandmarks', 'readKeyFrame'];
    const analyses = ['listSwings', 'readSwing', 'readPreviousSwing'];
    const shared = ['readSharedVideo', 'readSharedPoster', 'readSharedLandmarks', 'readSharedKeyFrame'];
    expect([...new Set(kept)].toSorted()).toEqual(
      [
        'readClientConfig 200 no-cache',
        ...files.map((name) => `${name} 200 private, max-age=3600`),
        ...[...shared, ...analyses].map((name) => `${name} 200 private, no-cache`),
      ].toSorted(),
    );
    expect(reads.length).toBeGreaterThan(15);
  });

  it.each(['/api/nowhere', '/api/swing-analyses/1', '/api/swing-analyses/1/video/face-on'])(
    'is forbidden for the error of %s',
    async (path) => {
      const golfer = await gateway.register();
      const response = await gateway.call(path, { as: golfer });
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
    },
  );

  it('is cleared in the browser at logout', async () => {
    const golfer = await gateway.register();
    const response = await gateway.call('/api/logout', { method: 'POST', as: golfer });
    expect([response.status, response.headers.get('clear-site-data')]).toEqual([204, '"cache"']);
    expect((await headersOf(gateway, '/api/auth/user')).get('clear-site-data')).toBeNull();
  });
});
