import type { NextVideo } from '../choose-next-video.ts';

/** The way to make the video that helps, in sentences of at most 12 words. */
export const howToFilm: Readonly<Record<NextVideo, string>> = {
  'face-on': 'Put the phone at hip height, facing your chest. Film one more swing. Upload both videos together.',
  'down-the-line':
    'One phone is enough. Put it behind your hands, at hip height. Let it look along your toes to the target. Film one more swing. Upload both videos together.',
  'next-swing': 'Nothing was wrong with your video. Leave the phone where it is. Make the same swing once more.',
  'slow-motion': 'Choose slow motion in your camera, at 120 frames a second or more. Film from the same place.',
  better: 'Put the phone level at hip height, a few steps away. Let your whole body be in the picture.',
};
