// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { VideoAdviceList, VideoFigures } from './video-advice.tsx';

const facts = { seconds: 4.96, fps: 29.97, widthPx: 1080, heightPx: 1920, codec: 'H.264' };
const listed = () => screen.getAllByRole('listitem').map((item) => item.textContent);
afterEach(cleanup);

test('the advice shows the facts of a video', () => {
  render(<VideoFigures facts={facts} />);
  expect(listed()).toEqual(['5.0 s', '30 fps', '1080 × 1920', 'H.264']);
});

test('the advice says nothing of the frame rate that the video above has said', () => {
  render(<VideoAdviceList facts={facts} slowMotion="no" above={facts} />);
  expect(listed()).toEqual(['Length. Good length for one swing.', 'Picture. Sharp enough to see wrists and club.']);
  cleanup();
  render(<VideoAdviceList facts={facts} slowMotion="no" above={{ ...facts, fps: 120 }} />);
  expect(listed()[0]).toMatch(/^Frame rate. Few pictures/);
});

test('the advice lists improvements before what is good', () => {
  render(<VideoAdviceList facts={facts} slowMotion="no" />);
  expect(listed()).toEqual([
    'Frame rate. Few pictures of a fast downswing. Next time use slow motion (120 or 240 fps).',
    'Length. Good length for one swing.',
    'Picture. Sharp enough to see wrists and club.',
  ]);
});
