// @vitest-environment jsdom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { landmarkCount, landmarkIndex, type PoseTrack, type ViewAnalysis } from '@trueswing/contracts';
import { storedGolferBox } from '@trueswing/domain';
import { afterEach, expect, test, vi } from 'vitest';
import { viewUnderTest } from '../../../../../test/fixtures/finished-analysis.ts';
import { standInForVideos } from '../../../../../test/fixtures/stand-in-for-videos.ts';
import { settle } from '../../../../../test/fixtures/test-page.ts';
import { makeQueryClient } from '../../../../shared/session/query-client.ts';
import { landmarksQuery } from './landmarks.queries.ts';
import { Video } from './video.tsx';

const landmarksUrl = '/landmarks';
afterEach(() => settle(() => onlineManager.setOnline(true)));
const heights = { Eye: 0.41, Shoulder: 0.46, Hip: 0.56, Knee: 0.64, Ankle: 0.71, FootIndex: 0.72 };

/** An upright video of a phone: head at 40 % and feet at 72 % of the height, mats and ground below. */
function uprightTrack(): PoseTrack {
  const image = Array.from({ length: landmarkCount }, (): [number, number, number] => [0.5, 0.56, 1]);
  for (const [joint, y] of Object.entries(heights)) {
    for (const side of ['left', 'right'])
      image[landmarkIndex[`${side}${joint}` as keyof typeof landmarkIndex]] = [0.5, y, 1];
  }
  const { fps, frames } = viewUnderTest.timeBase;
  return {
    widthPx: 1080,
    heightPx: 1920,
    frames: Array.from({ length: frames }, (_, frame) => ({ frame, timeS: frame / fps, image, world: null })),
  };
}

function show(part: Partial<ViewAnalysis> = {}, track: PoseTrack | null = uprightTrack()) {
  const client = makeQueryClient();
  if (track) client.setQueryData(landmarksQuery(landmarksUrl).queryKey, track);
  const view = { ...viewUnderTest, widthPx: 720, heightPx: 1280, ...part };
  const video = {
    id: 'video',
    label: 'Face-on',
    slot: 'face-on',
    videoUrl: '/v',
    keyFrameUrls: null,
    turns: {},
    angles: {},
  } as const;
  return render(
    <QueryClientProvider client={client}>
      <Video
        ref={null}
        video={{ ...video, landmarksUrl, view }}
        startS={0}
        hasSkeleton
        covered={{ abovePx: 0, belowPx: 115, corners: null }}
      />
    </QueryClientProvider>,
  );
}

test.each([
  [390, 398],
  [428, 480],
])('shows a golfer in an upright video whose stored copy is smaller, at %i pixels', (stageWidthPx, stageHeightPx) => {
  standInForVideos();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(stageWidthPx);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(stageHeightPx);
  const { container } = show();
  const { transform, height } = container.querySelector<HTMLElement>('.origin-top-left')?.style ?? {};
  const [, y, scale] = /translate\([^,]+, ([-.\d]+)px\) scale\(([.\d]+)\)/.exec(transform ?? '')?.map(Number) ?? [];
  const onStage = (share: number) =>
    share * Number.parseFloat(height ?? '') * (scale ?? Number.NaN) + (y ?? Number.NaN);
  expect(onStage(0.4)).toBeGreaterThan(0);
  expect(onStage(0.72)).toBeLessThan(stageHeightPx - 115);
});

test('appears cropped before the landmarks are there, and stays where it is when they come', () => {
  standInForVideos();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(390);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(398);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const placed = (...args: Parameters<typeof show>) => {
    const { container, unmount } = show(...args);
    const { dataset, style } = container.querySelector<HTMLElement>('.origin-top-left') ?? {};
    unmount();
    return { isArriving: dataset && 'arriving' in dataset, transform: style?.transform };
  };
  const stored = storedGolferBox(uprightTrack(), viewUnderTest);
  const early = placed(stored, null);
  expect(early).toEqual({ isArriving: false, transform: expect.stringContaining('scale') });
  expect(placed(stored)).toEqual(early);
  // Of an older analysis only the landmarks say it.
  expect(placed({}, null).isArriving).toBe(true);
  vi.unstubAllGlobals();
});

async function failWith(code: number): Promise<void> {
  const [video] = show().container.getElementsByTagName('video');
  if (!video) throw new Error('there is no video');
  Object.assign(video, { error: { code } });
  await settle(() => fireEvent.error(video));
}
const alert = () => screen.getByRole('alert').textContent;
const notPlayed = /^This video could not be played\./;

test('without a connection it says that the video needs one, and loads it when that is back', async () => {
  standInForVideos();
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue();
  await settle(() => onlineManager.setOnline(false));
  await failWith(2);
  expect(alert()).toBe('The video needs a connection. It loads as soon as there is one. Your numbers are all here.');
  expect(screen.queryByRole('button')).toBeNull();
  await settle(() => onlineManager.setOnline(true));
  expect(load).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('Loading the video...');
});

test('a video that cannot be decoded does not wait for a connection', async () => {
  standInForVideos();
  await settle(() => onlineManager.setOnline(false));
  await failWith(3);
  expect(alert()).toMatch(notPlayed);
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
});

test('a video that failed before the connection was lost does not wait for one either', async () => {
  standInForVideos();
  await failWith(4);
  await settle(() => onlineManager.setOnline(false));
  expect(alert()).toMatch(notPlayed);
});
