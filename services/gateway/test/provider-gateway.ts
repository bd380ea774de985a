import type { User } from '@trueswing/contracts';
import { OidcTestProvider } from '@trueswing/testkit';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { TestBrowser } from './test-browser.ts';
import { startGateway, type TestGateway } from './test-gateway.ts';

export const publicOrigin = 'http://localhost:8080';

/** Starts a gateway and its identity provider for the tests of a file. Each test begins with an unknown identity. */
export function openProviderGateway() {
  const opened = {} as { provider: OidcTestProvider; gateway: TestGateway };
  beforeAll(async () => {
    opened.provider = await OidcTestProvider.start(`${publicOrigin}/api/auth/oidc/callback`);
    opened.gateway = await startGateway(opened.provider.env());
  });
  beforeEach(() => {
    opened.provider.identity = newIdentity();
    opened.provider.refuses = false;
  });
  afterAll(async () => {
    await opened.gateway.stop();
    await opened.provider.stop();
  });
  return opened;
}

let identities = 0;
export const newIdentity = () => {
  identities += 1;
  return {
    sub: `subject-${identities}`,
    email: `golfer${identities}@provider.example`,
    email_verified: true,
    given_name: 'Ben',
    family_name: 'Hogan',
  };
};

export const newBrowser = (gateway: TestGateway) => new TestBrowser({ [publicOrigin]: gateway.origin });

/** Follows /api/login through the provider to the last address. */
export const signIn = (browser: TestBrowser) => browser.navigate(`${publicOrigin}/api/login`);

/** Follows the login up to the address with which the provider sends the browser back. */
export const comeBack = (browser: TestBrowser) =>
  browser.navigate(`${publicOrigin}/api/login`, /\/api\/auth\/oidc\/callback/);

/** The user who is signed in, if any. */
export async function whoIs(browser: TestBrowser): Promise<User | null> {
  const response = await browser.get(`${publicOrigin}/api/auth/user`);
  return response.status === 200 ? ((await response.json()) as User) : null;
}

/** The sign-in screen with the reason of a failure. */
export const failedWith = (code: string) => `${publicOrigin}/sign-in?error=${code}`;
