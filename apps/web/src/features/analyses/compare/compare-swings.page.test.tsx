// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { SwingAnalysis } from '@trueswing/contracts';
import { beforeEach, expect, test } from 'vitest';
import { analysisIdOf, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { standInForVideos } from '../../../../test/fixtures/stand-in-for-videos.ts';
import { comparePath } from '../../../shared/compare-path.ts';
import CompareSwingsPage from './compare-swings.page.tsx';

const [beforeId, nowId] = [analysisIdOf(1), analysisIdOf(2)];
let server: ScriptedServer;
beforeEach(() => {
  standInForVideos();
  server = scriptServer();
  server.user = golferWith({ isPremium: true });
});
const serve = (id: string, part: Partial<SwingAnalysis>) => {
  server.answers[`/api/swing-analyses/${id}`] = () => Response.json({ ...finishedAnalysis(part), id });
};
const open = () =>
  openScreens(comparePath(beforeId, nowId, { moment: 'top', view: 'face-on' }), {
    [comparePath(':before', ':now')]: <CompareSwingsPage />,
  });

test('both swings start at the moment that the link names', async () => {
  serve(beforeId, { createdAt: new Date(2026, 9, 1, 12).toISOString() });
  serve(nowId, { createdAt: new Date(2026, 10, 1, 12).toISOString() });
  await open();
  expect(screen.getByText('Oct 1, 2026')).toBeDefined();
  expect(screen.getByText('Nov 1, 2026')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Top' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Impact' }).getAttribute('aria-pressed')).toBe('false');
});

test('swings without two videos of one view say so', async () => {
  serve(beforeId, {});
  serve(nowId, { faceOnVideoUrl: null });
  await open();
  expect(screen.getByText('No two videos from one side')).toBeDefined();
});

test('a deleted swing has a sentence and a way to try again', async () => {
  serve(nowId, {});
  server.answers[`/api/swing-analyses/${beforeId}`] = refusal(404, 'analysis-not-found', 'This analysis is gone.');
  await open();
  expect(screen.getByRole('alert').textContent).toContain('This analysis is gone.');
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
});

test('the free plan loads no swing, and says what Premium shows', async () => {
  server.user = golferWith({ isPremium: false });
  await open();
  expect(screen.getByText('With Premium you see two of your swings side by side.')).toBeDefined();
  expect(server.calls.some(({ path }) => path.includes('/swing-analyses/'))).toBe(false);
});
