import { AppError } from '@trueswing/service-kit';

/** Errors of a launch monitor's file that say more than the sentence of their code. */
export const shotFileErrors = {
  empty: () => new AppError('file-empty', { message: 'This file is empty. Please export it again.' }),
  /** The file holds more than is read of one. */
  tooLarge: () =>
    new AppError('request-too-large', {
      message: 'This file holds too much for one import. Please export fewer sessions at a time and try again.',
    }),
  /** The golfer has as many shots as are kept. */
  tooManyShots: () =>
    new AppError('request-too-large', {
      message: 'You have reached the number of shots that we keep. Please delete an older import first.',
    }),
  noShots: () =>
    new AppError('shot-file-unreadable', {
      message: 'We found no shots in this file. Please export the single shots, not only their averages.',
    }),
  unknownColumns: () =>
    new AppError('shot-file-unreadable', {
      message: 'We do not know this kind of file yet. Please tell us what its columns mean.',
    }),
  unknownSigns: () =>
    new AppError('shot-file-unreadable', {
      message:
        'Please say which sign a path to the right has in your file. Load this page again if it does not ask you.',
    }),
  /** Another file of the golfer is being read. */
  stillReading: () =>
    new AppError('too-many-requests', {
      message: 'We are still reading your other file. Please wait a moment and try again.',
      retryAfterS: 5,
    }),
};
