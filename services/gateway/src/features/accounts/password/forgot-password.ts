import { AppError } from '@trueswing/service-kit';
import type { Deps } from '../../../deps.ts';
import { findPasswordHash } from '../accounts.repository.ts';
import { issuePasswordReset } from './issue-password-reset.ts';

type ResetMailDeps = Pick<Deps, 'db' | 'env' | 'now' | 'mailer' | 'logger'>;

/**
 * Sends a reset link to the address if an account with a password uses it. Neither the answer nor its timing reveals
 * whether one does: the link and the mail are created after the answer.
 * @throws AppError `mail-not-set-up` where no mail server is configured; then an admin issues the link
 */
export async function forgotPassword(deps: ResetMailDeps, { email }: { email: string }): Promise<void> {
  if (!deps.mailer) throw new AppError('mail-not-set-up');
  const account = await findPasswordHash(deps.db, email);
  if (!account?.passwordHash) return;
  const { userId } = account;
  void sendLink(deps, userId, email).catch((error: unknown) => {
    deps.logger.error({ err: error, userId }, 'reset link not created');
  });
}

async function sendLink(deps: ResetMailDeps, userId: string, email: string): Promise<void> {
  const { url } = await issuePasswordReset(deps, userId, email);
  const text = `You asked for a new password for your TrueSwing account.

Set it here within an hour:

${url}

Was it not you? Then do nothing. Your password stays as it is.
`;
  deps.mailer?.post({ to: email, subject: 'Set a new password', text }, { userId });
}
