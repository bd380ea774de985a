import { AppError } from '@trueswing/service-kit';

/** Errors of a gateway that has too much to do, which say more than the sentence of their code. */
export const overloadErrors = {
  calls: () => new AppError('not-ready', { message: 'We are very busy right now. Please try again in a moment.' }),
  files: () =>
    new AppError('not-ready', {
      message: 'Many files are being read right now. Please try again in a minute.',
      retryAfterS: 60,
    }),
};
