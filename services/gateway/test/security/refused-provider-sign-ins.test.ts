import { OidcTestProvider } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBuiltGateway } from '../built-gateway.ts';
import { comeBack, failedWith, newIdentity, publicOrigin, signIn } from '../provider-gateway.ts';
import { TestBrowser } from '../test-browser.ts';

let provider: OidcTestProvider;
let gateway: Awaited<ReturnType<typeof startBuiltGateway>>;
beforeAll(async () => {
  provider = await OidcTestProvider.start(`${publicOrigin}/api/auth/oidc/callback`);
  gateway = await startBuiltGateway(provider.env());
});
afterAll(async () => {
  await gateway.stop();
  await provider.stop();
});

const newBrowser = () => new TestBrowser({ [publicOrigin]: gateway.origin });

/** Fields of the lines about sign-ins since an earlier call, once there is one. */
let seen = 0;
async function newLines(): Promise<Record<string, unknown>[]> {
  const read = () =>
    gateway.child.output
      .split('\n')
      .filter((line) => line.includes('sign-in'))
      .filter((line) => !line.includes('"req":'))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  await expect.poll(() => read().length).toBeGreaterThan(seen);
  // The line of a sign-in that succeeds follows all lines of those before.
  provider.identity = newIdentity();
  provider.refuses = false;
  provider.change = null;
  const before = gateway.child.output.length;
  expect(await signIn(newBrowser())).toBe(`${publicOrigin}/`);
  await expect.poll(() => gateway.child.output.slice(before)).toContain('"signed in"');
  const lines = read().slice(seen);
  seen += lines.length;
  return lines.map(({ level, way, code, reason, addressDigest, msg }) => ({
    level,
    way,
    code,
    reason,
    hasDigest: typeof addressDigest === 'string',
    msg,
  }));
}

const refused = { level: 30, way: 'provider', msg: 'sign-in refused', hasDigest: false };

it('a refused sign-in is one line, with the reason', async () => {
  provider.refuses = true;
  expect(await signIn(newBrowser())).toBe(failedWith('sign-in-refused'));
  const reason = 'AuthorizationResponseError OAUTH_AUTHORIZATION_RESPONSE_ERROR';
  expect(await newLines()).toEqual([{ ...refused, code: 'sign-in-refused', reason }]);
});

it('a refusal of an address is one line, with the digest of the address', async () => {
  provider.identity = newIdentity();
  await signIn(newBrowser());
  provider.identity = { ...provider.identity, sub: 'another-subject' };
  expect(await signIn(newBrowser())).toBe(failedWith('account-exists'));
  expect(await newLines()).toEqual([{ ...refused, code: 'account-exists', hasDigest: true }]);
});

it('a login that was never begun, and an identity without an address, are one line each', async () => {
  const stranger = await newBrowser().navigate(`${publicOrigin}/api/auth/oidc/callback?state=x&code=y`);
  expect(stranger).toBe(failedWith('sign-in-expired'));
  expect(await newLines()).toEqual([{ ...refused, code: 'sign-in-expired' }]);
  provider.identity = { sub: 'without-an-address' };
  expect(await signIn(newBrowser())).toBe(failedWith('email-missing'));
  expect(await newLines()).toEqual([{ ...refused, code: 'email-missing' }]);
});

it('a provider that cannot be reached is one line', async () => {
  const browser = newBrowser();
  provider.identity = newIdentity();
  const wayBack = await comeBack(browser);
  provider.link.cut();
  expect(await browser.navigate(wayBack)).toBe(failedWith('sign-in-provider-unavailable'));
  provider.link.restore();
  const [line, ...others] = await newLines();
  expect([line?.level, line?.msg, others]).toEqual([50, 'sign-in failed', []]);
});
