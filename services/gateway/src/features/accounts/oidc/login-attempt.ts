import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { hashSessionToken, newSessionToken } from '../sessions/session-token.ts';
import type { IdentityClaims } from './identity-provider.ts';
import { deleteLoginsStartedBefore, insertLogin, takeLogin } from './oidc-logins.repository.ts';

/** A golfer has so long to sign in at the provider. */
export const loginLifetimeS = 600;

type LoginDeps = Pick<Deps, 'db' | 'now' | 'identityProvider'>;
const lifetimeStart = (now: () => Date) => new Date(now().getTime() - loginLifetimeS * 1000);

/**
 * Begins a login: where the browser goes, and the state that it has to bring back both in the address and as its cookie.
 * @throws AppError `sign-in-provider-away`
 */
export async function beginLogin({ db, now, identityProvider }: LoginDeps): Promise<{ url: string; state: string }> {
  if (!identityProvider) throw new AppError('not-found');
  const login = { state: newSessionToken(), nonce: newSessionToken(), codeVerifier: newSessionToken() };
  const url = await identityProvider.authorizationUrl(login);
  const { nonce, codeVerifier } = login;
  await insertLogin(db, { stateHash: hashSessionToken(login.state), nonce, codeVerifier, startedAt: now() });
  return { url, state: login.state };
}

/**
 * Takes what the browser brings back from the provider, once.
 * @throws AppError `sign-in-over` when this browser began no such login, or too long ago; `sign-in-refused`;
 *   `sign-in-provider-away`
 */
export async function finishLogin(
  { db, now, identityProvider }: LoginDeps,
  { callbackUrl, cookie }: { callbackUrl: URL; cookie: string | null },
): Promise<IdentityClaims> {
  const state = callbackUrl.searchParams.get('state');
  if (!identityProvider || !state || !cookie) throw new AppError('sign-in-over');
  // Equal hashes, so that the time tells nothing of the token.
  if (!hashSessionToken(state).equals(hashSessionToken(cookie))) throw new AppError('sign-in-over');
  const login = await takeLogin(db, hashSessionToken(state), lifetimeStart(now));
  if (!login) throw new AppError('sign-in-over');
  return await identityProvider.redeem(callbackUrl, { state, ...login });
}

/** Forgets the logins that were never finished. */
export async function pruneLogins({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await deleteLoginsStartedBefore(db, lifetimeStart(now));
}
