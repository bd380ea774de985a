// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { errorCatalog } from '@trueswing/contracts';
import { afterEach, expect, test, vi } from 'vitest';
import {
  failureText,
  id,
  isFailed,
  openLoading,
  running,
  server,
  setHidden,
} from '../../../../test/fixtures/analysis-loading.tsx';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { refusalOf } from '../../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { makeQueryClient } from '../../../shared/session/query-client.ts';

afterEach(() => onlineManager.setOnline(true));

test('shows the failure card after 60 s without progress; a late result is still shown', async () => {
  server.answer = running('pose');
  await openLoading(`/analysis-loading/${id}`);
  await advance(59);
  expect(isFailed()).toBe(false);
  await advance(2);
  expect(screen.getByRole('alert').textContent).toBe(failureText);
  expect(screen.getByText(/it opens here/)).toBeDefined();
  expect(screen.queryByText(/upload back/)).toBeNull();

  server.answer = { ...running('done'), status: 'succeeded', isComplete: true, progress: 1 };
  await advance(4);
  expect(screen.getByText('the results')).toBeDefined();
});

test.each([
  ['a share of the work', (n: number) => ({ progress: n / 100 })],
  ['a heartbeat', (n: number) => ({ leaseUntil: new Date(n * 50_000).toISOString() })],
  ['another attempt', (n: number) => ({ startedAt: new Date(n * 50_000).toISOString() })],
])('says that it is still working as long as there is %s', async (_, sign) => {
  server.answer = running('pose');
  await openLoading(`/analysis-loading/${id}`);
  for (let n = 1; n <= 4; n++) {
    server.answer = { ...running('pose'), ...sign(n) };
    await advance(50);
    expect(isFailed()).toBe(false);
    expect(screen.getByRole('status').textContent).toContain('Still working');
  }
  await advance(15);
  expect(isFailed()).toBe(true);
});

test('a lost connection is no failure before 60 s, and a refusal is one immediately', async () => {
  server.answer = running('pose');
  await openLoading(`/analysis-loading/${id}`);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await advance(40);
  expect(isFailed()).toBe(false);
  expect(screen.getByRole('status').textContent).toContain('We lost the connection.');
  vi.stubGlobal('fetch', async () => Response.json({ ...server.answer, progress: 0.5 }));
  await advance(4);
  expect(screen.getByRole('status').textContent).toContain('Still working');

  const gone = { code: 'analysis-not-found', message: 'Analysis not found. Please try again.', requestId: 'r-4' };
  vi.stubGlobal('fetch', async () => Response.json(gone, { status: 404 }));
  await advance(2.1);
  expect(isFailed()).toBe(true);
  expect(screen.getByText('Analysis not found. Please try again.')).toBeDefined();
});

test('time without a network is no failure when the network is back', async () => {
  server.answer = running('pose');
  await openLoading(`/analysis-loading/${id}`);
  await settle(() => onlineManager.setOnline(false));
  await advance(70);
  expect(isFailed()).toBe(false);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await settle(() => onlineManager.setOnline(true));
  await advance(15);
  expect(isFailed()).toBe(false);
});

test('time in a hidden tab is no failure when the tab is shown again', async () => {
  server.answer = running('pose');
  await openLoading(`/analysis-loading/${id}`);
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await setHidden(true);
  await advance(70);
  await setHidden(false);
  await advance(15);
  expect(isFailed()).toBe(false);
  expect(screen.getByText('Analyzing Your Swing')).toBeDefined();
});

test('a failure card that was shown stays in a hidden tab and when the tab is shown again', async () => {
  server.answer = running('pose');
  await openLoading(`/analysis-loading/${id}`);
  await advance(61);
  expect(isFailed()).toBe(true);
  await setHidden(true);
  expect(isFailed()).toBe(true);
  await advance(70);
  await setHidden(false);
  expect(isFailed()).toBe(true);
  await advance(10);
  expect(isFailed()).toBe(true);
});

test('a tab that is shown again judges by its first answer', async () => {
  server.answer = running('pose');
  await openLoading(`/analysis-loading/${id}`);
  await advance(58);
  const answering = fetch;
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await setHidden(true);
  await advance(600);
  await setHidden(false);
  await advance(4.5);
  expect(isFailed()).toBe(false);
  // No answer is one, too.
  await advance(0.6);
  await advance(3);
  expect(isFailed()).toBe(true);

  cleanup();
  vi.stubGlobal('fetch', answering);
  await openLoading(`/analysis-loading/${id}`);
  await advance(58);
  await setHidden(true);
  await advance(600);
  await setHidden(false);
  await advance(2.1);
  expect(isFailed()).toBe(false);
  await advance(2.6);
  expect(isFailed()).toBe(true);
});

