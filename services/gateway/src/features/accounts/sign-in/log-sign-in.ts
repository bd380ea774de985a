import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { AppError } from '@trueswing/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { findPasswordHash } from '../accounts.repository.ts';
import { ProviderFailure } from './provider-failure.ts';

/** Way in which a session began. */
type Way = 'password' | 'registration' | 'provider' | 'phone-code' | 'password-change';

/** Logs that a session began. `account` is the golfer; the caller of the request, if any, is `userId` in the same line. */
export function logSignIn(request: FastifyRequest, { way, userId }: { way: Way; userId: string }): void {
  request.log.info({ way, account: userId }, 'signed in');
}

/** Logs that a reset link has set a password. No session begins with it. */
export function logPasswordReset(request: FastifyRequest, userId: string): void {
  request.log.info({ account: userId }, 'password reset');
}

/**
 * Logs a refused sign-in with a keyed digest of the address that was tried, so that an attack on one account shows, and with the
 * account if the password was wrong, or with the kind of failure at the identity provider. Never fails: the caller's refusal
 * stays what it is.
 */
export async function logRefusedSignIn(
  { db, env }: Pick<Deps, 'db' | 'env'>,
  request: FastifyRequest,
  { way, email, error }: { way: Way; email: string | undefined; error: unknown },
): Promise<void> {
  if (!(error instanceof AppError) || error.status >= 500) return;
  // While guesses are limited, each of them costs no query.
  const isGuess = email !== undefined && error.code === 'wrong-credentials';
  const account = isGuess ? await findPasswordHash(db, email).catch(() => undefined) : undefined;
  const addressDigest = email && createHmac('sha256', keyOf(env)).update(email).digest('base64url').slice(0, 16);
  const reason = error.cause instanceof ProviderFailure ? error.cause.message : undefined;
  request.log.info({ way, code: error.code, addressDigest, account: account?.userId, reason }, 'sign-in refused');
}

/** Without a secret of the installation, digests can be compared for as long as the process lives. */
const keyOfProcess = randomBytes(32);
const keyOf = ({ INTERNAL_SECRET }: Deps['env']): Uint8Array =>
  INTERNAL_SECRET === undefined
    ? keyOfProcess
    : new Uint8Array(hkdfSync('sha256', INTERNAL_SECRET, '', 'addresses of refused sign-ins', 32));
