// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import {
  card,
  openWorkout,
  planNextDay,
  setOnline,
  startWorkoutServer,
  toast,
} from '../../../../test/fixtures/open-workout.tsx';
import { refusal, refusalOf } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { hasFirstResult } from '../../../shared/install/first-result.ts';
import { leaderboardKey, workoutDaysKey } from '../../../shared/training-keys.ts';

let server: ReturnType<typeof startWorkoutServer>;
beforeEach(() => {
  server = startWorkoutServer();
});
const isDisabled = (name: string, button: string) =>
  card(name).getByRole<HTMLButtonElement>('button', { name: button }).disabled;
const type = (name: string, field: string, value: string) =>
  fireEvent.change(card(name).getByLabelText(field), { target: { value } });
const loads = () => server.calls.filter(({ path }) => path === '/api/daily-workout/me').length;
async function complete(name: string): Promise<void> {
  fireEvent.click(card(name).getByRole('button', { name: 'Complete' }));
  await advance(0.2);
}

test('a completed exercise is sent with whole numbers, locks and pays', async () => {
  await openWorkout();
  const placeholders = ['Sets', 'Reps', 'Weight'].map(
    (label) => card('One-arm row').getByLabelText<HTMLInputElement>(label).placeholder,
  );
  expect(placeholders).toEqual(['3', '12', '25']);
  type('One-arm row', 'Sets', '3');
  type('One-arm row', 'Reps', '10.7');
  type('One-arm row', 'Notes', ' Felt strong. ');
  await complete('One-arm row');
  expect(toast()).toBe('Exercise Completed!Progress: 1/3 exercises (33%) +6 points!');
  expect(server.posts).toEqual([
    {
      path: '/api/daily-workout/complete',
      body: { exerciseName: 'One-arm row', day: '2026-11-21', waitedMs: expect.any(Number) },
    },
    {
      path: '/api/exercise-logs',
      body: {
        exerciseName: 'One-arm row',
        sets: 3,
        reps: 10,
        weight: '0',
        duration: null,
        notes: 'Felt strong.',
        workoutDate: expect.stringContaining('2026-11-21T17:00'),
      },
    },
  ]);
  expect(isDisabled('One-arm row', 'Done')).toBe(true);
  expect(card('One-arm row').getByLabelText<HTMLInputElement>('Sets').disabled).toBe(true);
  expect(screen.getByText('1 of 3 done')).toBeDefined();
  await advance(3.9);
  expect(toast()).toBe('');
});

test('a number with a sign or a comma is logged by its whole part, and the field then shows what was logged', async () => {
  await openWorkout();
  type('One-arm row', 'Sets', '+5');
  type('One-arm row', 'Weight', '12,5');
  await complete('One-arm row');
  expect(server.posts[1]?.body).toMatchObject({ sets: 5, reps: 0, weight: '12' });
  const shown = ['Sets', 'Weight'].map((label) => card('One-arm row').getByLabelText<HTMLInputElement>(label).value);
  expect(shown).toEqual(['5', '12']);
});

test('a workout that is finished in the list counts as a first result, like one that was guided', async () => {
  await openWorkout();
  const names = server.workout.exercises.map(({ name }) => name);
  for (const name of names) {
    expect(hasFirstResult()).toBe(false);
    await complete(name);
  }
  expect(hasFirstResult()).toBe(true);
});

test('a workout that is trained past midnight stays in the list until it is done, also after a reload', async () => {
  vi.setSystemTime('2026-11-22T05:50:00.000Z');
  await openWorkout();
  await complete('Open book');
  planNextDay(server);
  vi.setSystemTime('2026-11-22T06:10:00.000Z');
  await complete('Side plank');
  await advance(3);
  expect(screen.getByText('2 of 3 done')).toBeDefined();
  cleanup();
  await openWorkout('/daily-workout/train');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('One-arm row');
  cleanup();
  await openWorkout();
  await complete('One-arm row');
  const trained = ['Open book', 'Side plank', 'One-arm row'].map((name) => `2026-11-21 ${name}`);
  expect([...server.paid.keys()]).toEqual(trained);
  expect(screen.getByText('3 of 3 done')).toBeDefined();
  cleanup();
  await openWorkout();
  expect(screen.getByRole('region', { name: 'Squat' })).toBeDefined();
});

test('a list that stays open with a workout that was begun has the one of the next day three hours later', async () => {
  vi.setSystemTime('2026-11-22T05:50:00.000Z');
  await openWorkout();
  await complete('Open book');
  planNextDay(server);
  vi.setSystemTime('2026-11-22T14:00:00.000Z');
  await advance(61);
  await advance(0.1);
  expect(screen.getByRole('region', { name: 'Squat' })).toBeDefined();
});

