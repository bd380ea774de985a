import { beforeAll, describe, expect, it } from 'vitest';
import {
  comeBack,
  failedWith,
  newBrowser,
  openProviderGateway,
  publicOrigin,
  whoIs,
} from '../../../../test/provider-gateway.ts';
import type { TestGateway } from '../../../../test/test-gateway.ts';

const opened = openProviderGateway();
let gateway: TestGateway;
beforeAll(() => {
  gateway = opened.gateway;
});

describe('what comes back from the provider', () => {
  it('is rejected with a state that this browser did not start with', async () => {
    const [victim, attacker] = [newBrowser(gateway), newBrowser(gateway)];
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
    const browser = newBrowser(gateway);
    const toProvider = new URL(await browser.navigate(`${publicOrigin}/api/login`, /127\.0\.0\.1:\d+\/auth\?/));
    toProvider.searchParams.set('nonce', 'of-the-attacker');
    expect(await browser.navigate(toProvider.href)).toBe(failedWith('sign-in-refused'));
  });

  it('is rejected when the code belongs to another login', async () => {
    const [browser, attacker] = [newBrowser(gateway), newBrowser(gateway)];
    const own = new URL(await comeBack(browser));
    const foreign = new URL(await comeBack(attacker));
    own.searchParams.set('code', foreign.searchParams.get('code') ?? '');
    expect(await browser.navigate(own.href)).toBe(failedWith('sign-in-refused'));
  });

  it('signs in with the newest of the logins that a browser has started in several tabs, whichever comes back first', async () => {
    const browser = newBrowser(gateway);
    const [older, newest] = [await comeBack(browser), await comeBack(browser)];
    expect(await browser.navigate(older)).toBe(failedWith('sign-in-expired'));
    expect(await browser.navigate(newest)).toBe(`${publicOrigin}/`);
    expect(await whoIs(browser)).not.toBeNull();
  });

  it('works once: the same address does not sign in a second time', async () => {
    const browser = newBrowser(gateway);
    const wayBack = await comeBack(browser);
    const state = browser.cookie('login');
    expect(await browser.navigate(wayBack)).toBe(`${publicOrigin}/`);
    expect(browser.cookie('login')).toBeUndefined();
    const replay = newBrowser(gateway);
    replay.setCookie(publicOrigin, 'login', state ?? '');
    expect(await replay.navigate(wayBack)).toBe(failedWith('sign-in-expired'));
    expect(await whoIs(replay)).toBeNull();
  });

  it('is rejected after ten minutes', async () => {
    const browser = newBrowser(gateway);
    const wayBack = await comeBack(browser);
    gateway.moveClock(601);
    expect(await browser.navigate(wayBack)).toBe(failedWith('sign-in-expired'));
  });

  it('cannot be forged', async () => {
    const callback = `${publicOrigin}/api/auth/oidc/callback`;
    for (const query of ['', '?state=x', '?state=x&code=y', '?error=access_denied', '?state=%00&code=%00']) {
      expect([query, await newBrowser(gateway).navigate(callback + query)]).toEqual([
        query,
        failedWith('sign-in-expired'),
      ]);
    }
  });
});
