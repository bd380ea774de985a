// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { MonthlyAverage, SwingAnalysis, UploadStatus } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { monthlyAverageOfShots } from '../../../../test/fixtures/ball.ts';
import { dailyWorkout } from '../../../../test/fixtures/daily-workout.ts';
import { analysisIdOf, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { refusalOf, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { previousAnalysisQuery } from '../../../features/analyses/analyses.queries.ts';
import AnalysisListPage from './analysis-list.page.tsx';

const analysesPath = '/api/swing-analyses/user/me';
const uploadStatus: UploadStatus = {
  isPremium: false,
  isFreeLimitReached: true,
  canUploadDriver: false,
  canUploadSevenIron: false,
  weeklyDriverUploaded: false,
  weeklySevenIronUploaded: false,
};
const drives = monthlyAverageOfShots([
  { clubSpeedMph: 98, ballSpeedMph: 142.5, spinRpm: null, carryYd: 228 },
  { clubSpeedMph: 101, ballSpeedMph: 145.2, spinRpm: null, carryYd: 236 },
  { clubSpeedMph: 99.5, ballSpeedMph: null, spinRpm: null, carryYd: 231.6 },
]);
const nothing = monthlyAverageOfShots([]);

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.answers['/api/upload-status/me'] = () => Response.json(uploadStatus);
  holds([], nothing);
});

function holds(analyses: SwingAnalysis[], driver: MonthlyAverage = nothing): void {
  server.answers[analysesPath] = () => Response.json(analyses);
  server.answers[`${analysesPath}/monthly-average/driver`] = () => Response.json(driver);
  server.answers[`${analysesPath}/monthly-average/7-iron`] = () => Response.json(nothing);
}
const open = () => openScreens('/analysis', { '/analysis': <AnalysisListPage /> });
const swings = (count: number) =>
  Array.from({ length: count }, (_, nth) => finishedAnalysis({ id: analysisIdOf(nth) }));
const cards = () => screen.queryAllByLabelText(/^Delete/).length;
const deleteFirst = async () => {
  const [button] = screen.getAllByLabelText(/^Delete/);
  if (button) fireEvent.click(button);
  await advance(0.1);
};

test('without analyses it shows both empty states and none completed', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Swing Analysis' })).toBeDefined();
  expect(screen.getByText('No Monthly Data Available')).toBeDefined();
  expect(screen.getByText('No Analyses Yet')).toBeDefined();
  expect(screen.getByText('0 completed')).toBeDefined();
  expect(screen.getByText(/^Film one swing from the front/)).toBeDefined();
});

test('with the free upload spent the empty list asks for no video', async () => {
  server.user = golferWith({ videoUploadsUsed: 1 });
  await open();
  expect(screen.getByText('No Analyses Yet')).toBeDefined();
  expect(screen.getByText(/^With Premium you film a new swing each week/)).toBeDefined();
  expect(screen.queryByText(/Film one swing/)).toBeNull();
});

test('shows averages: speeds to a tenth of a mph, carry to the yard, with n', async () => {
  holds([], drives);
  await open();
  const texts = within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(texts).toEqual([
    ['Club speedmph', '99.53 shots', 'No data'],
    ['Ball speedmph', '143.82 shots', 'No data'],
    ['Carryyards', '2323 shots', 'No data'],
  ]);
});

test('the chart shows the average of the card above it, also of shots without a swing', async () => {
  server.user = golferWith({ isPremium: true });
  holds(swings(2), drives);
  await open();
  expect(screen.getByText('99.5')).toBeDefined();
  expect(screen.getByText('30-day average 99.5 mph ± 1.5 (3 shots)')).toBeDefined();
  const averagesPath = `${analysesPath}/monthly-average/driver`;
  expect(server.calls.filter(({ path }) => path === averagesPath)).toHaveLength(1);
});

test('without its averages the chart shows the swings', async () => {
  server.user = golferWith({ isPremium: true });
  holds(swings(2));
  server.answers[`${analysesPath}/monthly-average/driver`] = () => new Response('', { status: 500 });
  await open();
  expect(screen.getByRole('heading', { name: 'Club speed, Driver' })).toBeDefined();
  expect(screen.queryByText(/30-day average/)).toBeNull();
});

test('counts analyses with technical details as completed', async () => {
  holds([...swings(2), finishedAnalysis({ id: analysisIdOf(9), technicalDetails: null })]);
  await open();
  expect(screen.getByText('2 completed')).toBeDefined();
});

