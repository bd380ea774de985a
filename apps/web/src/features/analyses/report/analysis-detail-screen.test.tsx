// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useParams } from 'react-router';
import { expect, test } from 'vitest';
import { analysisIdOf, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { standInForVideos } from '../../../../test/fixtures/stand-in-for-videos.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { makeQueryClient } from '../../../shared/session/query-client.ts';
import { UserContext } from '../../../shared/session/use-user.ts';
import { ToastProvider } from '../../../ui/toasts/toast.tsx';
import { AnalysisDetailScreen } from './analysis-detail-screen.tsx';

const [one, two] = [analysisIdOf(1), analysisIdOf(2)];
/** Reports that were rendered, with the address at that moment. */
const rendered = new Set<string>();
function Rendered({ id }: { id: string }) {
  const address = useParams().id;
  rendered.add(`${id === one ? 'one' : 'two'} at ${address === one ? 'one' : 'two'}`);
  return null;
}

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
  const user = golferWith({ isPremium: true });
  /** Follows the address immediately: a router that does it in a transition renders no deferred value. */
  const at = (id: string) => (
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
  const { rerender } = render(at(one));
  await advance(0.1);
  for (const next of [two, one, two]) {
    rerender(at(next));
    await advance(0.1);
  }
  expect([...rendered].sort()).toEqual(['one at one', 'two at two']);
});
