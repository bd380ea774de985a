// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router';
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
import { AnalysisReport } from './analysis-report.tsx';

test('the video and the next step are there before what is below them', async () => {
  scriptServer();
  standInForVideos();
  const analysis = finishedAnalysis({ id: analysisIdOf(1), createdAt: '2026-11-20T12:00:00.000Z' });
  const commits: string[] = [];
  render(
    <QueryClientProvider client={makeQueryClient()}>
      <ToastProvider>
        <UserContext value={golferWith({ isPremium: true })}>
          <MemoryRouter>
            <Profiler id="report" onRender={() => commits.push(document.body.textContent)}>
              <AnalysisReport analysis={analysis} details={finishedDetails(analysis)} belowVideo="A comment" />
            </Profiler>
          </MemoryRouter>
        </UserContext>
      </ToastProvider>
    </QueryClientProvider>,
  );
  await advance(0.1);
  const [first, last] = [commits[0], commits.at(-1)];
  expect(first).toContain('Your next step');
  for (const below of ['Mobility Analysis', 'A comment', 'Swing Assessment']) {
    expect(first).not.toContain(below);
    expect(last).toContain(below);
  }
});