test('shows the Premium offer to free golfers only', async () => {
  await open();
  expect(screen.getByText(/With Premium you film two swings a week/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Upgrade to Premium' })).toBeDefined();
  cleanup();
  server.user = golferWith({ isPremium: true });
  await open();
  expect(screen.queryByText(/With Premium/)).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Upgrade to Premium' })).toBeNull();
});

test('a list that cannot be loaded shows an error and can be retried', async () => {
  server.answers[analysesPath] = () => new Response('', { status: 500 });
  await open();
  expect(screen.getByText('Failed to load swing analyses. Please try again.')).toBeDefined();
  expect(server.calls.filter(({ path }) => path === analysesPath)).toHaveLength(1);
  holds(swings(1));
  fireEvent.click(screen.getByText('Try Again'));
  await advance(0.1);
  expect(cards()).toBe(1);
});

test('asks for confirmation before deleting', async () => {
  holds(swings(1));
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await open();
  await deleteFirst();
  expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this analysis? This action cannot be undone.');
  expect(cards()).toBe(1);
});

test('a deleted analysis is not shown as the one before another any more', async () => {
  holds(swings(2));
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const queryClient = await open();
  const previous = [1, 2].map((nth) => previousAnalysisQuery(analysisIdOf(nth)).queryKey);
  for (const [at, key] of previous.entries()) queryClient.setQueryData(key, finishedAnalysis({ id: analysisIdOf(at) }));
  server.answers[`/api/swing-analyses/${analysisIdOf(0)}`] = () => new Response(null, { status: 204 });
  await deleteFirst();
  expect(previous.map((key) => queryClient.getQueryData(key)?.id)).toEqual([undefined, analysisIdOf(1)]);
});

test('a deleted analysis disappears immediately, a toast confirms it, and the averages are loaded again', async () => {
  holds(swings(2));
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await open();
  let answer = (_response: Response) => {};
  server.answers[`/api/swing-analyses/${analysisIdOf(0)}`] = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  await deleteFirst();
  expect(cards()).toBe(1);
  expect(screen.getByText('1 completed')).toBeDefined();
  expect(screen.queryByText('Analysis deleted')).toBeNull();
  holds(swings(2).slice(1), drives);
  answer(new Response(null, { status: 204 }));
  await advance(0.1);
  expect(screen.getByText('Analysis deleted')).toBeDefined();
  expect(screen.getByText('Its videos are gone too. Your other swings are still here.')).toBeDefined();
  expect(screen.getByText('99.5')).toBeDefined();
});

test('after a deletion the workout, which may lead to the analysis, is loaded again, also after a reload', async () => {
  holds(swings(1));
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const key = `trueswing.workout.${golferWith().id}`;
  const savedAtMs = Date.now();
  localStorage.setItem(key, JSON.stringify({ savedAtMs, workout: dailyWorkout() }));
  const queryClient = await open();
  const workoutKey = ['daily-workout', golferWith().id];
  queryClient.setQueryData(workoutKey, dailyWorkout());
  server.answers[`/api/swing-analyses/${analysisIdOf(0)}`] = () => new Response(null, { status: 204 });
  await deleteFirst();
  expect(queryClient.getQueryState(workoutKey)?.isInvalidated).toBe(true);
  const saved = JSON.parse(localStorage.getItem(key) ?? '');
  expect(saved).toMatchObject({ workout: { day: dailyWorkout().day } });
  expect(Date.now() - saved.savedAtMs).toBeGreaterThanOrEqual(3_600_000);
});

test('the toast of the last deleted analysis names no others', async () => {
  holds(swings(1));
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await open();
  server.answers[`/api/swing-analyses/${analysisIdOf(0)}`] = () => {
    holds([]);
    return new Response(null, { status: 204 });
  };
  await deleteFirst();
  await advance(0.1);
  expect(screen.getByText('Its videos are gone too.')).toBeDefined();
});

test.each([
  ['a server error', () => new Response('', { status: 500 })],
  ['a 404 of something between here and the server', () => new Response('Not Found', { status: 404 })],
])('an analysis that could not be deleted for %s comes back with an error', async (_, answer) => {
  holds(swings(2));
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  server.answers[`/api/swing-analyses/${analysisIdOf(0)}`] = answer;
  await open();
  await deleteFirst();
  expect(screen.getByText('Error')).toBeDefined();
  expect(screen.getByText('Failed to delete analysis. Please try again.')).toBeDefined();
  expect(cards()).toBe(2);
});

test('an analysis that another device has deleted is deleted', async () => {
  holds(swings(2));
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  server.answers[`/api/swing-analyses/${analysisIdOf(0)}`] = () => {
    holds(swings(2).slice(1));
    return refusalOf('analysis-not-found')();
  };
  await open();
  await deleteFirst();
  expect(screen.getByText('Analysis deleted')).toBeDefined();
  expect(screen.queryByText('Failed to delete analysis. Please try again.')).toBeNull();
  expect(cards()).toBe(1);
});

test('offline, a deletion fails immediately instead of waiting for the network', async () => {
  holds(swings(1));
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await open();
  onlineManager.setOnline(false);
  server.answers[`/api/swing-analyses/${analysisIdOf(0)}`] = () => Promise.reject(new TypeError('Failed to fetch'));
  await deleteFirst();
  onlineManager.setOnline(true);
  expect(screen.getByText('Failed to delete analysis. Please try again.')).toBeDefined();
  expect(cards()).toBe(1);
});

test('shows twenty of many analyses, and more on request', async () => {
  holds(swings(45));
  await open();
  expect(cards()).toBe(20);
  fireEvent.click(screen.getByText('Show Earlier (25 More)'));
  await advance(0.1);
  expect(cards()).toBe(40);
});
