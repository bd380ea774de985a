import type { User } from '@trueswing/contracts';
import { OidcTestProvider, type TcpFaultProxy } from '@trueswing/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { TestBrowser } from '../../../../test/test-browser.ts';
import { anotherNetwork, password, startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

const publicOrigin = 'http://localhost:8080';

let provider: OidcTestProvider;
let gateway: TestGateway;
beforeAll(async () => {
  provider = await OidcTestProvider.start(`${publicOrigin}/api/auth/oidc/callback`);
  gateway = await startGateway(provider.env());
});
beforeEach(() => {
  provider.identity = identity();
  provider.refuses = false;
});
afterAll(async () => {
  await gateway.stop();
  await provider.stop();
});

let count = 0;
const identity = () => {
  count += 1;
  return {
    sub: `subject-${count}`,
    email: `golfer${count}@provider.example`,
    email_verified: true,
    given_name: 'Ben',
    family_name: 'Hogan',
  };
};
const newBrowser = (on = gateway) => new TestBrowser({ [publicOrigin]: on.origin });
/** Follows /api/login through the provider to the last address. */
const signIn = (browser: TestBrowser) => browser.navigate(`${publicOrigin}/api/login`);
/** Follows the login up to the address with which the provider sends the browser back. */
const comeBack = (browser: TestBrowser) => browser.navigate(`${publicOrigin}/api/login`, /\/api\/auth\/oidc\/callback/);
const whoIs = async (browser: TestBrowser) => {
  const response = await browser.get(`${publicOrigin}/api/auth/user`);
  return response.status === 200 ? ((await response.json()) as User) : null;
};
const failedWith = (code: string) => `${publicOrigin}/sign-in?error=${code}`;

describe('signing in at the identity provider', () => {
  it('creates the account on the first sign-in, finds it again, and stores no password', async () => {
    const [phone, laptop] = [newBrowser(), newBrowser()];
    expect(await signIn(phone)).toBe(`${publicOrigin}/`);
    const user = await whoIs(phone);
    expect(user).toMatchObject({ firstName: 'Ben', lastName: 'Hogan', email: provider.identity.email });
    expect(user).toMatchObject({ hasPassword: false });
    expect(await signIn(laptop)).toBe(`${publicOrigin}/`);
    expect((await whoIs(laptop))?.id).toBe(user?.id);
    expect(await gateway.rows('select * from gateway.oidc_login')).toEqual([]);
  });

  it('identifies by issuer and subject: another subject with the same e-mail does not get the account', async () => {
    await signIn(newBrowser());
    provider.identity = { ...provider.identity, sub: 'somebody-else' };
    const thief = newBrowser();
    expect(await signIn(thief)).toBe(failedWith('account-exists'));
    expect(await whoIs(thief)).toBeNull();
  });

  it('never takes over an account with a password, verified e-mail or not', async () => {
    const golfer = await gateway.register();
    for (const email_verified of [true, false]) {
      provider.identity = { ...identity(), email: golfer.email.toUpperCase(), email_verified };
      const browser = newBrowser();
      expect(await signIn(browser)).toBe(failedWith('account-exists'));
      expect(await whoIs(browser)).toBeNull();
    }
    const again = await gateway.call('/api/auth/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...anotherNetwork() },
      body: JSON.stringify({ email: golfer.email, password }),
    });
    expect(again.status).toBe(200);
  });

  it('adopts the e-mail of the provider, unless another account uses it', async () => {
    const other = await gateway.register();
    const browser = newBrowser();
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
    const browser = newBrowser();
    browser.setCookie(publicOrigin, 'session', golfer.cookie.replace('session=', ''));
    expect(await signIn(browser)).toBe(`${publicOrigin}/sign-in`);
  });

  it('needs an e-mail to create an account, and reports that', async () => {
    provider.identity = { sub: 'without-an-address' };
    expect(await signIn(newBrowser())).toBe(failedWith('email-missing'));
  });

  it('ends on the sign-in screen when the golfer declines', async () => {
    provider.refuses = true;
    expect(await signIn(newBrowser())).toBe(failedWith('sign-in-refused'));
  });

  it('creates one account when a golfer comes back twice in parallel', async () => {
    const browsers = [newBrowser(), newBrowser(), newBrowser()];
    const backs = await Promise.all(browsers.map(comeBack));
    const ends = await Promise.all(browsers.map((browser, index) => browser.navigate(backs[index] ?? '')));
    expect(new Set(ends)).toEqual(new Set([`${publicOrigin}/`]));
    const ids = await Promise.all(browsers.map(async (browser) => (await whoIs(browser))?.id));
    expect(new Set(ids).size).toBe(1);
  });

  it('ends the session that the browser had', async () => {
    const browser = newBrowser();
    await signIn(browser);
    const before = browser.cookie('session');
    await signIn(browser);
    const stale = await gateway.call('/api/auth/user', { headers: { cookie: `session=${before}` } });
    expect(stale.status).toBe(401);
  });
});

