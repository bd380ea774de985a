import { errorCatalog, type FilmFailure, type FilmTest } from '@trueswing/contracts';

/** Texts that a golfer reads about each film. */
export const filmTexts: Readonly<Record<FilmTest, { readonly title: string; readonly how: string }>> = {
  chest: {
    title: 'Chest film',
    how: 'Hold a club across your chest with both hands, wider than your shoulders. Turn right as far as is comfortable. Hold for two seconds. Come back, hold, then turn left and hold.',
  },
  hips: {
    title: 'Hip film',
    how: 'Hold the club across the front of your hips. Keep your feet still and turn your hips right. Hold for two seconds. Come back, hold, then turn left and hold.',
  },
};

const failures: Readonly<Record<FilmFailure, string>> = {
  'invalid-media': 'We could not read this film. The file seems damaged. Please film again.',
  'picture-too-large': 'This film is larger than 4K. Please film in 1080p.',
  'too-long': 'This film is longer than a minute. Please film one test only.',
  'too-short': 'This film is too short. Start it before you turn, and stop it after both turns.',
  'frame-rate-too-high': errorCatalog['frame-rate-too-high'].message,
  'too-many-streams': errorCatalog['too-many-streams'].message,
  'no-golfer': 'We could not find you in this film. Film in good light, with your whole body in the picture.',
  'no-turn':
    'We could not see you turn and hold. Face the phone, hold the club wide, and hold each turn for two seconds.',
  'analysis-failed': 'We could not read this film. Please try again, or film in better light.',
};

/** Why a film was not read and what to do next. */
export const describeFilmFailure = (failure: FilmFailure): string => failures[failure];
