// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { openWorkout, press, startWorkoutServer, toast } from '../../../test/fixtures/open-workout.tsx';
import { refusal } from '../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../test/fixtures/test-page.ts';

// The check for hidden elements is slow in jsdom, and nothing here is hidden.
configure({ defaultHidden: true });

let server: ReturnType<typeof startWorkoutServer>;
beforeEach(() => {
  server = startWorkoutServer();
});
const path = '/api/daily-workout/me';
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const card = (name: string) => within(screen.getByRole('region', { name }));
const isDisabled = (name: string, button: string) =>
  card(name).getByRole<HTMLButtonElement>('button', { name: button }).disabled;
const type = (name: string, field: string, value: string) =>
  fireEvent.change(card(name).getByLabelText(field), { target: { value } });
const loads = () => server.calls.filter((call) => call.path === path).length;
const upgradeRefusal = (message: string) => () =>
  Response.json({ code: 'workout-limit-reached', message, requestId: 'r-1', requiresUpgrade: true }, { status: 403 });

test('the header leads back home and shows the points of the month', async () => {
  await openWorkout();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Today's Workout");
  expect(address('Back to Home')).toBe('/');
  const points = screen.getByRole('link', { name: /1,240 points/ });
  expect([points.textContent, points.getAttribute('href')]).toEqual(['1,240', '/leaderboard']);
});

describe('without a workout', () => {
  test('no analysis yet', async () => {
    server.answers[path] = refusal(404, 'no-analysis', 'Upload a swing first.');
    await openWorkout();
    await advance(1.1);
    expect(screen.getByText('No Swing Analysis Available')).toBeDefined();
    expect(address('Upload Swing Video')).toBe('/upload');
  });

  test('while it is planned', async () => {
    server.answers[path] = () => new Promise<Response>(() => {});
    await openWorkout();
    expect(screen.getByText('Creating Your Workout')).toBeDefined();
    expect(screen.getByText('Analyzing your swing to create personalized exercises...')).toBeDefined();
  });

  test('a failure is retried once after a second, then shown', async () => {
    server.answers[path] = refusal(500, 'internal-error', 'Something went wrong.');
    await openWorkout();
    expect([loads(), screen.queryByText('Error Loading Workout')]).toEqual([1, null]);
    await advance(1.1);
    expect(loads()).toBe(2);
    expect(screen.getByText('Error Loading Workout')).toBeDefined();
    expect(screen.getByText('Failed to fetch daily workout')).toBeDefined();
    await advance(5);
    expect(loads()).toBe(2);
    server.answers[path] = () => Response.json(server.workout);
    await press('Try Again');
    await advance(0.1);
    expect(screen.getByText('Workout Overview')).toBeDefined();
  });

  test('the free view is used up: no retry', async () => {
    server.answers[path] = upgradeRefusal('no');
    await openWorkout();
    expect(screen.getByText('Daily Workout Limit Reached')).toBeDefined();
    expect(
      screen.getByText(
        "You've used your free daily workout view. Upgrade to premium for unlimited access to personalized workouts.",
      ),
    ).toBeDefined();
    expect(address('Upgrade to Premium')).toBe('/profile#plans');
    await advance(2);
    expect(loads()).toBe(1);
  });

  test('a workout without exercises can be loaded again', async () => {
    const { exercises } = server.workout;
    server.workout = { ...server.workout, exercises: [] };
    await openWorkout();
    expect(screen.getByText('Workout Generation Failed')).toBeDefined();
    expect(screen.getByText('Unable to create your personalized workout. Please try again.')).toBeDefined();
    server.workout = { ...server.workout, exercises };
    await press('Reload');
    await advance(0.1);
    expect(screen.getByText('Workout Overview')).toBeDefined();
  });
});

test('shows the focus areas, and each exercise with its reason and how it is done', async () => {
  await openWorkout();
  expect(screen.getByText('Thoracic Spine Mobility')).toBeDefined();
  expect(screen.getByText(/bodyweight and resistance bands/)).toBeDefined();
  const row = card('One-arm row');
  expect(row.getByText('strength')).toBeDefined();
  expect(row.getByText('Your club speed is below that of your peers: a strong back carries it.')).toBeDefined();
  expect(row.getByText('Stand on the band and pull its end to your hip.')).toBeDefined();
  expect(row.getByText('3 × 12')).toBeDefined();
  expect(card('Side plank').getByText('3 × 30 s')).toBeDefined();
  expect(card('Open book').getByText('2 × 10 each side')).toBeDefined();
});

