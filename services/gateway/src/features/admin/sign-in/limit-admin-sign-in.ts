import { createHash } from 'node:crypto';
import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { clientNetwork } from '../../../rate-limits/client-network.ts';
import { cannotCount, enforceRate, rateRules, resetRate } from '../../../rate-limits/rate-rules.ts';

const knownList = 'admin';
const knownNetworkTtlS = 60 * 86_400;

/**
 * Counts a guess at the admin password, by its network and, if no admin has signed in from there, together with all such
 * networks, so that strangers cannot lock admins out of their own network. While strangers have used up that limit, each network
 * has a few guesses of its own, so that they cannot lock an admin out of a new network either.
 * @returns the error that answers a wrong guess of those, which then looks as if nothing had been checked; null for others
 * @throws AppError `too-many-requests`; `not-ready` while nothing can be counted
 */
export async function limitAdminSignIn({ rates }: Pick<Deps, 'rates'>, address: string): Promise<AppError | null> {
  await enforceRate(rates, rateRules.adminSignInByAddress, address);
  const isKnown = await rates.isInList(knownList, nameOf(address)).catch((cause: unknown) => {
    throw cannotCount(rateRules.adminSignIn.unavailableMessage, cause);
  });
  if (isKnown) return null;
  try {
    await enforceRate(rates, rateRules.adminSignIn, 'everybody');
    return null;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'too-many-requests')) throw error;
    await enforceRate(rates, rateRules.adminSignInReserve, address);
    return error;
  }
}

/** After a right password: the guesses that this network has while strangers use up the shared limit begin at zero. Best effort. */
export async function resetAdminReserve(
  { rates, logger }: Pick<Deps, 'rates' | 'logger'>,
  address: string,
): Promise<void> {
  await resetRate(rates, rateRules.adminSignInReserve, address).catch((error: unknown) => {
    logger.warn({ err: error }, 'guesses not set back');
  });
}

/** Records that an admin has signed in from this network. Best effort: Redis may be unavailable. */
export async function trustAdminNetwork(
  { rates, logger }: Pick<Deps, 'rates' | 'logger'>,
  address: string,
): Promise<void> {
  await rates.addToList(knownList, nameOf(address), knownNetworkTtlS).catch((error: unknown) => {
    logger.warn({ err: error }, 'known network not stored');
  });
}

const nameOf = (address: string) =>
  createHash('sha256')
    .update(`admin ${clientNetwork(address)}`)
    .digest('base64url');
