import type { Deps } from '../../../deps.ts';
import { hashSecretToken, newSecretToken } from '../../../http/secret-token.ts';
import type { Mailer } from '../../../mailer.ts';
import { findPasswordHash } from '../accounts.repository.ts';
import { prepareRegistration, type RegistrationBody } from './register-account.ts';
import { insertRegistration, type Registration } from './registrations.repository.ts';

const lifetimeMs = 24 * 3_600_000;

type RequestDeps = Pick<Deps, 'db' | 'env' | 'now' | 'logger'> & { mailer: Mailer };

/**
 * Sends a link that creates the account. Neither the answer nor its timing shows whether the address has an account: the
 * password is hashed for both, and what differs happens after the answer.
 * @throws AppError `password-too-common`
 */
export async function requestRegistration(deps: RequestDeps, body: RegistrationBody): Promise<void> {
  const registration = await prepareRegistration(body);
  void sendMail(deps, registration).catch((error: unknown) => {
    deps.logger.error({ err: error }, 'registration not stored');
  });
}

async function sendMail(deps: RequestDeps, registration: Registration): Promise<void> {
  const { email: to } = registration;
  const isKnown = (await findPasswordHash(deps.db, to)) !== undefined;
  const text = isKnown ? knownText(deps.env.PUBLIC_ORIGIN) : newText(await storeRegistration(deps, registration));
  deps.mailer.post({ to, subject: 'Your TrueSwing account', text }, { mail: 'registration' });
}

/** The token is in the fragment, which browsers do not send, so no proxy logs it. */
async function storeRegistration({ db, env, now }: RequestDeps, registration: Registration): Promise<string> {
  const token = newSecretToken();
  const expiresAt = new Date(now().getTime() + lifetimeMs);
  await insertRegistration(db, { ...registration, tokenHash: hashSecretToken(token), expiresAt });
  return `${env.PUBLIC_ORIGIN}/confirm-email#token=${token}`;
}

const newText = (url: string): string => `Welcome to TrueSwing!

Confirm your e-mail within a day:

${url}

Was it not you? Then do nothing. No account is made.
`;

const knownText = (origin: string): string => `You already have a TrueSwing account with this e-mail.

Sign in here:

${origin}/sign-in

You can set a new password there too. Was it not you? Then do nothing.
`;