test('on the free plan the buttons are locked, and a box says what they need', async () => {
  server.user = golferWith({ isPremium: false });
  await openWorkout();
  expect(screen.getByText('Premium Feature')).toBeDefined();
  expect(address('Upgrade to Premium')).toBe('/profile#plans');
  expect(['Watch', 'View History', 'Complete'].map((button) => isDisabled('Open book', button))).toEqual([
    true,
    true,
    true,
  ]);
  expect(card('Open book').queryByLabelText('Sets')).toBeNull();
  expect(screen.queryByRole('link', { name: /Training/ })).toBeNull();
});

test('a completed exercise is sent with whole numbers, locks and pays', async () => {
  await openWorkout();
  const placeholders = ['Sets', 'Reps', 'Weight'].map(
    (label) => card('One-arm row').getByLabelText<HTMLInputElement>(label).placeholder,
  );
  expect(placeholders).toEqual(['3', '12', '25']);
  type('One-arm row', 'Sets', '3');
  type('One-arm row', 'Reps', '10.7');
  fireEvent.click(card('One-arm row').getByRole('button', { name: 'Complete' }));
  await advance(0.2);
  expect(toast()).toBe('Exercise Completed!Progress: 1/3 exercises (33%) +6 points!');
  expect(server.posts).toEqual([
    { path: '/api/daily-workout/complete', body: { exerciseName: 'One-arm row', day: '2026-11-21' } },
    {
      path: '/api/exercise-logs',
      body: {
        ...{ exerciseName: 'One-arm row', sets: 3, reps: 10, weight: '0', duration: null },
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

test('afterwards the workout and the golfer are loaded again, and again when the points are booked', async () => {
  let userLoads = 0;
  server.answers['/api/auth/user'] = () => {
    userLoads += 1;
    return Response.json(golferWith({ isPremium: true, monthlyPoints: userLoads > 2 ? 1246 : 1240 }));
  };
  await openWorkout();
  const before = loads();
  fireEvent.click(card('Side plank').getByRole('button', { name: 'Complete' }));
  await advance(0.2);
  expect([loads(), userLoads]).toEqual([before + 1, 2]);
  await advance(2);
  expect(screen.getByRole('link', { name: /1,246 points/ })).toBeDefined();
});

test('a completion that the server refuses shows a toast, and can be pressed again', async () => {
  const works = server.answers['/api/daily-workout/complete'];
  server.answers['/api/daily-workout/complete'] = refusal(500, 'internal-error', 'Something went wrong.');
  await openWorkout();
  fireEvent.click(card('Open book').getByRole('button', { name: 'Complete' }));
  await advance(0.2);
  expect(toast()).toBe('ErrorFailed to complete exercise. Please try again.');
  expect(isDisabled('Open book', 'Complete')).toBe(false);
  expect(server.logs.size).toBe(0);
  if (works) server.answers['/api/daily-workout/complete'] = works;
  fireEvent.click(card('Open book').getByRole('button', { name: 'Complete' }));
  await advance(0.2);
  expect(toast()).toContain('Exercise Completed!');
  expect(server.logs.size).toBe(1);
});

test('a log that fails is written to the console only', async () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  server.answers['/api/exercise-logs'] = refusal(400, 'bad-request', 'no');
  await openWorkout();
  fireEvent.click(card('Open book').getByRole('button', { name: 'Complete' }));
  await advance(0.2);
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

test('is read from the device while the server is away, and loaded again after an hour', async () => {
  await openWorkout();
  expect(loads()).toBe(1);
  cleanup();
  await advance(1800);
  server.answers[path] = () => Promise.reject(new TypeError('Failed to fetch'));
  await openWorkout();
  expect(screen.getByText('Workout Overview')).toBeDefined();
  expect(loads()).toBe(1);
  cleanup();
  await advance(1801);
  await openWorkout();
  await advance(1.1);
  expect(loads()).toBeGreaterThan(1);
  expect(screen.getByText('Workout Overview')).toBeDefined();
});

test('another workout can be planned, once a day', async () => {
  server.answers['/api/generate-workout'] = () =>
    Response.json({ ...server.workout, exercises: server.workout.exercises.slice(1) });
  await openWorkout();
  await press('Plan other exercises for today');
  await advance(0.1);
  expect(screen.queryByRole('region', { name: 'Open book' })).toBeNull();
  server.answers['/api/generate-workout'] = refusal(409, 'workout-planned-again', 'You did that today already.');
  await press('Plan other exercises for today');
  await advance(0.1);
  expect(screen.getByText('You did that today already.')).toBeDefined();
});
