import { expect, test } from 'vitest';
import { describeVideoPair } from './describe-video-pair.ts';

const pair = { difference: null, isSaidToBeOneSwing: false, showsTempoFaceOn: true };

test('the sentence claims a tempo for the face-on swing only where that swing shows one', () => {
  expect(describeVideoPair(pair).sentence).toBe(
    'We combined two of your swings, one from each side. Tempo and moments are those of the face-on swing.',
  );
  expect(describeVideoPair({ ...pair, showsTempoFaceOn: false }).sentence).toBe(
    'We combined two of your swings, one from each side. The moments are those of the face-on swing.',
  );
});

test('videos that are not combined give the reason first, and the video that all numbers come from', () => {
  const difference = { kind: 'other-golfer', reason: 'Your two videos were filmed on different days.' } as const;
  expect(describeVideoPair({ ...pair, difference })).toEqual({
    isSaidToBeOneSwing: false,
    readAs: 'apart',
    sentence:
      'Your two videos were filmed on different days. So we did not combine your videos. All numbers come from the face-on video.',
  });
});
