// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import type { AnalysisStage, AnalysisStatus } from '@trueswing/contracts';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { makeQueryClient } from '../../../shared/api/query-client.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import AnalysisLoadingPage from './analysis-loading.page.tsx';

const id = 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d11';
const queued: AnalysisStatus = {
  ...{ isComplete: false, hasError: false, technicalDetails: null, mobilityAnalysis: null },
  ...{ status: 'queued', stage: 'queued', progress: 0, startedAt: null, leaseUntil: null },
};
const running = (stage: AnalysisStage): AnalysisStatus => ({
  ...{ ...queued, status: 'running', stage, progress: 0.1, startedAt: '2026-11-21T06:00:00.000Z' },
  leaseUntil: '2026-11-21T06:00:15.000Z',
});
const failureText = "We couldn't process your swing video. This might be due to video quality or processing issues.";

/** The server's answer to the status call. */
let answer: AnalysisStatus;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => Response.json(answer));
});

async function open(path: string, queryClient = makeQueryClient()): Promise<void> {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/analysis-loading/:id?" element={<AnalysisLoadingPage />} />
          <Route path="/analysis/:id" element={<p>the results</p>} />
          <Route path="/upload" element={<p>the upload form</p>} />
        </Routes>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await advance(0.1);
}
const stepTexts = () =>
  screen.getAllByRole('listitem').map((step) => step.querySelector(':scope > span:last-child')?.textContent);
const stepStates = () => screen.getAllByRole('listitem').map((step) => step.dataset.state);

test.each<[AnalysisStage, string[]]>([
  ['probe', ['current', 'ahead', 'ahead', 'ahead']],
  ['transcode', ['current', 'ahead', 'ahead', 'ahead']],
  ['pose', ['done', 'current', 'ahead', 'ahead']],
  ['measure', ['done', 'done', 'current', 'ahead']],
  ['write', ['done', 'done', 'done', 'current']],
  ['store', ['done', 'done', 'done', 'current']],
])('stage %s is shown at its step', async (stage, states) => {
  answer = running(stage);
  await open(`/analysis-loading/${id}`);
  expect(stepStates()).toEqual(states);
  expect(stepTexts()).toEqual([
    'Processing video upload',
    'Analyzing swing biomechanics',
    'Calculating mobility measurements',
    'Generating recommendations',
  ]);
});

test('a queued analysis shows that it waits, and the wait does not count as work', async () => {
  answer = queued;
  await open(`/analysis-loading/${id}`);
  expect(screen.getByRole('status').textContent).toContain('next in line');
  await advance(50);
  expect(screen.getByRole('status').textContent).toBe(
    'This takes longer than usual. Your video is safe. You can leave and look under Analysis later.',
  );
  await advance(130);
  expect(screen.queryByText(failureText)).toBeNull();

  answer = running('pose');
  await advance(3);
  expect(screen.getByRole('status').textContent).toBe('This takes up to 30 seconds.');
});

const isFailed = () => screen.queryByText(failureText) !== null;

test('shows the failure card after 60 s without progress; a late result is still shown', async () => {
  answer = running('pose');
  await open(`/analysis-loading/${id}`);
  await advance(59);
  expect(isFailed()).toBe(false);
  await advance(2);
  expect(screen.getByRole('alert').textContent).toBe(failureText);
  expect(screen.getByText(/it opens here/)).toBeDefined();
  expect(screen.queryByText(/upload back/)).toBeNull();

  answer = { ...running('done'), status: 'succeeded', isComplete: true, progress: 1 };
  await advance(4);
  expect(screen.getByText('the results')).toBeDefined();
});

test.each([
  ['a share of the work', (n: number) => ({ progress: n / 100 })],
  ['a heartbeat', (n: number) => ({ leaseUntil: new Date(n * 50_000).toISOString() })],
  ['another attempt', (n: number) => ({ startedAt: new Date(n * 50_000).toISOString() })],
])('says that it is still working as long as there is %s', async (_, sign) => {
  answer = running('pose');
  await open(`/analysis-loading/${id}`);
  for (let n = 1; n <= 4; n++) {
    answer = { ...running('pose'), ...sign(n) };
    await advance(50);
    expect(isFailed()).toBe(false);
    expect(screen.getByRole('status').textContent).toContain('Still working');
  }
  await advance(15);
  expect(isFailed()).toBe(true);
});

