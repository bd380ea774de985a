import { AppError } from '@trueswing/service-kit';

/** Errors of the stores that say more than the sentence of their code. */
export const storageErrors = {
  /** The client keeps the videos of an upload that fails with this, and the golfer goes on with Try Again. */
  noRoom: () =>
    new AppError('store-unavailable', {
      message: 'We have no room for new videos right now. Please keep yours, and try again tomorrow.',
      retryAfterS: 3_600,
    }),
};
