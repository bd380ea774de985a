// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ExerciseLog } from '@trueswing/contracts';
import { Route } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { logWith } from '../../../../test/fixtures/exercises.ts';
import { openRoutes } from '../../../../test/fixtures/open-routes.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { ExerciseHistoryDialog } from './exercise-history-dialog.tsx';
import type { LoggedToday } from './exercise-log.ts';

const path = '/api/exercise-logs/user/authenticated/history/Bird%20Dog';
const first = 'This is your first time doing this exercise!';
const nothing = 'No workout history found for this exercise.';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  vi.setSystemTime('2026-11-22T18:00:00.000Z');
});

function open(logs: ExerciseLog[], loggedToday: LoggedToday | null = null): Promise<QueryClient> {
  server.answers[path] ??= () => Response.json(logs);
  return openRoutes(
    '/',
    <Route
      path="/"
      element={<ExerciseHistoryDialog exerciseName="Bird Dog" loggedToday={loggedToday} onClose={() => undefined} />}
    />,
  );
}
const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const today = () => screen.getByText('TODAY').closest('section')?.textContent;

test('lists date, sets, reps, weight and notes, newest first', async () => {
  await open([
    logWith({ id: 'b', notes: 'Felt strong.' }),
    logWith({ id: 'a', workoutDate: '2026-11-13T15:00:00.000Z', sets: 2, reps: 10, weight: '0' }),
  ]);
  expect(screen.getByRole('dialog', { name: 'Bird Dog - History' })).toBeDefined();
  const list = screen.getAllByRole('list').find((each) => each.tagName === 'OL');
  const texts = list ? within(list).getAllByRole('listitem') : [];
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    'NOVEMBER 20, 2026Sets3Reps12Weight (lbs)25Felt strong.',
    'NOVEMBER 13, 2026Sets2Reps10',
  ]);
});

test('shows what was logged in this session, and not twice', async () => {
  const now = logWith({ id: 'now', workoutDate: '2026-11-22T17:58:00.000Z', weight: '30' });
  await open([now, logWith()], { sets: 3, reps: 12, seconds: 0, weight: 30, at: now.workoutDate });
  expect(today()).toBe('TODAYSets3Reps12Weight (lbs)30');
  expect(screen.queryByText('NOVEMBER 22, 2026')).toBeNull();
  expect(screen.getByText('NOVEMBER 20, 2026')).toBeDefined();
});

test('what is in the block of today and was logged before midnight is shown once', async () => {
  const before = logWith({ id: 'before', workoutDate: '2026-11-21T23:00:00.000Z' });
  await open([before, logWith()], { sets: 3, reps: 12, seconds: 0, weight: 25, at: before.workoutDate });
  expect(screen.getAllByText(/^NOVEMBER/).map(({ textContent }) => textContent)).toEqual(['NOVEMBER 20, 2026']);
});

test('a second log of today is an entry beside the block of today', async () => {
  const logs = ['2026-11-22T17:00:00.000Z', '2026-11-22T15:00:00.000Z'].map((workoutDate) =>
    logWith({ id: workoutDate, workoutDate }),
  );
  await open(logs, { sets: 3, reps: 12, seconds: 0, weight: 25, at: '2026-11-22T17:00:00.000Z' });
  expect(screen.getAllByText('NOVEMBER 22, 2026')).toHaveLength(1);
});

test('a log of today from another session is an entry', async () => {
  await open([logWith({ workoutDate: '2026-11-22T15:00:00.000Z' })]);
  expect(screen.getByText('NOVEMBER 22, 2026')).toBeDefined();
  expect(screen.queryByText('TODAY')).toBeNull();
});

test('without weight the block of today leaves it out', async () => {
  await open([], { sets: 2, reps: 8, seconds: 0, weight: 0, at: '2026-11-22T17:58:00.000Z' });
  expect(today()).toBe('TODAYSets2Reps8');
});

test('an exercise that was held has its seconds in place of repetitions', async () => {
  const held = { sets: 3, reps: 0, weight: '0', duration: 90 };
  await open([logWith(held)], { sets: 2, reps: 0, seconds: 60, weight: 0, at: '2026-11-22T17:58:00.000Z' });
  expect(today()).toBe('TODAYSets2Seconds in all60');
  expect(entries()).toEqual(['NOVEMBER 20, 2026Sets3Seconds in all90']);
});

test('says that there is no history, and that it is the first time', async () => {
  await open([]);
  expect(screen.getByText(nothing)).toBeDefined();
  expect(screen.getByText(first)).toBeDefined();
});

test('logged for the first time today: only that it is the first time', async () => {
  await open([], { sets: 2, reps: 8, seconds: 0, weight: 0, at: '2026-11-22T17:58:00.000Z' });
  expect(screen.getByText(first)).toBeDefined();
  expect(screen.queryByText(nothing)).toBeNull();
});

test('charts two workouts, and one does not make a chart', async () => {
  await open([logWith({ id: 'b', weight: '30' }), logWith({ id: 'a', workoutDate: '2026-11-13T15:00:00.000Z' })]);
  const slider = screen.getByRole('slider', { name: 'Weight, workout by workout' });
  expect(slider.getAttribute('aria-valuetext')).toBe('Nov 20, 2026: 30 lbs');
  expect(entries()).toContain('One workout');
});

test('one workout is not charted', async () => {
  await open([logWith()]);
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a failure says so and can be tried again', async () => {
  server.answers[path] = refusal(500, 'internal-error', 'Something went wrong on our side.');
  await open([]);
  expect(screen.getByRole('alert').textContent).toContain('Failed to fetch exercise history');
  server.answers[path] = () => Response.json([logWith()]);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(screen.getByText('NOVEMBER 20, 2026')).toBeDefined();
});

test('a history on the screen stays when loading it again fails', async () => {
  const queryClient = await open([logWith()]);
  server.answers[path] = refusal(500, 'internal-error', 'Something went wrong on our side.');
  void queryClient.refetchQueries();
  await advance(0.1);
  expect(screen.getByText('NOVEMBER 20, 2026')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});
