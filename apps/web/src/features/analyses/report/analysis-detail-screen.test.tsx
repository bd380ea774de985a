// @vitest-environment jsdom
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useParams } from 'react-router';
import { expect, test } from 'vitest';
import { analysisIdOf, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { refusalOf, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { standInForVideos } from '../../../../test/fixtures/stand-in-for-videos.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { makeQueryClient } from '../../../shared/session/query-client.ts';
import { UserContext } from '../../../shared/session/use-user.ts';
import { ToastProvider } from '../../../ui/toasts/toast.tsx';
import { AnalysisDetailScreen } from './analysis-detail-screen.tsx';

const user = golferWith({ isPremium: true });
const [one, two] = [analysisIdOf(1), analysisIdOf(2)];
/** Reports that were rendered, with the address at that moment. */
const rendered = new Set<string>();
function Rendered({ id }: { id: string }) {
  const address = useParams().id;
  rendered.add(`${id === one ? 'one' : 'two'} at ${address === one ? 'one' : 'two'}`);
  return null;
}

/** Follows the address immediately: a router that does it in a transition renders no deferred value. */
const screenAt = (id: string, queryClient: QueryClient) => (
  <QueryClientProvider client={queryClient}>
    <ToastProvider>
      <UserContext value={user}>
        <MemoryRouter>
          <Routes location={`/analysis/${id}`}>
            <Route
              path="/analysis/:id"
              element={<AnalysisDetailScreen actionsOf={(analysis) => <Rendered id={analysis.id} />} />}
            />
          </Routes>
        </MemoryRouter>
      </UserContext>
    </ToastProvider>
  </QueryClientProvider>
);

test('the report of one analysis is never shown under the address of another', async () => {
  const server = scriptServer();
  standInForVideos();
  for (const id of [one, two]) {
    const analysis = finishedAnalysis({ id, createdAt: '2026-11-20T12:00:00.000Z' });
    server.answers[`/api/swing-analyses/${id}`] = () => Response.json(analysis);
    server.answers[`/api/swing-analyses/${id}/landmarks/face-on`] = () =>
      Response.json({ widthPx: 720, heightPx: 1280, frames: [] });
  }
  const queryClient = makeQueryClient();
  const { rerender } = render(screenAt(one, queryClient));
  await advance(0.1);
  for (const next of [two, one, two]) {
    rerender(screenAt(next, queryClient));
    await advance(0.1);
  }
  expect([...rendered].sort()).toEqual(['one at one', 'two at two']);
});

test('an analysis that another device deletes is not shown any longer', async () => {
  const server = scriptServer();
  const failed = { error: 'no-golfer', message: 'We could not find a golfer.' } as const;
  server.answers[`/api/swing-analyses/${one}`] = () =>
    Response.json(finishedAnalysis({ id: one, technicalDetails: failed }));
  const queryClient = makeQueryClient();
  render(screenAt(one, queryClient));
  await advance(0.1);
  expect(screen.getByText(failed.message)).toBeDefined();
  server.answers[`/api/swing-analyses/${one}`] = refusalOf('analysis-not-found');
  await settle(() => queryClient.invalidateQueries());
  await advance(0.1);
  expect(screen.getByText('Analysis not found. Please try again.')).toBeDefined();
  expect(screen.queryByText(failed.message)).toBeNull();
});

test('a running analysis that another device deletes is not asked for any longer', async () => {
  const server = scriptServer();
  const path = `/api/swing-analyses/${one}`;
  server.answers[path] = () =>
    Response.json(finishedAnalysis({ id: one, technicalDetails: null, faceOnVideoUrl: null }));
  render(screenAt(one, makeQueryClient()));
  await advance(0.1);
  expect(screen.getByText('AI analysis in progress...')).toBeDefined();
  server.answers[path] = refusalOf('analysis-not-found');
  await advance(3);
  expect(screen.getByText('Analysis not found. Please try again.')).toBeDefined();
  const callCount = server.calls.length;
  await advance(10);
  expect(server.calls.length).toBe(callCount);
});

test('an analysis stays when the server has trouble', async () => {
  const server = scriptServer();
  const failed = { error: 'no-golfer', message: 'We could not find a golfer.' } as const;
  server.answers[`/api/swing-analyses/${one}`] = () =>
    Response.json(finishedAnalysis({ id: one, technicalDetails: failed }));
  const queryClient = makeQueryClient();
  render(screenAt(one, queryClient));
  await advance(0.1);
  server.answers[`/api/swing-analyses/${one}`] = refusalOf('internal-error');
  await settle(() => queryClient.invalidateQueries());
  await advance(0.1);
  expect(screen.getByText(failed.message)).toBeDefined();
});
