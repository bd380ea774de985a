import { AppError } from '@trueswing/service-kit';
import { clientNetwork } from './client-network.ts';
import type { RateCounter } from './rate-counter.ts';

interface RateRule {
  name: string;
  limit: number;
  windowS: number;
  /** Message of the rejection while Redis is unavailable and nothing can be counted; null where the call is allowed then. */
  unavailableMessage: string | null;
  /** Action that the golfer can take besides waiting. */
  otherwise?: string;
}

const signInUnavailable = 'Signing in is not possible right now.';
const registrationUnavailable = 'Creating an account is not possible right now.';
const passwordUnavailable = 'Your password cannot be checked right now.';
const mailUnavailable = 'We cannot send e-mail right now.';
const resetUnavailable = 'Your password cannot be changed right now.';
const recoveryCode = 'use a recovery code';
const newPassword = 'set a new password with a link by e-mail';

/** Guesses from one address, at any accounts. */
const guessesByAddress = { name: 'sign-in-address', limit: 30, windowS: 60 };
/** Guesses at the password of one account: from one network, and from all networks in which no one has signed in to it. */
const guessesFromNetwork = { name: 'sign-in-network', limit: 10, windowS: 900, otherwise: newPassword };
const guessesAtAccount = {
  name: 'sign-in-account',
  limit: 50,
  windowS: 3_600,
  otherwise: `sign in where you did before, or ${newPassword}`,
};

export const rateRules = {
  signInByAddress: { ...guessesByAddress, unavailableMessage: signInUnavailable },
  signInFromNetwork: { ...guessesFromNetwork, unavailableMessage: signInUnavailable },
  signInByAccount: { ...guessesAtAccount, unavailableMessage: signInUnavailable },
  /** Counted together with sign-ins: without e-mail verification, both show whether an account exists. */
  registrationByAddress: { ...guessesByAddress, unavailableMessage: registrationUnavailable },
  registrationFromNetwork: { ...guessesFromNetwork, unavailableMessage: registrationUnavailable },
  /** Guesses of a signed-in caller, counted together with those at the sign-in. */
  passwordByAddress: { ...guessesByAddress, unavailableMessage: passwordUnavailable },
  passwordFromNetwork: { ...guessesFromNetwork, unavailableMessage: passwordUnavailable },
  /** Someone who guesses with a session that was left open may do so from any network. */
  passwordByGolfer: { ...guessesFromNetwork, name: 'password-golfer', unavailableMessage: passwordUnavailable },
  resetByAddress: { ...guessesByAddress, unavailableMessage: resetUnavailable },
  /** Mails fill a golfer's inbox and cost the sender's reputation. */
  resetMailByAddress: { name: 'reset-mail-address', limit: 20, windowS: 3_600, unavailableMessage: mailUnavailable },
  resetMailByAccount: {
    name: 'reset-mail-account',
    limit: 5,
    windowS: 3_600,
    unavailableMessage: mailUnavailable,
    otherwise: 'use the newest link in your inbox',
  },
  adminSignInByAddress: { name: 'admin-address', limit: 10, windowS: 60, unavailableMessage: signInUnavailable },
  adminSignIn: { name: 'admin', limit: 60, windowS: 60, unavailableMessage: signInUnavailable },
  /** Guesses of one network while others have used up the shared limit: an admin who travels mistypes once or twice. */
  adminSignInReserve: { name: 'admin-reserve', limit: 3, windowS: 900, unavailableMessage: signInUnavailable },
  /** Guesses at the six digits of an admin's app, by who has the password. Three of a million are right at a time. */
  adminCode: {
    name: 'admin-code',
    limit: 5,
    windowS: 900,
    unavailableMessage: signInUnavailable,
    otherwise: recoveryCode,
  },
  adminCodeOfDay: {
    name: 'admin-code-day',
    limit: 30,
    windowS: 86_400,
    unavailableMessage: signInUnavailable,
    otherwise: recoveryCode,
  },
  /** Too long to guess; the limit bounds what the audit holds of attempts. */
  adminRecoveryCode: { name: 'admin-recovery', limit: 20, windowS: 3_600, unavailableMessage: signInUnavailable },
  /** Codes of an app that is being set up, where there are no recovery codes yet. */
  adminNewApp: { name: 'admin-new-app', limit: 10, windowS: 900, unavailableMessage: signInUnavailable },
  /** Who guesses with an admin's session that was left open may do so from any network. */
  adminPassword: { name: 'admin-password', limit: 10, windowS: 900, unavailableMessage: passwordUnavailable },
  handOverByGolfer: { name: 'hand-over', limit: 20, windowS: 900, unavailableMessage: null },
  exportByGolfer: { name: 'export', limit: 5, windowS: 3_600, unavailableMessage: null },
  sharedSwingByAddress: { name: 'shared-swing', limit: 60, windowS: 60, unavailableMessage: null },
  /** Limits what one link can hold; the database does as well, so both may be open while nothing can be counted. */
  commentByAddress: { name: 'comment-address', limit: 20, windowS: 3_600, unavailableMessage: null },
  commentByLink: { name: 'comment-link', limit: 10, windowS: 3_600, unavailableMessage: null },
  /** Each correction computes the analysis again and stores a version. */
  correction: { name: 'correction', limit: 30, windowS: 60, unavailableMessage: null },
  /** Logs and exchanges of exercises and pauses of weeks each store a row. */
  training: { name: 'training', limit: 60, windowS: 60, unavailableMessage: null },
  /** Files of launch monitors are read one after the other, each in up to seconds. A golfer previews one a few times. */
  shotFile: { name: 'shot-file', limit: 40, windowS: 600, unavailableMessage: null },
  upload: { name: 'upload', limit: 30, windowS: 60, unavailableMessage: null },
  /** Twelve videos of 100 MB; a part that a broken connection cut short counts as well. */
  transferPart: { name: 'transfer-part', limit: 300, windowS: 60, unavailableMessage: null },
  /** Videos of a mobility check use no credit, and each takes seconds of a processor. */
  mobilityVideo: { name: 'mobility-film', limit: 10, windowS: 3_600, unavailableMessage: null },
} as const satisfies Record<string, RateRule>;

