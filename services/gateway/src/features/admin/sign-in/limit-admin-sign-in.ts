import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { clientNetwork } from '../../../rate-limits/client-network.ts';
import { cannotCount, enforceRate, rateRules } from '../../../rate-limits/rate-rules.ts';

const knownList = 'admin';
const knownNetworkTtlS = 60 * 86_400;

/**
 * Counts a guess at the admin password, by its network and, if no admin has signed in from there, together with all such
 * networks, so that strangers cannot lock admins out of their own network.
 * @throws AppError `too-many-requests`; `not-ready` while nothing can be counted
 */
export async function limitAdminSignIn({ rates }: Pick<Deps, 'rates'>, address: string): Promise<void> {
  await enforceRate(rates, rateRules.adminSignInByAddress, address);
  const isKnown = await rates.isInList(knownList, nameOf(address)).catch((cause: unknown) => {
    throw cannotCount(rateRules.adminSignIn.unavailableMessage, cause);
  });
  if (!isKnown) await enforceRate(rates, rateRules.adminSignIn, 'everybody');
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
