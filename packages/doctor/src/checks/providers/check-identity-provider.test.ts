import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { GatewayEnv } from '../../environments/service-env.ts';
import { checkIdentityProvider } from './check-identity-provider.ts';

type Reply = { status?: number; location?: string; body?: unknown };

let provider: Server;
let origin: string;
/** Answers of the provider, by path. */
let replies: Record<string, Reply>;
beforeEach(async () => {
  provider = createServer(({ url = '' }, response) => {
    const { status = 200, location, body } = replies[url] ?? { status: 404 };
    const headers = { 'content-type': 'application/json', ...(location && { location }) };
    response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body ?? {}));
  }).listen(0, '127.0.0.1');
  await once(provider, 'listening');
  origin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterEach(() => {
  provider.close();
  provider.closeAllConnections();
});

const wellKnown = '/.well-known/openid-configuration';
const documentOf = (issuer: string) => ({
  issuer,
  authorization_endpoint: `${origin}/auth`,
  token_endpoint: `${origin}/token`,
  jwks_uri: `${origin}/keys`,
});
async function check(path: string, signInHost?: string): Promise<string[]> {
  const env = {
    OIDC_ISSUER: `${origin}${path}`,
    OIDC_CLIENT_ID: 'golf',
    OIDC_SIGN_IN_HOST: signInHost,
    PUBLIC_ORIGIN: 'https://golf.example.com',
  };
  const results = await checkIdentityProvider(env as GatewayEnv);
  return results.map(({ status, text }) => `${status} ${text.replaceAll(origin, '')}`);
}

it.each<[string, string, string, string]>([
  // OIDC_ISSUER, path of the document, its issuer, what is found
  ['', wellKnown, '', 'ok  answers. Its client must allow https://golf.example.com/api/auth/oidc/callback'],
  ['', wellKnown, '/', 'ok  answers.'],
  ['/realm', `/realm${wellKnown}`, '/realm', 'ok /realm answers.'],
  ['/realm', `/realm${wellKnown}`, '/realm/', 'failed the provider calls itself /realm/, not /realm'],
  ['/realm/', `/realm${wellKnown}`, '/realm', 'failed the provider calls itself /realm, not /realm/'],
  ['', wellKnown, '/other', 'failed the provider calls itself /other, not /'],
  [`/realm${wellKnown}`, `/realm${wellKnown}`, '/other', `ok /realm${wellKnown} answers.`],
])('OIDC_ISSUER "%s", a document at %s that names "%s": %s', async (path, at, issuer, found) => {
  replies = { [at]: { body: documentOf(origin + issuer) } };
  expect((await check(path))[0]?.slice(0, found.length)).toBe(found);
});

it.each<[string, () => Reply, string]>([
  [
    'a redirect',
    () => ({ status: 302, location: `${origin}/moved` }),
    'failed / has no discovery document (answer 302)',
  ],
  ['nothing', () => ({ status: 404 }), 'failed / has no discovery document (answer 404)'],
  ['a page', () => ({ body: '<html>' }), 'failed / has no discovery document'],
  ['no issuer', () => ({ body: {} }), 'failed / has no discovery document'],
  [
    'no addresses',
    () => ({ body: { issuer: origin, token_endpoint: `${origin}/token` } }),
    'failed the discovery document of  has no authorization_endpoint and no jwks_uri',
  ],
])('%s is named', async (_, reply, found) => {
  replies = { [wellKnown]: reply(), '/moved': { body: documentOf(origin) } };
  expect((await check(''))[0]?.slice(0, found.length)).toBe(found);
});

it.each([
  ['failed golfers sign in at http://signin.example.com, and the gateway sends them to  only', undefined],
  ['ok  answers.', 'signin.example.com'],
  [
    'failed golfers sign in at http://signin.example.com, and the gateway sends them to http://other.example.com only',
    'other.example.com',
  ],
])('a provider with another host for its pages: %s', async (found, signInHost) => {
  const body = { ...documentOf(origin), authorization_endpoint: 'http://signin.example.com/auth' };
  replies = { [wellKnown]: { body } };
  expect((await check('', signInHost))[0]?.slice(0, found.length)).toBe(found);
});