test('a lost connection is no failure before 60 s, and a refusal is one immediately', async () => {
  answer = running('pose');
  await open(`/analysis-loading/${id}`);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await advance(40);
  expect(isFailed()).toBe(false);
  expect(screen.getByRole('status').textContent).toContain('We lost the connection.');
  vi.stubGlobal('fetch', async () => Response.json({ ...answer, progress: 0.5 }));
  await advance(4);
  expect(screen.getByRole('status').textContent).toContain('Still working');

  const gone = { code: 'analysis-not-found', message: 'Analysis not found. Please try again.', requestId: 'r-4' };
  vi.stubGlobal('fetch', async () => Response.json(gone, { status: 404 }));
  await advance(2.1);
  expect(isFailed()).toBe(true);
  expect(screen.getByText('Analysis not found. Please try again.')).toBeDefined();
});

test('a finished analysis shows 100 % for a second, then its results open', async () => {
  answer = { ...running('done'), status: 'succeeded', isComplete: true, progress: 1 };
  await open(`/analysis-loading/${id}`);
  expect(stepStates()).toEqual(['done', 'done', 'done', 'done']);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  await advance(0.8);
  expect(screen.queryByText('the results')).toBeNull();
  await advance(0.2);
  expect(screen.getByText('the results')).toBeDefined();
});

test('a failed analysis shows the reason, gives the upload back and asks for another film first', async () => {
  const message = 'The video is longer than 60 seconds.';
  answer = { ...running('probe'), status: 'failed', hasError: true, technicalDetails: { error: 'too-long', message } };
  await open(`/analysis-loading/${id}`);
  expect(isFailed()).toBe(true);
  expect(screen.getByText(message)).toBeDefined();
  expect(screen.getByText('You have your upload back. This one does not count.')).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Film Again', '/upload'],
    ['View Analysis Results', `/analysis/${id}`],
    ['Try Again', '/upload'],
    ['Back to Home', '/'],
  ]);
});

test('a failure without a known cause is described once', async () => {
  const message = 'Video analysis failed. Please try uploading again with a clearer video file.';
  const technicalDetails = { error: 'analysis-failed', message } as const;
  answer = { ...running('pose'), status: 'failed', hasError: true, technicalDetails };
  await open(`/analysis-loading/${id}`);
  expect(isFailed()).toBe(true);
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText('You have your upload back. This one does not count.')).toBeDefined();
});

test('opens the results 30 s after the first data, even if the analysis is not complete', async () => {
  answer = running('write');
  await open(`/analysis-loading/${id}`);
  answer = {
    ...running('write'),
    mobilityAnalysis: { shoulderTurn: '88°', hipRotation: '44°', xFactor: '44°', spineAngle: '30°' },
  };
  await advance(2);
  await advance(29);
  expect(screen.queryByText('the results')).toBeNull();
  await advance(2);
  expect(screen.getByText('the results')).toBeDefined();
});

test('a server that fails for 60 s shows the failure card with the id to report; the screen continues to poll', async () => {
  answer = running('pose');
  await open(`/analysis-loading/${id}`);
  const body = { code: 'internal-error', message: 'Something went wrong on our side.', requestId: 'r-9' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 500 }));
  await advance(2.1);
  expect(isFailed()).toBe(false);
  expect(screen.getByRole('status').textContent).toContain('Our server has trouble right now.');
  await advance(60);
  expect(isFailed()).toBe(true);
  expect(screen.getByText(/r-9/)).toBeDefined();

  vi.stubGlobal('fetch', async () => Response.json({ ...answer, progress: 0.6 }));
  await advance(2.1);
  expect(isFailed()).toBe(false);
  expect(screen.getByText('Analyzing Your Swing')).toBeDefined();
});

test('with the results it loads the points that the swing has earned', async () => {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery.queryKey, golferWith());
  const isOld = () => queryClient.getQueryState(currentUserQuery.queryKey)?.isInvalidated;
  answer = { ...running('done'), status: 'succeeded', isComplete: true, progress: 1 };
  await open(`/analysis-loading/${id}`, queryClient);
  expect(isOld()).toBe(false);
  await advance(1);
  expect(screen.getByText('the results')).toBeDefined();
  expect(isOld()).toBe(true);
});

test('polls the server every 2 s', async () => {
  let asked = 0;
  vi.stubGlobal('fetch', async () => {
    asked += 1;
    return Response.json(running('pose'));
  });
  await open(`/analysis-loading/${id}`);
  expect(asked).toBe(1);
  await advance(10);
  expect(asked).toBe(6);
});

test('redirects to the upload form without an id', async () => {
  answer = queued;
  await open('/analysis-loading');
  expect(screen.getByText('the upload form')).toBeDefined();
});
