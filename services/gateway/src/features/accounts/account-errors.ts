import { AppError } from '@trueswing/service-kit';

/** Errors about an account that say more than the sentence of their code. */
export const accountErrors = {
  /** A registration says that the account is the caller's own, which is not known of the one who changes an address. */
  emailOfAnother: (cause?: unknown) =>
    new AppError('email-taken', {
      message: 'Another account has this e-mail. Please choose a different one.',
      cause,
    }),
  /** It is not the password with which the account was registered. */
  otherPassword: () => new AppError('wrong-password', { message: 'You chose another password. Please try again.' }),
};
