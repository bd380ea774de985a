import { QueryClientProvider } from '@tanstack/react-query';
import { swingEventNames, type ViewAnalysis, viewAnalysisSchema } from '@trueswing/contracts';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { makeQueryClient } from '../../../shared/api/query-client.ts';
import { landmarksQuery } from './landmarks.queries.ts';
import { SwingPlayer } from './swing-player.tsx';

const view = viewAnalysisSchema.parse({
  ...{ view: 'face-on', handedness: 'right', warnings: [], measurements: {} },
  timeBase: { fps: 60, frames: 180, variable: false, duplicates: 0, slowMotionFactor: 1, trusted: true },
  events: Object.fromEntries(swingEventNames.map((name, frame) => [name, { frame, timeS: frame / 60, confidence: 1 }])),
});
const landmarksUrl = '/landmarks';

/** Aspect ratio of the space that the player reserves for the video. */
function ratioOf(shown: ViewAnalysis, track?: { widthPx: number; heightPx: number }): number {
  const queryClient = makeQueryClient();
  if (track) queryClient.setQueryData(landmarksQuery(landmarksUrl).queryKey, { ...track, frames: [] });
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <SwingPlayer
        {...{
          label: 'Face-on video',
          slot: 'face-on',
          videoUrl: '/video',
          posterUrl: null,
          landmarksUrl,
          keyFrameUrls: null,
        }}
        view={shown}
      />
    </QueryClientProvider>,
  );
  return Number(/aspect-ratio:([\d.]+)/.exec(html)?.[1]);
}

test('reserves the space of a landscape video before anything is loaded', () => {
  expect(ratioOf({ ...view, widthPx: 1280, heightPx: 720 })).toBeCloseTo(16 / 9);
});

test('takes the aspect ratio of an old analysis from the landmarks; it is upright until they are loaded', () => {
  expect(ratioOf(view)).toBeCloseTo(9 / 16);
  expect(ratioOf(view, { widthPx: 1920, heightPx: 1080 })).toBeCloseTo(16 / 9);
});