test('a failed analysis shows the reason, gives the upload back and asks for another video', async () => {
  const message = 'The video is longer than 60 seconds.';
  server.answer = {
    ...running('probe'),
    status: 'failed',
    hasError: true,
    technicalDetails: { error: 'too-long', message },
  };
  await openLoading(`/analysis-loading/${id}`);
  expect(isFailed()).toBe(true);
  expect(screen.getByText(message)).toBeDefined();
  expect(screen.getByText('You have your upload back. This video does not count against your plan.')).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Try Again', '/upload'],
    ['View Analysis Results', `/analysis/${id}`],
    ['Back to Home', '/'],
  ]);
});

test('a failure without a known cause is described once', async () => {
  const message = 'Video analysis failed. Please try uploading again with a clearer video file.';
  const technicalDetails = { error: 'analysis-failed', message } as const;
  server.answer = { ...running('pose'), status: 'failed', hasError: true, technicalDetails };
  await openLoading(`/analysis-loading/${id}`);
  expect(isFailed()).toBe(true);
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText('You have your upload back. This video does not count against your plan.')).toBeDefined();
});

test('an analysis that took too long says once that it does not count', async () => {
  const technicalDetails = { error: 'analysis-timeout', message: errorCatalog['analysis-timeout'].message } as const;
  server.answer = { ...running('pose'), status: 'failed', hasError: true, technicalDetails };
  await openLoading(`/analysis-loading/${id}`);
  expect(screen.getAllByText(/took too long|does not count/).map(({ textContent }) => textContent)).toEqual([
    'This analysis took too long, so we stopped it. Please try again.',
    'You have your upload back. This video does not count against your plan.',
  ]);
});

test('a server that fails for 60 s shows the failure card with the id to report; the screen continues to poll', async () => {
  server.answer = running('pose');
  await openLoading(`/analysis-loading/${id}`);
  const body = { code: 'internal-error', message: 'Something went wrong on our side.', requestId: 'r-9' };
  vi.stubGlobal('fetch', async () => Response.json(body, { status: 500 }));
  await advance(2.1);
  expect(isFailed()).toBe(false);
  expect(screen.getByRole('status').textContent).toContain('Our server has trouble right now.');
  await advance(60);
  expect(isFailed()).toBe(true);
  expect(screen.getByText(/r-9/)).toBeDefined();

  vi.stubGlobal('fetch', async () => Response.json({ ...server.answer, progress: 0.6 }));
  await advance(2.1);
  expect(isFailed()).toBe(false);
  expect(screen.getByText('Analyzing Your Swing')).toBeDefined();
});

/** Opens the screen for a golfer with or without an upload left; returns what sets that later. */
async function openFor(videoUploadsUsed: number): Promise<(videoUploadsUsed: number) => Promise<void>> {
  const queryClient = makeQueryClient();
  const set = (used: number) =>
    queryClient.setQueryData(currentUserQuery.queryKey, golferWith({ videoUploadsUsed: used }));
  set(videoUploadsUsed);
  await openLoading(`/analysis-loading/${id}`, queryClient);
  return async (used) => {
    set(used);
    await advance(0.1);
  };
}
const linksOf = (name: string) => screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test.each([
  [1, []],
  [0, ['/upload']],
])('with %d uploads used, an analysis that has not failed leads to another upload: %j', async (used, links) => {
  server.answer = running('pose');
  await openFor(used);
  await advance(61);
  expect(isFailed()).toBe(true);
  expect([linksOf('Try Again'), linksOf('See what Premium adds')]).toEqual([links, []]);
  expect(screen.queryByText(/^Your upload is in use until then/) !== null).toBe(used === 1);
});

test('a failed analysis that returns its upload leads to the form, also while the upload is not back', async () => {
  const technicalDetails = { error: 'no-golfer', message: 'We could not find a golfer.' } as const;
  server.answer = { ...running('pose'), status: 'failed', hasError: true, technicalDetails };
  const setUploadsUsed = await openFor(1);
  expect(linksOf('Try Again')).toEqual(['/upload']);
  await advance(15);
  await setUploadsUsed(1);
  expect([linksOf('Try Again'), linksOf('See what Premium adds')]).toEqual([['/upload'], []]);
  await setUploadsUsed(0);
  expect(linksOf('Try Again')).toEqual(['/upload']);
});

test('an analysis that is not there leads to the plans when the upload is spent', async () => {
  server.answer = running('pose');
  await openFor(1);
  vi.stubGlobal('fetch', async () => refusalOf('analysis-not-found')());
  await advance(2.1);
  expect(isFailed()).toBe(true);
  expect([linksOf('Try Again'), linksOf('See what Premium adds')]).toEqual([[], ['/profile#plans']]);
});
