// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cutView, viewUnderTest } from '../../../../../test/fixtures/finished-analysis.ts';
import { standInForVideos } from '../../../../../test/fixtures/stand-in-for-videos.ts';
import '../../../../../test/fixtures/test-page.ts';
import { makeQueryClient } from '../../../../shared/session/query-client.ts';
import type { SwingVideo } from '../../player/video/swing-video.ts';
import { VideoPair } from './video-pair.tsx';

beforeEach(standInForVideos);

const { events } = viewUnderTest;
const video = (label: string, view: Partial<SwingVideo['view']> = {}): SwingVideo => ({
  id: label,
  label,
  slot: 'face-on',
  videoUrl: `/${label}`,
  landmarksUrl: null,
  keyFrameUrls: null,
  turns: {},
  angles: {},
  view: { ...viewUnderTest, ...view },
});
/** The same swing, filmed half a second later. */
const later = Object.fromEntries(
  Object.entries(events).map(([name, event]) => [name, { ...event, timeS: event.timeS + 0.5 }]),
) as typeof events;

const frameOf = (label: string) =>
  Math.floor((document.querySelector<HTMLVideoElement>(`video[src="/${label}"]`)?.currentTime ?? -1) * 120);
const open = () =>
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <VideoPair before={video('before', { events: later })} now={video('now')} />
    </QueryClientProvider>,
  );

test('an event shows each video at its own, and the slider moves both', () => {
  open();
  fireEvent.click(screen.getByText('Top'));
  expect([frameOf('before'), frameOf('now')]).toEqual([172, 112]);
  const slider = screen.getByLabelText('Position in both videos');
  fireEvent.change(slider, { target: { value: String(126 / 120) } });
  expect([frameOf('before'), frameOf('now')]).toEqual([186, 126]);
  expect(slider.getAttribute('aria-valuetext')).toBe('0.17 s before impact');
});

test('slow motion is slowed in step', () => {
  const { timeBase } = viewUnderTest;
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <VideoPair
        before={video('before', { timeBase: { ...timeBase, slowMotionFactor: 2, frames: 480 } })}
        now={video('now')}
      />
    </QueryClientProvider>,
  );
  fireEvent.change(screen.getByLabelText('Position in both videos'), { target: { value: String(136 / 120) } });
  expect([frameOf('before'), frameOf('now')]).toEqual([126, 136]);
});

test('the slider keeps both in step from the event that was shown last', () => {
  const earlierTop = { ...events, top: { ...events.top, frame: 100, timeS: 100 / 120 } };
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <VideoPair before={video('before', { events: earlierTop })} now={video('now')} start="top" />
    </QueryClientProvider>,
  );
  const slider = screen.getByLabelText('Position in both videos');
  fireEvent.change(slider, { target: { value: String(114 / 120) } });
  expect([frameOf('before'), frameOf('now')]).toEqual([102, 114]);
  fireEvent.click(screen.getByText('Impact'));
  fireEvent.change(slider, { target: { value: String(114 / 120) } });
  expect([frameOf('before'), frameOf('now')]).toEqual([114, 114]);
});

test.each(['before', 'now'])('the finish is not offered where the video of %s ends before it', (cut) => {
  const view = (label: string) => video(label, label === cut ? cutView : {});
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <VideoPair before={view('before')} now={view('now')} start="finish" />
    </QueryClientProvider>,
  );
  const finish = screen.getByRole('button', { name: 'Finish, not in both videos' });
  expect(finish).toHaveProperty('disabled', true);
  expect(screen.getByText('One video does not show the finish.')).toBeDefined();
  expect(finish.getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByText('Impact').getAttribute('aria-pressed')).toBe('true');
});
