import type { OidcTestProvider, TcpFaultProxy } from '@trueswing/testkit';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import {
  comeBack,
  failedWith,
  newBrowser,
  newIdentity,
  openProviderGateway,
  publicOrigin,
  signIn,
  whoIs,
} from '../../../../test/provider-gateway.ts';
import { anotherNetwork, password, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { openIdentityProvider } from './identity-provider.ts';

const opened = openProviderGateway();
let gateway: TestGateway;
let provider: OidcTestProvider;
beforeAll(() => {
  ({ gateway, provider } = opened);
});

describe('signing in at the identity provider', () => {
  it('creates the account on the first sign-in, finds it again, and stores no password', async () => {
    const [phone, laptop] = [newBrowser(gateway), newBrowser(gateway)];
    expect(await signIn(phone)).toBe(`${publicOrigin}/`);
    const user = await whoIs(phone);
    expect(user).toMatchObject({ firstName: 'Ben', lastName: 'Hogan', email: provider.identity.email });
    expect(user).toMatchObject({ hasPassword: false });
    expect(await signIn(laptop)).toBe(`${publicOrigin}/`);
    expect((await whoIs(laptop))?.id).toBe(user?.id);
    expect(await gateway.rows('select * from gateway.oidc_login')).toEqual([]);
  });

  it('identifies by issuer and subject: another subject with the same e-mail does not get the account', async () => {
    await signIn(newBrowser(gateway));
    provider.identity = { ...provider.identity, sub: 'somebody-else' };
    const thief = newBrowser(gateway);
    expect(await signIn(thief)).toBe(failedWith('account-exists'));
    expect(await whoIs(thief)).toBeNull();
  });

  it('never takes over an account with a password, verified e-mail or not', async () => {
    const golfer = await gateway.register();
    for (const email_verified of [true, false]) {
      provider.identity = { ...newIdentity(), email: golfer.email.toUpperCase(), email_verified };
      const browser = newBrowser(gateway);
      expect(await signIn(browser)).toBe(failedWith('account-exists'));
      expect(await whoIs(browser)).toBeNull();
    }
    const again = await gateway.call('/api/auth/sign-in', {
      headers: anotherNetwork(),
      json: { email: golfer.email, password },
    });
    expect(again.status).toBe(200);
  });

  it('adopts the e-mail of the provider, unless another account uses it', async () => {
    const other = await gateway.register();
    const browser = newBrowser(gateway);
    await signIn(browser);
    provider.identity = { ...provider.identity, email: 'moved@provider.example' };
    await signIn(browser);
    expect((await whoIs(browser))?.email).toBe('moved@provider.example');
    provider.identity = { ...provider.identity, email: other.email };
    expect(await signIn(browser)).toBe(`${publicOrigin}/`);
    expect((await whoIs(browser))?.email).toBe('moved@provider.example');
    const events = await gateway.rows(
      "select 1 from events.event where type = 'user.email-changed' and payload->>'userId' = $1",
      [(await whoIs(browser))?.id],
    );
    expect(events).toHaveLength(1);
  });

  it('is announced to the web client', async () => {
    expect(await (await gateway.call('/api/client-config')).json()).toMatchObject({ hasIdentityProvider: true });
  });

  it('is not offered to a golfer who is signed in with a password: the login redirects to the sign-in screen', async () => {
    const golfer = await gateway.register();
    const browser = newBrowser(gateway);
    browser.setCookie(publicOrigin, 'session', golfer.cookie.replace('session=', ''));
    expect(await signIn(browser)).toBe(`${publicOrigin}/sign-in`);
  });

  it.each([
    ['cross-site', '/sign-in'],
    ['same-site', '/sign-in'],
    ['same-origin', 'http://127.0.0.1:'],
    ['none', 'http://127.0.0.1:'],
  ])('begins by the golfer’s own act: a link from %s leads to %s', async (site, target) => {
    const answer = await gateway.call('/api/login', { headers: { ...anotherNetwork(), 'sec-fetch-site': site } });
    expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringContaining(target)]);
  });

  it('needs an e-mail to create an account, and reports that', async () => {
    provider.identity = { sub: 'without-an-address' };
    expect(await signIn(newBrowser(gateway))).toBe(failedWith('email-missing'));
  });

  it('ends on the sign-in screen when the golfer declines', async () => {
    provider.refuses = true;
    expect(await signIn(newBrowser(gateway))).toBe(failedWith('sign-in-refused'));
  });

  it('creates one account when a golfer comes back twice in parallel', async () => {
    const browsers = [newBrowser(gateway), newBrowser(gateway), newBrowser(gateway)];
    const backs = await Promise.all(browsers.map(comeBack));
    const ends = await Promise.all(browsers.map((browser, index) => browser.navigate(backs[index] ?? '')));
    expect(new Set(ends)).toEqual(new Set([`${publicOrigin}/`]));
    const ids = await Promise.all(browsers.map(async (browser) => (await whoIs(browser))?.id));
    expect(new Set(ids).size).toBe(1);
  });

  it('ends the session that the browser had', async () => {
    const browser = newBrowser(gateway);
    await signIn(browser);
    const before = browser.cookie('session');
    await signIn(browser);
    const stale = await gateway.call('/api/auth/user', { headers: { cookie: `session=${before}` } });
    expect(stale.status).toBe(401);
  });
});