describe('what comes back from the provider', () => {
  it('is rejected with a state that this browser did not start with', async () => {
    const [victim, attacker] = [newBrowser(), newBrowser()];
    const attackersWayBack = await comeBack(attacker);
    expect(await victim.navigate(attackersWayBack)).toBe(failedWith('sign-in-expired'));
    await comeBack(victim);
    expect(await victim.navigate(attackersWayBack)).toBe(failedWith('sign-in-expired'));
    expect(await whoIs(victim)).toBeNull();

    const forged = new URL(await comeBack(victim));
    forged.searchParams.set('state', 'A'.repeat(43));
    victim.setCookie(publicOrigin, 'login', 'A'.repeat(43));
    expect(await victim.navigate(forged.href)).toBe(failedWith('sign-in-expired'));
  });

  it('is rejected when the token was issued for another login', async () => {
    const browser = newBrowser();
    const toProvider = new URL(await browser.navigate(`${publicOrigin}/api/login`, /127\.0\.0\.1:\d+\/auth\?/));
    toProvider.searchParams.set('nonce', 'of-the-attacker');
    expect(await browser.navigate(toProvider.href)).toBe(failedWith('sign-in-refused'));
  });

  it('is rejected when the code belongs to another login', async () => {
    const [browser, attacker] = [newBrowser(), newBrowser()];
    const own = new URL(await comeBack(browser));
    const foreign = new URL(await comeBack(attacker));
    own.searchParams.set('code', foreign.searchParams.get('code') ?? '');
    expect(await browser.navigate(own.href)).toBe(failedWith('sign-in-refused'));
  });

  it('works once: the same address does not sign in a second time', async () => {
    const browser = newBrowser();
    const wayBack = await comeBack(browser);
    const state = browser.cookie('login');
    expect(await browser.navigate(wayBack)).toBe(`${publicOrigin}/`);
    expect(browser.cookie('login')).toBeUndefined();
    const replay = newBrowser();
    replay.setCookie(publicOrigin, 'login', state ?? '');
    expect(await replay.navigate(wayBack)).toBe(failedWith('sign-in-expired'));
    expect(await whoIs(replay)).toBeNull();
  });

  it('is rejected after ten minutes', async () => {
    const browser = newBrowser();
    const wayBack = await comeBack(browser);
    gateway.moveClock(601);
    expect(await browser.navigate(wayBack)).toBe(failedWith('sign-in-expired'));
  });

  it('cannot be forged', async () => {
    const callback = `${publicOrigin}/api/auth/oidc/callback`;
    for (const query of ['', '?state=x', '?state=x&code=y', '?error=access_denied', '?state=%00&code=%00']) {
      expect([query, await newBrowser().navigate(callback + query)]).toEqual([query, failedWith('sign-in-expired')]);
    }
  });
});

describe('a provider that is unavailable', () => {
  it.each([
    ['cut off', (proxy: TcpFaultProxy) => proxy.cut()],
    ['silent', (proxy: TcpFaultProxy) => proxy.halfOpen()],
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

it('is not offered where no provider is configured', async () => {
  const plain = await startGateway();
  expect(await signIn(newBrowser(plain))).toBe(`${publicOrigin}/sign-in`);
  expect(await newBrowser(plain).navigate(`${publicOrigin}/api/auth/oidc/callback?state=x&code=y`)).toBe(
    failedWith('sign-in-expired'),
  );
  await plain.stop();
});
