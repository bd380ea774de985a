// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { VideoOverlay } from './video-overlay.tsx';

afterEach(cleanup);

test('Try Again loads the video, and does not also play it like a tap on the video', () => {
  const [onRetry, onTapVideo] = [vi.fn(), vi.fn()];
  render(
    // biome-ignore lint/a11y/useKeyWithClickEvents: stands for the video
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the video
    <div onClick={onTapVideo}>
      <VideoOverlay
        state="failed"
        needsConnection={false}
        covered={{ abovePx: 0, belowPx: 0, corners: null }}
        onRetry={onRetry}
      />
    </div>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(onTapVideo).not.toHaveBeenCalled();
});
