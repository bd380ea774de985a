import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  cutView,
  detailsUnderTest,
  finishedAnalysis,
  viewUnderTest,
} from '../../../../test/fixtures/finished-analysis.ts';
import { makeQueryClient } from '../../../shared/session/query-client.ts';
import { SwingVideos } from './swing-videos.tsx';

const render = (
  analysis = finishedAnalysis(),
  downTheLine = detailsUnderTest.downTheLine,
  faceOn = detailsUnderTest.faceOn,
) =>
  renderToString(
    <QueryClientProvider client={makeQueryClient()}>
      <SwingVideos analysis={analysis} details={{ ...detailsUnderTest, faceOn, downTheLine }} />
    </QueryClientProvider>,
  );

test('reserves its space before anything is loaded, at most 55 % of the screen', () => {
  const share = Number(/h-\[clamp\([^\]]*,(\d+)svh\)\]/.exec(render())?.[1]);
  expect(share).toBeGreaterThan(40);
  expect(share).toBeLessThanOrEqual(55);
});

test('offers the choice of videos only with two', () => {
  expect(render()).not.toContain('Both');
  const both = finishedAnalysis({ downTheLineVideoUrl: '/video/down-the-line' });
  expect(render(both, { ...viewUnderTest, view: 'down-the-line' })).toContain('Both');
});

test('shows nothing without a video', () => {
  expect(render(finishedAnalysis({ faceOnVideoUrl: null }))).toBe('');
});

test('a finish that the video does not show keeps its place and cannot be shown', () => {
  expect(render()).not.toContain('not seen');
  const cut = render(finishedAnalysis(), null, cutView);
  const button = /<button[^>]*data-event="finish"[^>]*>/.exec(cut)?.[0];
  expect(button).toContain('disabled=""');
  expect(button).toContain('aria-label="Finish, not seen"');
  expect(cut).toContain('>Finish: not seen<');
});
