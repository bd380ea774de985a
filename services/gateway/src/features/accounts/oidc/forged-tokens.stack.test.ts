import { createHmac, generateKeyPairSync } from 'node:crypto';
import type { OidcTestProvider } from '@trueswing/testkit';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newBrowser, openProviderGateway, publicOrigin, signIn, whoIs } from '../../../../test/provider-gateway.ts';
import { startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

const opened = openProviderGateway();
let gateway: TestGateway;
let provider: OidcTestProvider;
beforeAll(() => {
  ({ gateway, provider } = opened);
});
afterEach(() => {
  provider.change = null;
});

type Claims = Record<string, unknown>;

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
const claimsOf = (token: string): Claims => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
const signatureOf = (token: string): string => token.split('.')[2] ?? '';
const strangersKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** Has the provider answer with the ID token that `forge` makes of its own. */
function replaceToken(forge: (token: string, claims: Claims) => string): void {
  provider.change = (path, answer) => {
    if (path !== '/token') return answer;
    const token = String(answer.id_token);
    return { ...answer, id_token: forge(token, claimsOf(token)) };
  };
}

async function expectSignedOut(): Promise<void> {
  const browser = newBrowser(gateway);
  expect(await signIn(browser)).toMatch(/^http:\/\/localhost:8080\/sign-in\?error=sign-in-/);
  expect(await whoIs(browser)).toBeNull();
}

it('a token that the provider has signed again signs the golfer in', async () => {
  replaceToken((_token, claims) => provider.signToken(claims));
  const browser = newBrowser(gateway);
  expect(await signIn(browser)).toBe(`${publicOrigin}/`);
  expect(await whoIs(browser)).toMatchObject({ email: provider.identity.email });
});

describe('an ID token signs no one in', () => {
  it.each<[string, (token: string, claims: Claims) => string]>([
    ['without a signature', (_token, claims) => `${encode({ alg: 'none' })}.${encode(claims)}.`],
    ['whose signature was cut off', (token) => token.replace(signatureOf(token), '')],
    [
      'with the signature of another token',
      (token, claims) => `${token.split('.')[0]}.${encode({ ...claims, sub: 'someone-else' })}.${signatureOf(token)}`,
    ],
    [
      'signed by another key under the name of the provider’s',
      (_token, claims) => provider.signToken(claims, strangersKey),
    ],
    [
      'signed with the client’s secret instead of a key',
      (_token, claims) => {
        const unsigned = `${encode({ alg: 'HS256' })}.${encode(claims)}`;
        const secret = provider.env().OIDC_CLIENT_SECRET;
        return `${unsigned}.${createHmac('sha256', secret).update(unsigned).digest('base64url')}`;
      },
    ],
    ['for another client', (_token, claims) => provider.signToken({ ...claims, aud: 'another-client' })],
    [
      'for another client too, which asked for it',
      (_token, claims) => provider.signToken({ ...claims, aud: [claims.aud, 'another-client'], azp: 'another-client' }),
    ],
    ['of another provider', (_token, claims) => provider.signToken({ ...claims, iss: 'https://login.example' })],
    ['of another sign-in', (_token, claims) => provider.signToken({ ...claims, nonce: 'another-nonce' })],
    ['that has expired', (_token, claims) => provider.signToken({ ...claims, exp: Number(claims.iat) - 600 })],
  ])('%s', async (_what, forge) => {
    replaceToken(forge);
    await expectSignedOut();
  });
});

it('a provider whose metadata name another issuer is not asked', async () => {
  const other = await startGateway(provider.env());
  provider.change = (path, answer) =>
    path.startsWith('/.well-known/') ? { ...answer, issuer: 'https://login.example' } : answer;
  const browser = newBrowser(other);
  expect(await signIn(browser)).toBe(`${publicOrigin}/sign-in?error=sign-in-refused`);
  expect(await whoIs(browser)).toBeNull();
  await other.stop();
});
