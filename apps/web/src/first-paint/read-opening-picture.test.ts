import type { SwingAnalysis } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { cutView, detailsUnderTest, finishedAnalysis, viewUnderTest } from '../../test/fixtures/finished-analysis.ts';
import { readOpeningPicture } from './read-opening-picture.ts';

const golferBox = { left: 0.2, top: 0.1, right: 0.8, bottom: 0.9 };
const faceOn = { ...viewUnderTest, golferBox };
const details = { ...detailsUnderTest, faceOn };
const read = (part: Partial<SwingAnalysis>) =>
  readOpeningPicture(finishedAnalysis({ technicalDetails: details, ...part }));
const pairOf = (readAs: 'one-swing' | 'two-swings' | 'apart', isSaidToBeOneSwing: boolean) =>
  ({
    ...details,
    filmPair: { readAs, isSaidToBeOneSwing, sentence: 'Two swings.' },
  }) as SwingAnalysis['technicalDetails'];

test('reads the top of the face-on video and what places it', () => {
  const analysis = finishedAnalysis({ technicalDetails: details });
  expect(readOpeningPicture(analysis)).toEqual({
    pictureUrl: analysis.faceOnKeyFrameUrls?.top,
    widthPx: 720,
    heightPx: 1280,
    box: golferBox,
    hasTwoVideos: false,
  });
});

test('the second video has a choice in the corner', () => {
  const two = read({ technicalDetails: { ...details, downTheLine: faceOn }, downTheLineVideoUrl: '/api/two' });
  expect(two?.hasTwoVideos).toBe(true);
});

test.each<[string, Partial<SwingAnalysis>]>([
  ['in progress', { technicalDetails: null }],
  ['without a video', { faceOnVideoUrl: null }],
  ['without pictures of its moments', { faceOnKeyFrameUrls: null }],
  ['of a video that ends before the finish', { technicalDetails: { ...details, faceOn: { ...cutView, golferBox } } }],
  ['older, without the place of the golfer', { technicalDetails: detailsUnderTest }],
  [
    'of two videos that are not read as expected, which has a note above them',
    { technicalDetails: pairOf('apart', false) },
  ],
  ['of two videos said to be one swing that are two', { technicalDetails: pairOf('two-swings', true) }],
])('an analysis %s has none', (_, part) => {
  expect(read(part)).toBeNull();
});

test('two swings that are read as such have one', () => {
  expect(read({ technicalDetails: pairOf('two-swings', false) })).not.toBeNull();
});
