import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { clientNetwork } from '../../../rate-limits/client-network.ts';
import { cannotCount, enforceRate, rateRules, resetRate } from '../../../rate-limits/rate-rules.ts';

/** The longest life of a session. */
const knownNetworkTtlS = 60 * 86_400;

/** An attempt to sign in or to verify a password, whether or not there is such an account. */
interface Attempt {
  address: string;
  email: string;
}

/**
 * Counts a guess at the sign-in before the password is checked: for its network, and, if no one has signed in to the account
 * from there, together with all such networks. So strangers cannot lock a golfer out of their own network.
 * @throws AppError `too-many-requests`; `not-ready` while nothing can be counted
 */
export async function limitSignIn(deps: Pick<Deps, 'rates'>, attempt: Attempt): Promise<void> {
  const { signInByAccount } = rateRules;
  await enforceRate(deps.rates, rateRules.signInByAddress, attempt.address);
  await enforceRate(deps.rates, rateRules.signInFromNetwork, pairOf(attempt));
  const isKnown = await isKnownNetwork(deps, attempt).catch((cause: unknown) => {
    throw cannotCount(signInByAccount.unavailableMessage, cause);
  });
  if (!isKnown) await enforceRate(deps.rates, signInByAccount, namesOf(attempt).account);
}

/** Like `limitSignIn`, but counts for the network alone. */
export async function limitRegistration({ rates }: Pick<Deps, 'rates'>, attempt: Attempt): Promise<void> {
  await enforceRate(rates, rateRules.registrationByAddress, attempt.address);
  await enforceRate(rates, rateRules.registrationFromNetwork, pairOf(attempt));
}

/** Like `limitSignIn`, for a signed-in caller: counts together with the sign-ins of the network, and per golfer. */
export async function limitPasswordCheck(
  { rates }: Pick<Deps, 'rates'>,
  attempt: Attempt & { userId: string },
): Promise<void> {
  await enforceRate(rates, rateRules.passwordByAddress, attempt.address);
  await enforceRate(rates, rateRules.passwordFromNetwork, pairOf(attempt));
  await enforceRate(rates, rateRules.passwordByGolfer, attempt.userId);
}

/** True when someone has signed in to the account from this network. @throws when Redis does not answer */
export function isKnownNetwork({ rates }: Pick<Deps, 'rates'>, attempt: Attempt): Promise<boolean> {
  const { account, network } = namesOf(attempt);
  return rates.isInList(account, network);
}

/** After a correct password: the network becomes a known one and its count restarts. Best effort: Redis may be unavailable. */
export async function trustNetwork(
  { rates, logger }: Pick<Deps, 'rates' | 'logger'>,
  attempt: Attempt & { userId: string },
): Promise<void> {
  const { account, network } = namesOf(attempt);
  try {
    await resetRate(rates, rateRules.signInFromNetwork, pairOf(attempt));
    await resetRate(rates, rateRules.passwordByGolfer, attempt.userId);
    await rates.addToList(account, network, knownNetworkTtlS);
  } catch (error) {
    logger.warn({ err: error }, 'known network not stored');
  }
}

/** Deletes the networks in which a golfer signed in. Best effort: Redis may be unavailable, and the list expires anyway. */
export async function deleteKnownNetworks(
  { rates, logger }: Pick<Deps, 'rates' | 'logger'>,
  email: string,
): Promise<void> {
  await rates.deleteList(accountOf(email)).catch((error: unknown) => {
    logger.warn({ err: error }, 'known networks not deleted');
  });
}

/** E-mail and address are stored as hashes only. */
const namesOf = ({ address, email }: Attempt) => {
  const account = accountOf(email);
  return { account, network: hash(`${account} ${clientNetwork(address)}`) };
};

const pairOf = (attempt: Attempt) => {
  const { account, network } = namesOf(attempt);
  return `${account}:${network}`;
};

const accountOf = (email: string) => hash(email.toLowerCase());
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
