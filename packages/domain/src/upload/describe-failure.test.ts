import { errorCatalog } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { describeFailure } from './describe-failure.ts';

it.each([
  ['face-on', 'down-the-line', 'from the front', 'behind your hands'],
  ['down-the-line', 'face-on', 'from behind', 'facing your chest'],
  ['other', 'face-on', 'at an angle', 'in front of your chest'],
  ['other', 'down-the-line', 'at an angle', 'behind your hands'],
] as const)(
  'a wrong view names what was seen (%s in the %s video) and what is needed',
  (seenView, video, saw, needed) => {
    const [first = '', next = ''] = describeFailure('wrong-view', { seenView, rejectedVideo: video }).split('. ');
    expect(first).toContain(`Your ${video} video`);
    expect(first).toContain(saw);
    expect(next).toContain(needed);
    expect(describeFailure('wrong-view', { seenView, rejectedVideo: null }).split('. ')[0]).toContain(saw);
  },
);

it('a failure has the sentence of the code where no view was noted, and for other failures', () => {
  expect(describeFailure('wrong-view', { seenView: null, rejectedVideo: null })).toBe(
    errorCatalog['wrong-view'].message,
  );
  expect(describeFailure('no-swing', { seenView: 'face-on', rejectedVideo: null })).toBe(
    errorCatalog['no-swing'].message,
  );
});

it.each(['no-impact', 'no-golfer', 'too-short', 'invalid-media'] as const)(
  'a failure of one of two videos (%s) opens with the video',
  (code) => {
    for (const rejectedVideo of ['face-on', 'down-the-line'] as const) {
      const sentence = describeFailure(code, { seenView: null, rejectedVideo });
      expect(sentence).toBe(`In your ${rejectedVideo} video: ${errorCatalog[code].message}`);
    }
  },
);