test('an exercise that waited over night does not make the workout of the day before one of today', async () => {
  vi.setSystemTime('2026-11-22T04:00:00.000Z');
  await openWorkout();
  await setOnline(false);
  await complete('Open book');
  planNextDay(server);
  const { workout } = server;
  server.answers['/api/daily-workout/me'] = () =>
    new Promise((resolve) => setTimeout(() => resolve(Response.json(workout)), 1_000));
  vi.setSystemTime('2026-11-22T14:00:00.000Z');
  await setOnline(true);
  await advance(61);
  expect([...server.paid.keys()]).toEqual(['2026-11-21 Open book']);
  expect(screen.getByRole('region', { name: 'Squat' })).toBeDefined();
});

test('opening a workout past midnight does not begin its three hours again', async () => {
  vi.setSystemTime('2026-11-22T05:50:00.000Z');
  await openWorkout();
  await complete('Open book');
  cleanup();
  await setOnline(false);
  const openAt = async (time: string) => {
    cleanup();
    vi.setSystemTime(`2026-11-22T${time}:00.000Z`);
    await openWorkout('/daily-workout', golferWith({ isPremium: true }));
    return screen.queryByRole('region', { name: 'Open book' }) !== null;
  };
  expect([await openAt('08:40'), await openAt('08:55')]).toEqual([true, false]);
});

test('what is typed does not save the whole workout with each letter', async () => {
  await openWorkout();
  type('One-arm row', 'Notes', 'F');
  const save = vi.spyOn(Storage.prototype, 'setItem');
  const saves = () => save.mock.calls.filter(([key]) => key.startsWith('trueswing.begun-workout')).length;
  for (const notes of ['Fe', 'Fel', 'Felt']) type('One-arm row', 'Notes', notes);
  expect(saves()).toBe(0);
  await advance(61);
  type('One-arm row', 'Notes', 'Felt strong');
  expect(saves()).toBe(1);
});

test('an exercise that came too fast to earn points says why', async () => {
  server.answers['/api/daily-workout/complete'] = () =>
    Response.json({ progress: { completed: 4, total: 6, percentage: 67 }, pointsAwarded: 0 });
  await openWorkout();
  await complete('One-arm row');
  expect(toast()).toBe(
    'Exercise Completed!Progress: 4/6 exercises (67%) No points this time. Take a little longer for each exercise.',
  );
  expect(isDisabled('One-arm row', 'Done')).toBe(true);
});

test('afterwards the leaderboard and the days with a workout are loaded again', async () => {
  const queryClient = await openWorkout();
  const tables = [[...leaderboardKey, 'this-month'], workoutDaysKey];
  const outdated = () => tables.map((queryKey) => queryClient.getQueryState(queryKey)?.isInvalidated);
  for (const queryKey of tables) queryClient.setQueryData(queryKey, []);
  expect(outdated()).toEqual([false, false]);
  await complete('Side plank');
  expect(outdated()).toEqual([true, true]);
  // The points are booked a moment later.
  for (const queryKey of tables) queryClient.setQueryData(queryKey, []);
  await advance(2);
  expect(outdated()).toEqual([true, true]);
});

test('afterwards the workout and the golfer are loaded again, and again when the points are booked', async () => {
  let userLoads = 0;
  server.answers['/api/auth/user'] = () => {
    userLoads += 1;
    return Response.json(golferWith({ isPremium: true, monthlyPoints: userLoads > 2 ? 1246 : 1240 }));
  };
  await openWorkout();
  const before = loads();
  await complete('Side plank');
  expect([loads(), userLoads]).toEqual([before + 1, 2]);
  await advance(2);
  expect(screen.getByRole('link', { name: /1,246 points/ })).toBeDefined();
});

test('a completion that the server refuses shows a toast, and can be pressed again', async () => {
  const works = server.answers['/api/daily-workout/complete'];
  server.answers['/api/daily-workout/complete'] = refusalOf('bad-request');
  await openWorkout();
  await complete('Open book');
  expect(toast()).toBe('ErrorFailed to complete exercise. Please try again.');
  expect(isDisabled('Open book', 'Complete')).toBe(false);
  expect(server.logs.size).toBe(0);
  if (works) server.answers['/api/daily-workout/complete'] = works;
  await complete('Open book');
  expect(toast()).toContain('Exercise Completed!');
  expect(server.logs.size).toBe(1);
});

test('a log that fails is written to the console only', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  server.answers['/api/exercise-logs'] = refusal(400, 'bad-request', 'no');
  await openWorkout();
  await complete('Open book');
  expect(log).toHaveBeenCalledWith('Failed to save exercise log', expect.anything());
  expect(toast()).toContain('Exercise Completed!');
  expect(isDisabled('Open book', 'Done')).toBe(true);
});

test('what the server has as completed is done', async () => {
  server.workout = { ...server.workout, completedExercises: ['Side plank'] };
  await openWorkout();
  expect(isDisabled('Side plank', 'Done')).toBe(true);
  expect(isDisabled('Open book', 'Complete')).toBe(false);
});
