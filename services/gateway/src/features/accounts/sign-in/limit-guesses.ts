import { createHash } from 'node:crypto';
import type { Deps } from '../../../deps.ts';
import { cannotCount, enforceRate, forgetRate, rateRules } from '../../../plugins/rate-limit.ts';
import { clientNetwork } from '../../../rate-limits/client-network.ts';

/** As long as a session can last. */
const knownForS = 60 * 86_400;

/** An attempt to show that an account is one's own, whether or not there is such an account. */
interface Attempt {
  address: string;
  email: string;
}

/**
 * Counts a guess at the sign-in before it is checked: for its network, and, where nobody has signed in to the account from
 * there, together with all such networks. So strangers never stand between a golfer and their own network.
 * @throws AppError `too-many-requests`; `not-ready` while nothing can be counted
 */
export async function limitSignIn(deps: Pick<Deps, 'rates'>, attempt: Attempt): Promise<void> {
  const { signInByAccount } = rateRules;
  await limitRegistration(deps, attempt);
  const isKnown = await isKnownNetwork(deps, attempt).catch((cause: unknown) => {
    throw cannotCount(signInByAccount.uncounted, cause);
  });
  if (!isKnown) await enforceRate(deps.rates, signInByAccount, namesOf(attempt).account);
}

/** As `limitSignIn`, for its network alone. */
export async function limitRegistration({ rates }: Pick<Deps, 'rates'>, attempt: Attempt): Promise<void> {
  await enforceRate(rates, rateRules.signInByAddress, attempt.address);
  await enforceRate(rates, rateRules.signInFromNetwork, pairOf(attempt));
}

/** As `limitSignIn`, for who is signed in already: together with the sign-ins of its network, and with a limit of its own. */
export async function limitPasswordCheck(
  { rates }: Pick<Deps, 'rates'>,
  attempt: Attempt & { userId: string },
): Promise<void> {
  await enforceRate(rates, rateRules.passwordByAddress, attempt.address);
  await enforceRate(rates, rateRules.passwordFromNetwork, pairOf(attempt));
  await enforceRate(rates, rateRules.passwordByGolfer, attempt.userId);
}

/** Whether somebody has signed in to the account from there. @throws when Redis does not answer */
export function isKnownNetwork({ rates }: Pick<Deps, 'rates'>, attempt: Attempt): Promise<boolean> {
  const { account, network } = namesOf(attempt);
  return rates.isRemembered(account, network);
}

/** The golfer has shown who they are: their network is known, and its guesses are forgiven. Loose: Redis may be away. */
export async function trustNetwork(
  { rates, logger }: Pick<Deps, 'rates' | 'logger'>,
  attempt: Attempt & { userId: string },
): Promise<void> {
  const { account, network } = namesOf(attempt);
  try {
    await forgetRate(rates, rateRules.signInFromNetwork, pairOf(attempt));
    await forgetRate(rates, rateRules.passwordByGolfer, attempt.userId);
    await rates.remember(account, network, knownForS);
  } catch (error) {
    logger.warn({ err: error }, 'network not remembered');
  }
}

/** Forgets where a golfer signed in. Loose: Redis may be away, and forgets by itself in time. */
export async function forgetNetworks({ rates, logger }: Pick<Deps, 'rates' | 'logger'>, email: string): Promise<void> {
  await rates.forgetList(accountOf(email)).catch((error: unknown) => {
    logger.warn({ err: error }, 'networks not forgotten');
  });
}

/** Neither e-mail nor address is kept as it is. */
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
