// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { SwingFrame } from '@trueswing/swing';
import { expect, test } from 'vitest';
import { detailsUnderTest, finishedAnalysis, viewUnderTest } from '../../../../test/fixtures/finished-analysis.ts';
import { swingLoop } from './geometry/swing-loop.ts';
import { type StagedVideos, useStage } from './use-stage.ts';
import type { SwingVideo } from './video/swing-video.ts';
import type { VideoHandle } from './video/video.tsx';
import { videosOf } from './video/videos-of.ts';

const analysis = finishedAnalysis({ downTheLineVideoUrl: '/video/down-the-line' });
const behind = { ...viewUnderTest, view: 'down-the-line' } as const;
const [first, second] = videosOf(analysis, { ...detailsUnderTest, downTheLine: behind });

test.each<[SwingFrame | null, string, number]>([
  [null, 'face-on', viewUnderTest.events.top.frame],
  [{ event: 'impact', view: 'face-on' }, 'face-on', viewUnderTest.events.impact.frame],
  [{ event: 'finish', view: 'down-the-line' }, 'down-the-line', viewUnderTest.events.finish.frame],
])('opens at %j', (opensAt, slot, frame) => {
  if (!first || !second) throw new Error('no two videos');
  const { leader, videos, openingS } = renderHook(() => useStage([first, second], opensAt)).result.current;
  expect([leader.slot, videos.length]).toEqual([slot, 1]);
  expect(Math.floor(openingS(leader) * leader.view.timeBase.fps)).toBe(frame);
});

test('of a view that was not filmed the other one opens', () => {
  if (!first) throw new Error('no video');
  const { leader, openingS } = renderHook(() => useStage([first], { event: 'impact', view: 'down-the-line' })).result
    .current;
  expect([leader.slot, openingS(leader) > viewUnderTest.events.top.timeS]).toEqual(['face-on', true]);
});

test('a moment that the golfer moves is shown where it is now, in each video on the stage', () => {
  if (!first || !second) throw new Error('no two videos');
  const { result, rerender } = renderHook(({ videos }) => useStage(videos, null), {
    initialProps: { videos: [first, second] as StagedVideos },
  });
  act(() => result.current.showVideos([second, first]));
  const top = { ...viewUnderTest.events.top, timeS: 1.5 };
  const moved = (video: SwingVideo): SwingVideo => {
    return { ...video, view: { ...video.view, events: { ...video.view.events, top } } };
  };
  rerender({ videos: [moved(first), moved(second)] });
  const { leader, videos } = result.current;
  expect(videos.map((video) => video?.slot)).toEqual(['down-the-line', 'face-on']);
  expect(videos.map((video) => video?.view.events.top.timeS)).toEqual([1.5, 1.5]);
  expect(leader).toBe(videos[0]);
});

test('the other video plays again when the swing begins again, though its file ended before', () => {
  if (!first || !second) throw new Error('no two videos');
  const { result } = renderHook(() => useStage([first, second], null));
  act(() => result.current.showVideos([first, second]));
  const calls: string[] = [];
  const record = (name: string): VideoHandle => ({
    seek: () => void calls.push(`${name} seeks`),
    play: () => void calls.push(`${name} plays`),
    pause: () => void calls.push(`${name} pauses`),
  });
  result.current.transport.hold(first, record('first'));
  result.current.transport.hold(second, record('second'));
  act(() => result.current.transport.onPlay(first));
  act(() => result.current.transport.onFrame(first, swingLoop(first.view).endS));
  expect(calls).toEqual(['first seeks', 'second seeks', 'second plays']);
});
