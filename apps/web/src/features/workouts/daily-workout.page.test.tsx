// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import {
  card,
  openWorkout,
  planNextDay,
  press,
  setOnline,
  startWorkoutServer,
} from '../../../test/fixtures/open-workout.tsx';
import { refusal } from '../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../test/fixtures/test-page.ts';

let server: ReturnType<typeof startWorkoutServer>;
beforeEach(() => {
  server = startWorkoutServer();
});
const path = '/api/daily-workout/me';
const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const frameLinks = () => screen.queryAllByRole('link', { name: 'See it in your swing' });
const isDisabled = (name: string, button: string) =>
  card(name).getByRole<HTMLButtonElement>('button', { name: button }).disabled;
const loads = () => server.calls.filter((call) => call.path === path).length;

test('the header leads back home and shows the points of the month', async () => {
  await openWorkout();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe("Today's Workout");
  expect(address('Back to Home')).toBe('/');
  const points = screen.getByRole('link', { name: /1,240 points/ });
  expect([points.textContent, points.getAttribute('href')]).toEqual(['1,240', '/leaderboard']);
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

test('says what it follows from, and the exercise for the step of the swing leads to its frame', async () => {
  await openWorkout();
  expect(
    screen.getByText('Your next step is your shoulder turn. The first exercise helps your body with it.'),
  ).toBeDefined();
  expect(card('Open book').getByText('For your shoulder turn')).toBeDefined();
  expect(card('Side plank').getByText('For a steady head')).toBeDefined();
  expect(frameLinks()).toHaveLength(2);
  for (const link of frameLinks()) expect(link.getAttribute('href')).toBe('/analysis/a-swing?moment=top&view=face-on');
  expect(card('Open book').getByRole('link', { name: 'See it in your swing' })).toBeDefined();
});

test('an exercise for a part of the body says what that helps, or that it rounds off the day', async () => {
  const line = () => card('One-arm row').getByText(/^For your core/).textContent;
  const last = server.workout.exercises.at(-1);
  for (const [helps, text] of [
    ['your shoulder turn', 'For your core and your shoulder turn'],
    ['your core', 'For your core'],
    [null, 'For your core, to round off your day'],
    [undefined, 'For your core'],
  ] as const) {
    if (!last) throw new Error('The fixture has no exercises.');
    const serves = { source: 'focus-area', name: 'your core', ...(helps !== undefined && { helps }) } as const;
    server.workout = { ...server.workout, exercises: [...server.workout.exercises.slice(0, -1), { ...last, serves }] };
    await openWorkout();
    expect(line()).toBe(text);
    cleanup();
    localStorage.clear();
  }
});

test('a step that no exercise serves leads to its frame from the overview', async () => {
  if (!server.workout.lead) throw new Error('The fixture has no step.');
  server.workout = { ...server.workout, lead: { ...server.workout.lead, name: 'your aim', event: 'address' } };
  await openWorkout();
  expect(frameLinks().map((link) => link.getAttribute('href'))).toEqual([
    '/analysis/a-swing?moment=address&view=face-on',
  ]);
});

test('names the mobility check as the source, and has no way to a swing that was deleted', async () => {
  const [first, ...others] = server.workout.exercises;
  if (!first || !server.workout.lead) throw new Error('The fixture has no step.');
  const serves = { source: 'mobility-check', name: 'your hip turn' } as const;
  server.workout = {
    ...server.workout,
    lead: { ...server.workout.lead, name: 'your hip turn', analysisId: null },
    exercises: [{ ...first, serves }, ...others],
  };
  await openWorkout();
  expect(card('Open book').getByText('For your hip turn, by your mobility check')).toBeDefined();
  expect(frameLinks()).toEqual([]);
});

test('a workout that the version before planned opens without its purpose', async () => {
  const added = ['basis', 'lead', 'serves'];
  const planned = JSON.stringify(server.workout, (key, value) => (added.includes(key) ? undefined : value));
  server.answers[path] = () => new Response(planned, { headers: { 'content-type': 'application/json' } });
  await openWorkout();
  expect(card('Open book').getByText('2 × 10 each side')).toBeDefined();
  expect(screen.queryByText(/^For /)).toBeNull();
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

test('stays on the device for its day, and for the time that a training lasts past midnight', async () => {
  await openWorkout();
  server.answers[path] = () => Promise.reject(new TypeError('Failed to fetch'));
  const isThere = async (moment: string) => {
    cleanup();
    vi.setSystemTime(moment);
    await openWorkout();
    await advance(1.1);
    return screen.queryByText('Workout Overview') !== null;
  };
  // 23:30 and 0:30 US Central.
  expect(await isThere('2026-11-22T05:30:00.000Z')).toBe(true);
  expect(await isThere('2026-11-22T06:30:00.000Z')).toBe(false);
  server.answers[path] = () => Response.json({ ...server.workout, day: '2026-11-22' });
  vi.setSystemTime('2026-11-23T05:30:00.000Z');
  cleanup();
  await openWorkout();
  server.answers[path] = () => Promise.reject(new TypeError('Failed to fetch'));
  expect(await isThere('2026-11-23T08:00:00.000Z')).toBe(true);
});

test('a page that stays open without a network does not offer the workout of the day before', async () => {
  await openWorkout();
  await setOnline(false);
  vi.setSystemTime('2026-11-22T23:00:00.000Z');
  await advance(61);
  expect(screen.queryByText('Workout Overview')).toBeNull();
  screen.getByText("Today's workout needs a network. It comes by itself when you are back online.");
  expect(screen.queryByText('Creating Your Workout')).toBeNull();
  planNextDay(server);
  await setOnline(true);
  expect(screen.getByRole('region', { name: 'Squat' })).toBeDefined();
});

test('a page that stays open loads the workout of the next day', async () => {
  await openWorkout();
  planNextDay(server);
  vi.setSystemTime('2026-11-22T14:00:00.000Z');
  await advance(61);
  await advance(0.1);
  expect(loads()).toBe(2);
  expect(screen.getByRole('region', { name: 'Squat' })).toBeDefined();
});

test('an error of the day before does not hide that the next workout is loaded', async () => {
  await openWorkout();
  server.answers[path] = refusal(500, 'internal-error', 'Something went wrong.');
  vi.setSystemTime('2026-11-22T14:00:00.000Z');
  await advance(61);
  await advance(1.1);
  expect(screen.getByText('Error Loading Workout')).toBeDefined();
  planNextDay(server);
  const { workout } = server;
  server.answers[path] = () => new Promise((resolve) => setTimeout(() => resolve(Response.json(workout)), 1_000));
  await press('Try Again');
  await advance(0.1);
  expect(screen.queryByText('Error Loading Workout')).toBeNull();
  expect(screen.getByText('Creating Your Workout')).toBeDefined();
  await advance(1.1);
  expect(screen.getByRole('region', { name: 'Squat' })).toBeDefined();
});

test('past midnight the day before is not planned again', async () => {
  vi.setSystemTime('2026-11-22T05:50:00.000Z');
  await openWorkout();
  expect(screen.getByRole('button', { name: 'Plan other exercises for today' })).toBeDefined();
  vi.setSystemTime('2026-11-22T06:00:00.000Z');
  await advance(61);
  expect(screen.getByRole('region', { name: 'Open book' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Plan other exercises for today' })).toBeNull();
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

test('a plan whose answer is lost is loaded, on this screen and after a reload', async () => {
  const planned = () => ({ ...server.workout, exercises: server.workout.exercises.slice(1) });
  const works = server.answers[path];
  server.answers['/api/generate-workout'] = () => {
    server.workout = planned();
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  await openWorkout();
  await press('Plan other exercises for today');
  await advance(0.1);
  expect(screen.queryByRole('region', { name: 'Open book' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Side plank' })).toBeDefined();

  server.answers[path] = () => Promise.reject(new TypeError('Failed to fetch'));
  await press('Plan other exercises for today');
  await advance(1.2);
  expect(screen.getByRole('region', { name: 'Side plank' })).toBeDefined();
  cleanup();
  if (works) server.answers[path] = works;
  await openWorkout();
  await advance(0.1);
  expect(screen.queryByRole('region', { name: 'Side plank' })).toBeNull();
});
