import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GatewayUnderTest, startGateway } from '../gateway-under-test.ts';

let gateway: GatewayUnderTest;
let secure: GatewayUnderTest;
beforeAll(async () => {
  [gateway, secure] = await Promise.all([startGateway(), startGateway({ PUBLIC_ORIGIN: 'https://golf.example' })]);
});
afterAll(() => Promise.all([gateway.stop(), secure.stop()]));

const headersOf = async (one: GatewayUnderTest, path: string) => (await one.call(path)).headers;
const policyOf = async (one: GatewayUnderTest) => {
  const policy = (await headersOf(one, '/api/client-config')).get('content-security-policy') ?? '';
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
};

describe('what a page of ours may do', () => {
  it('is named source by source: ourselves, the payment forms of Stripe, the films of YouTube', async () => {
    const policy = await policyOf(secure);
    const foreign = Object.entries(policy).flatMap(([name, sources]) =>
      sources.filter((source) => source.startsWith('http')).map((source) => `${name} ${source}`),
    );
    expect(foreign.sort()).toEqual([
      'connect-src https://api.stripe.com',
      'frame-src https://hooks.stripe.com',
      'frame-src https://js.stripe.com',
      'frame-src https://www.youtube-nocookie.com',
      'img-src https://i.ytimg.com',
      'script-src https://js.stripe.com',
    ]);
    expect(policy['default-src']).toEqual(["'self'"]);
    for (const directive of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect([directive, policy[directive]]).toEqual([directive, ["'none'"]]);
    }
  });

  it('includes no script that stands in the page or is made from text', async () => {
    const { 'script-src': scripts, 'default-src': rest } = await policyOf(gateway);
    for (const open of ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'blob:', '*', 'https:']) {
      expect([...(scripts ?? []), ...(rest ?? [])]).not.toContain(open);
    }
  });

  it('over plain http is not told to be https, which would break it; over https it stays there', async () => {
    expect((await headersOf(secure, '/api/client-config')).get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(await policyOf(secure)).toHaveProperty('upgrade-insecure-requests');
    expect((await headersOf(gateway, '/api/client-config')).get('strict-transport-security')).toBeNull();
    expect(await policyOf(gateway)).not.toHaveProperty('upgrade-insecure-requests');
  });
});

it.each(['/api/client-config', '/api/auth/user', '/api/nowhere', '/nowhere', '/healthz'])(
  'an answer of %s is neither framed, nor guessed at, nor tells where a golfer came from or what we are made of',
  async (path) => {
    const headers = await headersOf(gateway, path);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) expect(headers.get(name)).toBeNull();
  },
);

it('a request id that a client sends is not taken', async () => {
  const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
  const response = await gateway.call('/api/auth/user', { headers });
  expect(((await response.json()) as { requestId: string }).requestId).toMatch(/^[0-9a-f-]{36}$/);
});
