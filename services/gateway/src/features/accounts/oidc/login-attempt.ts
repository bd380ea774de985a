import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { hashSecretToken, newSecretToken } from '../../../http/secret-token.ts';
import type { IdentityClaims } from './identity-provider.ts';
import { deleteLoginsStartedBefore, insertLogin, takeLogin } from './oidc-logins.repository.ts';

/** Time in which a golfer must sign in at the provider. */
export const loginLifetimeS = 600;

type LoginDeps = Pick<Deps, 'db' | 'now' | 'identityProvider'>;
const lifetimeStart = (now: () => Date) => new Date(now().getTime() - loginLifetimeS * 1000);

/**
 * Starts a login. Returns the URL for the browser, and the state that it must bring back both in the URL and in its cookie.
 * @throws AppError `sign-in-provider-unavailable`
 */
export async function beginLogin({ db, now, identityProvider }: LoginDeps): Promise<{ url: string; state: string }> {
  if (!identityProvider) throw new AppError('not-found');
  const login = { state: newSecretToken(), nonce: newSecretToken(), codeVerifier: newSecretToken() };
  const url = await identityProvider.authorizationUrl(login);
  const { nonce, codeVerifier } = login;
  await insertLogin(db, { stateHash: hashSecretToken(login.state), nonce, codeVerifier, startedAt: now() });
  return { url, state: login.state };
}

/** Whether the browser has started the login that comes back. Compares hashes, so that the timing reveals nothing of the token. */
export function isOwnLogin({ callbackUrl, cookie }: { callbackUrl: URL; cookie: string | null }): boolean {
  const state = callbackUrl.searchParams.get('state');
  return Boolean(state && cookie && hashSecretToken(state).equals(hashSecretToken(cookie)));
}

/**
 * Completes a login with what the browser brings back from the provider. Each login can be completed once.
 * @throws AppError `sign-in-expired` when this browser started no such login, or too long ago; `sign-in-refused`;
 *   `sign-in-provider-unavailable`
 */
export async function finishLogin(
  { db, now, identityProvider }: LoginDeps,
  { callbackUrl, cookie }: { callbackUrl: URL; cookie: string | null },
): Promise<IdentityClaims> {
  const state = callbackUrl.searchParams.get('state');
  if (!identityProvider || !state || !isOwnLogin({ callbackUrl, cookie })) throw new AppError('sign-in-expired');
  const login = await takeLogin(db, hashSecretToken(state), lifetimeStart(now));
  if (!login) throw new AppError('sign-in-expired');
  return await identityProvider.redeem(callbackUrl, { state, ...login });
}

/** Deletes the logins that were never completed. */
export async function pruneLogins({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteLoginsStartedBefore(db, lifetimeStart(now));
}
