import { AppError } from '@trueswing/service-kit';

/** A file that holds more than is read of one. */
export const fileTooLarge = (): AppError =>
  new AppError('request-too-large', {
    message: 'This file holds too much for one import. Please export fewer sessions at a time and try again.',
  });

/** A golfer has as many shots as are kept. */
export const tooManyShots = (): AppError =>
  new AppError('request-too-large', {
    message: 'You have reached the number of shots that we keep. Please delete an older import first.',
  });