export const anyCall = { name: 'any', limit: 900, windowS: 60 } as const;

/** @throws AppError `too-many-requests`, or `not-ready` when a rule that must be counted cannot be */
export async function enforceRate(rates: Pick<RateCounter, 'count'>, rule: RateRule, client: string): Promise<void> {
  let count: number;
  try {
    count = await rates.count(keyOf(rule, client), rule.windowS);
  } catch (cause) {
    if (rule.unavailableMessage === null) return;
    throw cannotCount(rule.unavailableMessage, cause);
  }
  if (count > rule.limit) throw tooMany(rule);
}

/** Sets the count back to zero. @throws when Redis does not answer */
export async function resetRate(rates: Pick<RateCounter, 'reset'>, rule: RateRule, client: string): Promise<void> {
  await rates.reset(keyOf(rule, client), rule.windowS);
}

export const cannotCount = (sentence: string, cause: unknown): AppError =>
  new AppError('not-ready', { message: `${sentence} Please try again in a moment.`, cause });

const keyOf = ({ name }: Pick<RateRule, 'name'>, client: string) => `${name}:${clientNetwork(client)}`;

/** The golfer is asked to wait for the length of a window: by then the next one has begun. */
export function tooMany({ windowS, otherwise }: Pick<RateRule, 'windowS' | 'otherwise'>): AppError {
  const wait = windowS <= 60 ? 'wait a minute and try again' : `try again in ${longWait(windowS)}`;
  const message = `Too many attempts. Please ${[wait, ...(otherwise ? [otherwise] : [])].join(', or ')}.`;
  return new AppError('too-many-requests', { message, retryAfterS: windowS });
}

function longWait(windowS: number): string {
  if (windowS < 3_600) return `${windowS / 60} minutes`;
  return windowS === 3_600 ? 'an hour' : 'a day';
}
