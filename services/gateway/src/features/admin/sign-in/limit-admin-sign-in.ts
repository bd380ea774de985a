import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { cannotCount, enforceRate, rateRules } from '../../../plugins/rate-limit.ts';
import { clientNetwork } from '../../../rate-limits/client-network.ts';

const knownList = 'admin';
const knownForS = 60 * 86_400;

/**
 * Counts a guess at the admin password, by its network and, where no admin has signed in from there, together with all such
 * networks: strangers do not keep admins out of their own.
 * @throws AppError `too-many-requests`; `not-ready` while nothing can be counted
 */
export async function limitAdminSignIn({ rates }: Pick<Deps, 'rates'>, address: string): Promise<void> {
  await enforceRate(rates, rateRules.adminSignInByAddress, address);
  const isKnown = await rates.isRemembered(knownList, nameOf(address)).catch((cause: unknown) => {
    throw cannotCount(rateRules.adminSignIn.uncounted, cause);
  });
  if (!isKnown) await enforceRate(rates, rateRules.adminSignIn, 'everybody');
}

/** An admin has signed in from there. Loose: Redis may be away. */
export async function trustAdminNetwork(
  { rates, logger }: Pick<Deps, 'rates' | 'logger'>,
  address: string,
): Promise<void> {
  await rates.remember(knownList, nameOf(address), knownForS).catch((error: unknown) => {
    logger.warn({ err: error }, 'network not remembered');
  });
}

const nameOf = (address: string) =>
  createHash('sha256')
    .update(`admin ${clientNetwork(address)}`)
    .digest('base64url');
