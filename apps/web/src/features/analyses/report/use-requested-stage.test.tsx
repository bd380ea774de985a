// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { type SwingAnalysis, swingEventNameSchema } from '@trueswing/contracts';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { analysisIdOf, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { makeQueryClient } from '../../../shared/session/query-client.ts';
import { landmarksQuery } from '../player/video/landmarks.queries.ts';
import { useRequestedStage } from './use-requested-stage.ts';

const id = analysisIdOf(1);
const pictures = Object.fromEntries(swingEventNameSchema.options.map((event) => [event, `/face-on/${event}`]));
const swing = finishedAnalysis({
  id,
  createdAt: '2026-11-20T12:00:00.000Z',
  faceOnKeyFrameUrls: pictures as SwingAnalysis['faceOnKeyFrameUrls'],
});
const track = { widthPx: 720, heightPx: 1280, frames: [] };

let requested: string[];
beforeEach(() => {
  requested = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        requested.push(url);
      }
    },
  );
});

/** Opens the report at a query of its address. */
async function open(search: string, analysis: SwingAnalysis | undefined) {
  const server = scriptServer();
  server.answers[`/api/swing-analyses/${id}/landmarks/face-on`] = () => Response.json(track);
  const queryClient = makeQueryClient();
  renderHook(() => useRequestedStage(analysis), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[`/${search}`]}>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  });
  await advance(0.1);
  return queryClient.getQueryData(landmarksQuery(swing.faceOnLandmarksUrl ?? '').queryKey);
}

test.each([
  ['', '/face-on/top'],
  ['?moment=address&view=face-on', '/face-on/address'],
])('requests the landmarks, and the picture at which %j opens', async (search, picture) => {
  expect(await open(search, swing)).toEqual(track);
  expect(requested).toEqual([picture]);
});

test('requests nothing before the analysis is there, nor for one that failed', async () => {
  expect(await open('', undefined)).toBeUndefined();
  const failed = { ...swing, technicalDetails: { error: 'no-golfer', message: 'No golfer.' } } as SwingAnalysis;
  expect(await open('', failed)).toBeUndefined();
  expect(requested).toEqual([]);
});
