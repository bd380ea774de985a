import { AppError } from '@trueswing/service-kit';

/** Errors about a swing that say more than the sentence of their code. Those of a video are in `inspect-video/video-errors.ts`. */
export const swingErrors = {
  noClub: () => new AppError('bad-request', { message: 'Please choose a club: driver or 7-iron.' }),
  /** @param names fields of the form */
  wrongValues: (names: readonly string[]) =>
    new AppError('bad-request', { message: `Please check the value of ${names.join(', ')}.` }),
  wrongSpeeds: () => new AppError('invalid-speed-values', { title: 'Invalid Speed Values' }),
  /** Videos of too many golfers arrive. */
  manyUploads: () =>
    new AppError('not-ready', { message: 'Many videos are arriving right now. Please try again in a minute.' }),
  partTooLarge: () => new AppError('request-too-large', { message: 'A part of a video has 8 MB at most.' }),
  /** More bytes arrive than the video had at first. */
  videoChanged: () =>
    new AppError('request-too-large', {
      message: 'Your video changed while we received it. Please choose it again.',
    }),
  /** The object store does not give a file of an analysis. */
  fileUnavailable: (cause: unknown) =>
    new AppError('store-unavailable', { message: 'We could not load this file. Please try again in a minute.', cause }),
  landmarksUnavailable: (cause: unknown) =>
    new AppError('store-unavailable', {
      message: 'We could not load the landmarks of this swing. Please try again in a minute.',
      cause,
    }),
  landmarksUnreadable: (cause?: unknown) =>
    new AppError('analysis-unreadable', {
      message: 'The landmarks of this swing cannot be read, so its moments cannot be moved.',
      cause,
    }),
  /** A shot is joined, and no tour is known to compare it with. */
  noTour: () => new AppError('bad-request', { message: 'Please choose the PGA Tour or the LPGA Tour.' }),
  shotWithoutNumbers: () =>
    new AppError('bad-request', {
      message: 'This shot has no number that a swing takes. Please choose another one.',
    }),
};
