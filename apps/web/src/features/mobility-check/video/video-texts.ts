import { errorCatalog, type FilmedTest, type VideoFailure } from '@trueswing/contracts';

/** Texts that a golfer reads about each video. */
export const videoTexts: Readonly<Record<FilmedTest, { readonly title: string; readonly how: string }>> = {
  chest: {
    title: 'Chest video',
    how: 'Hold a club across your chest with both hands, wider than your shoulders. Turn right as far as is comfortable. Hold for two seconds. Come back, hold, then turn left and hold.',
  },
  hips: {
    title: 'Hip video',
    how: 'Hold the club across the front of your hips. Keep your feet still and turn your hips right. Hold for two seconds. Come back, hold, then turn left and hold.',
  },
};

const failures: Readonly<Record<VideoFailure, string>> = {
  'invalid-media': 'We could not read this video. The file seems damaged. Please film again.',
  'picture-too-large': 'This video is larger than 4K. Please film in 1080p.',
  'too-long': 'This video is longer than a minute. Please film one test only.',
  'too-short': 'This video is too short. Start it before you turn, and stop it after both turns.',
  'frame-rate-too-high': errorCatalog['frame-rate-too-high'].message,
  'too-many-streams': errorCatalog['too-many-streams'].message,
  'no-golfer': 'We could not find you in this video. Film in good light, with your whole body in the picture.',
  'no-turn':
    'We could not see you turn and hold. Face the phone, hold the club wide, and hold each turn for two seconds.',
  'analysis-failed': 'We could not read this video. Please try again, or film in better light.',
};

/** Why a video was not read and what to do next. */
export const describeVideoFailure = (failure: VideoFailure): string => failures[failure];