it('a golfer is sent to no other host than the configured one', async () => {
  const { identityProvider, env } = gateway.deps;
  const { host } = new URL(env.OIDC_ISSUER ?? '');
  onTestFinished(() => {
    gateway.deps.identityProvider = identityProvider;
  });
  const lead = async (OIDC_SIGN_IN_HOST: string) => {
    gateway.deps.identityProvider = openIdentityProvider({ ...env, OIDC_SIGN_IN_HOST });
    return await signIn(newBrowser(gateway));
  };
  for (const other of ['signin.example.com', host.replace(/:\d+$/, ':1')]) {
    expect(await lead(other)).toBe(failedWith('sign-in-provider-unavailable'));
  }
  expect(await lead(host)).toBe(`${publicOrigin}/`);
});

describe('a provider that is unavailable', () => {
  it.each([
    ['cut off', (proxy: TcpFaultProxy) => proxy.cut()],
    ['silent', (proxy: TcpFaultProxy) => proxy.halfOpen()],
    ['trickling', (proxy: TcpFaultProxy) => proxy.trickle(500)],
    ['answering with random bytes', (proxy: TcpFaultProxy) => proxy.garble()],
    ['answering with random bodies', (proxy: TcpFaultProxy) => proxy.garble({ keepsHead: true })],
  ])(
    'and %s ends on the sign-in screen within its deadline, before and after the login, and comes back',
    async (_how, fail) => {
      const other = await startGateway(provider.env());
      const browser = newBrowser(other);
      fail(provider.link);
      const startedAt = Date.now();
      expect(await signIn(browser)).toBe(failedWith('sign-in-provider-unavailable'));
      provider.link.restore();
      const wayBack = await comeBack(browser);
      fail(provider.link);
      expect(await browser.navigate(wayBack)).toBe(failedWith('sign-in-provider-unavailable'));
      expect(Date.now() - startedAt).toBeLessThan(15_000);
      provider.link.restore();
      expect(await signIn(browser)).toBe(`${publicOrigin}/`);
      await other.stop();
    },
  );
});

it('works with a provider that answers late', async () => {
  provider.link.slow(300);
  expect(await signIn(newBrowser(gateway))).toBe(`${publicOrigin}/`);
  provider.link.restore();
});

it('is not offered where no provider is configured', async () => {
  const plain = await startGateway();
  expect(await signIn(newBrowser(plain))).toBe(`${publicOrigin}/sign-in`);
  expect(await newBrowser(plain).navigate(`${publicOrigin}/api/auth/oidc/callback?state=x&code=y`)).toBe(
    failedWith('sign-in-expired'),
  );
  await plain.stop();
});
