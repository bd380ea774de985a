// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { detailsUnderTest, finishedAnalysis, viewUnderTest } from '../../../../test/fixtures/finished-analysis.ts';
import { ListedPicture } from './listed-picture.tsx';

afterEach(cleanup);
const ratio = { widthPx: 26, heightPx: 36 };
const show = (part: Parameters<typeof finishedAnalysis>[0] = {}) => {
  render(<ListedPicture analysis={finishedAnalysis(part)} alt="Your swing" ratio={ratio} className="h-36 w-26" />);
  return screen.queryByRole('img');
};
/** A golfer far away, on the right of the picture. */
const far = {
  ...viewUnderTest,
  framing: { statureShare: 0.2, feetX: 0.7, feetY: 0.7 },
  golferBox: { left: 0.5, top: 0.4, right: 0.9, bottom: 0.7 },
};

test('a golfer far away fills the height of the picture, with the body in its middle', () => {
  const { left, top, width, height } = show({ technicalDetails: { ...detailsUnderTest, faceOn: far } })?.style ?? {};
  const [x, y, across, down] = [left, top, width, height].map((value) => Number.parseFloat(value ?? ''));
  // In percent of the picture's own size.
  expect((y ?? 0) + 0.4 * (down ?? 0)).toBeCloseTo(0);
  expect((y ?? 0) + 0.7 * (down ?? 0)).toBeCloseTo(100);
  expect((x ?? 0) + 0.7 * (across ?? 0)).toBeCloseTo(50);
});

test.each([
  ['right', 0.3],
  ['left', 0.7],
] as const)(
  'the body of a %s-handed golfer stands in the middle, though left-handed swings are measured mirrored',
  (handedness, feetX) => {
    const faceOn = {
      ...viewUnderTest,
      handedness,
      framing: { statureShare: 0.6, feetX, feetY: 0.8 },
      golferBox: { left: 0.1, top: 0.4, right: 0.5, bottom: 0.7 },
    };
    const { left, width } = show({ technicalDetails: { ...detailsUnderTest, faceOn } })?.style ?? {};
    expect(Number.parseFloat(left ?? '') + 0.3 * Number.parseFloat(width ?? '')).toBeCloseTo(50);
  },
);

test('an older analysis shows the middle of its picture', () => {
  expect(show()?.getAttribute('style')).toBeNull();
});

test('a picture that cannot be loaded is left out, and so is one that does not exist', () => {
  const picture = show();
  if (picture) fireEvent.error(picture);
  const poster = screen.queryByRole('img');
  expect(poster?.getAttribute('src')).toBe(finishedAnalysis().faceOnPosterUrl);
  if (poster) fireEvent.error(poster);
  expect(screen.queryByRole('img')).toBeNull();
  cleanup();
  expect(show({ faceOnPosterUrl: null, faceOnKeyFrameUrls: null })).toBeNull();
});
