// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { analysisIdOf, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { standInForVideos } from '../../../../test/fixtures/stand-in-for-videos.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { makeQueryClient } from '../../../shared/session/query-client.ts';
import { UserContext } from '../../../shared/session/use-user.ts';
import { ToastProvider } from '../../../ui/toasts/toast.tsx';
import { finishedDetails } from '../state-of-analysis.ts';
import { AnalysisDetailScreen } from './analysis-detail-screen.tsx';
import { AnalysisReport } from './analysis-report.tsx';

const analysis = finishedAnalysis({ id: analysisIdOf(1), createdAt: '2026-11-20T12:00:00.000Z' });
const path = `/analysis/${analysis.id}`;

const guestReport = (
  <AnalysisReport
    analysis={analysis}
    details={finishedDetails(analysis)}
    reader="guest"
    belowVideo="A comment"
    below="The end"
  />
);
const golferReport = <AnalysisDetailScreen belowVideoOf={() => 'A comment'} />;

test.each([
  ['a guest', guestReport, 'The end'],
  ['the golfer', golferReport, "Today's Workout"],
])('the video and the next step are there before what is below them, for %s', async (_, screen, end) => {
  const server = scriptServer();
  server.answers[`/api/swing-analyses/${analysis.id}`] = () => Response.json(analysis);
  server.answers[`/api/swing-analyses/${analysis.id}/landmarks/face-on`] = () =>
    Response.json({ widthPx: 720, heightPx: 1280, frames: [] });
  standInForVideos();
  const commits: string[] = [];
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ToastProvider>
        <UserContext value={golferWith({ isPremium: true })}>
          <MemoryRouter initialEntries={[path]}>
            <Profiler id="report" onRender={() => commits.push(document.body.textContent)}>
              <Routes>
                <Route path="/analysis/:id" element={screen} />
              </Routes>
            </Profiler>
          </MemoryRouter>
        </UserContext>
      </ToastProvider>
    </QueryClientProvider>,
  );
  await advance(0.1);
  const [first, last] = [commits.find((text) => text.includes('Your next step')), commits.at(-1)];
  for (const each of ['Mobility Analysis', 'A comment', 'Swing Assessment', end]) {
    expect(first).not.toContain(each);
    expect(last).toContain(each);
  }
});
