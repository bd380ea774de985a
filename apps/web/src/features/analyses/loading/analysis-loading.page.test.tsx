// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { AnalysisStage } from '@trueswing/contracts';
import { expect, test, vi } from 'vitest';
import {
  failureText,
  id,
  openLoading,
  queued,
  running,
  server,
  setHidden,
} from '../../../../test/fixtures/analysis-loading.tsx';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { currentUserQuery } from '../../../shared/session/current-user.queries.ts';
import { makeQueryClient } from '../../../shared/session/query-client.ts';

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
  server.answer = running(stage);
  await openLoading(`/analysis-loading/${id}`);
  expect(stepStates()).toEqual(states);
  expect(stepTexts()).toEqual([
    'Processing video upload',
    'Analyzing swing biomechanics',
    'Calculating mobility measurements',
    'Generating recommendations',
  ]);
});

test('a queued analysis shows that it waits, and the wait does not count as work', async () => {
  server.answer = queued;
  await openLoading(`/analysis-loading/${id}`);
  expect(screen.getByRole('status').textContent).toBe(
    'Your video is safe and next in line. Usually up to 30 seconds, longer for a long video.',
  );
  await advance(50);
  expect(screen.getByRole('status').textContent).toBe(
    'This takes longer than usual. Your video is safe. You can leave and look under Analysis later.',
  );
  await advance(130);
  expect(screen.queryByText(failureText)).toBeNull();

  server.answer = running('pose');
  await advance(3);
  expect(screen.getByRole('status').textContent).toBe(
    'This usually takes up to 30 seconds, and longer for a long video.',
  );
});

test('the wait in the queue goes on while the tab is hidden', async () => {
  server.answer = queued;
  await openLoading(`/analysis-loading/${id}`);
  await advance(20);
  await setHidden(true);
  await advance(20);
  await setHidden(false);
  await advance(7);
  expect(screen.getByRole('status').textContent).toContain('This takes longer than usual.');
});

test('a finished analysis shows 100 % for a second, then its results open', async () => {
  server.answer = { ...running('done'), status: 'succeeded', isComplete: true, progress: 1 };
  await openLoading(`/analysis-loading/${id}`);
  expect(stepStates()).toEqual(['done', 'done', 'done', 'done']);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('100');
  await advance(0.8);
  expect(screen.queryByText('the results')).toBeNull();
  await advance(0.2);
  expect(screen.getByText('the results')).toBeDefined();
});

test('opens the results 30 s after the first data, even if the analysis is not complete', async () => {
  server.answer = running('write');
  await openLoading(`/analysis-loading/${id}`);
  server.answer = {
    ...running('write'),
    mobilityAnalysis: { shoulderTurn: '88°', hipRotation: '44°', xFactor: '44°', spineAngle: '30°' },
  };
  await advance(2);
  await advance(29);
  expect(screen.queryByText('the results')).toBeNull();
  await advance(2);
  expect(screen.getByText('the results')).toBeDefined();
});

test('with the results it loads the points that the swing has earned', async () => {
  const queryClient = makeQueryClient();
  queryClient.setQueryData(currentUserQuery.queryKey, golferWith());
  const isOld = () => queryClient.getQueryState(currentUserQuery.queryKey)?.isInvalidated;
  server.answer = { ...running('done'), status: 'succeeded', isComplete: true, progress: 1 };
  await openLoading(`/analysis-loading/${id}`, queryClient);
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
  await openLoading(`/analysis-loading/${id}`);
  expect(asked).toBe(1);
  await advance(10);
  expect(asked).toBe(6);
});

test('redirects to the upload form without an id', async () => {
  server.answer = queued;
  await openLoading('/analysis-loading');
  expect(screen.getByText('the upload form')).toBeDefined();
});
