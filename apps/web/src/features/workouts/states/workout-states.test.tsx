// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { analysisIdOf, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openWorkout, press, startWorkoutServer } from '../../../../test/fixtures/open-workout.tsx';
import { done, refusal } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';

let server: ReturnType<typeof startWorkoutServer>;
beforeEach(() => {
  server = startWorkoutServer();
});
const path = '/api/daily-workout/me';
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const loads = () => server.calls.filter((call) => call.path === path).length;

const swings = '/api/swing-analyses/user/me';
const noAnalysis = done;

test.each<[string, () => Response]>([
  ['no swing', () => Response.json([])],
  [
    'a failed one',
    () => Response.json([finishedAnalysis({ technicalDetails: { error: 'no-golfer', message: 'No.' } })]),
  ],
  ['an unknown list', refusal(500, 'internal-error', 'Something went wrong.')],
])('before the first analysis it leads to the upload, with %s', async (_, list) => {
  server.answers[path] = noAnalysis;
  server.answers[swings] = list;
  await openWorkout();
  await advance(1.1);
  expect(screen.getByText('No Swing Analysis Available')).toBeDefined();
  expect(screen.getByText(/Film one swing, and it is ready a minute later\.$/)).toBeDefined();
  expect(address('Upload Swing Video')).toBe('/upload');
});

test('an answer of the gateway before this version, which refused the call, leads to the upload too', async () => {
  server.answers[path] = refusal(404, 'no-analysis', 'No Swing Analysis Available');
  server.answers[swings] = () => Response.json([]);
  await openWorkout();
  await advance(1.1);
  expect(address('Upload Swing Video')).toBe('/upload');
});

test('with the free upload spent it asks for no video', async () => {
  server.answers[path] = noAnalysis;
  server.answers[swings] = () => Response.json([]);
  server.user = golferWith({ videoUploadsUsed: 1 });
  await openWorkout();
  await advance(1.1);
  expect(screen.getByText(/^With Premium you film a new swing each week/)).toBeDefined();
  expect(screen.queryByText(/Film one swing/)).toBeNull();
  expect(address('See what Premium adds')).toBe('/profile#plans');
});

test('while the first analysis runs it says so and leads to it, and loads the workout at its end', async () => {
  server.answers[path] = noAnalysis;
  server.answers[swings] = () => Response.json([finishedAnalysis({ technicalDetails: null, faceOnVideoUrl: null })]);
  server.user = golferWith({ videoUploadsUsed: 1 });
  await openWorkout();
  await advance(1.1);
  expect(screen.getByText('Your swing is being analyzed')).toBeDefined();
  expect(address('View Progress')).toBe(`/analysis-loading/${analysisIdOf(1)}`);
  expect(screen.queryByText('See what Premium adds')).toBeNull();
  server.answers[path] = () => Response.json(server.workout);
  server.answers[swings] = () => Response.json([finishedAnalysis({})]);
  await advance(5.1);
  expect(screen.getByText('Workout Overview')).toBeDefined();
});

test('while the workout is planned it says so', async () => {
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
  server.answers[path] = () =>
    Response.json(
      { code: 'workout-limit-reached', message: 'no', requestId: 'r-1', requiresUpgrade: true },
      { status: 403 },
    );
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
