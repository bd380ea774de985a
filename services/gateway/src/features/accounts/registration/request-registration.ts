import type { Deps } from '../../../deps.ts';
import { hashSecretToken, newSecretToken } from '../../../http/secret-token.ts';
import type { Mailer } from '../../../mailer.ts';
import { findPasswordHash } from '../accounts.repository.ts';
import { prepareRegistration, type RegistrationBody } from './register-account.ts';
import { deleteRegistration, insertRegistration } from './registrations.repository.ts';

const lifetimeMs = 24 * 3_600_000;

type RequestDeps = Pick<Deps, 'db' | 'env' | 'now' | 'logger'> & { mailer: Mailer };

/**
 * Sends a link that creates the account. Neither the answer nor its timing shows whether the address has an account: the
 * password is hashed and a registration stored for both, and what differs happens after the answer.
 * @throws AppError `password-too-common`
 */
export async function requestRegistration(deps: RequestDeps, body: RegistrationBody): Promise<void> {
  const registration = await prepareRegistration(body);
  const token = newSecretToken();
  const expiresAt = new Date(deps.now().getTime() + lifetimeMs);
  await insertRegistration(deps.db, { ...registration, tokenHash: hashSecretToken(token), expiresAt });
  void sendMail(deps, registration.email, token).catch((error: unknown) => {
    deps.logger.error({ err: error }, 'mail of a registration not sent');
  });
}

/** The token is in the fragment, which browsers do not send, so no proxy logs it. */
async function sendMail({ db, env, mailer }: RequestDeps, to: string, token: string): Promise<void> {
  const known = await findPasswordHash(db, to);
  if (known) await deleteRegistration(db, hashSecretToken(token));
  const origin = env.PUBLIC_ORIGIN;
  const text = known
    ? knownText(origin, known.passwordHash !== null)
    : newText(`${origin}/confirm-email#token=${token}`);
  mailer.post({ to, subject: 'Your TrueSwing account', text }, { mail: 'registration' });
}

const newText = (url: string): string => `Welcome to TrueSwing!

Confirm your e-mail within a day:

${url}

Was it not you? Then do nothing. No account is made.
`;

const knownText = (origin: string, hasPassword: boolean) => `You already have a TrueSwing account with this e-mail.

${hasPassword ? 'Sign in here:' : 'Press "Continue with Single Sign-On" here:'}

${origin}/sign-in

${hasPassword ? 'You can set a new password there too. ' : ''}Was it not you? Then do nothing.
`;
