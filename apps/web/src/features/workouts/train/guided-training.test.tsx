// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dailyWorkout } from '../../../../test/fixtures/daily-workout.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import {
  card,
  openWorkout,
  planNextDay,
  press,
  setOnline,
  startWorkoutServer,
} from '../../../../test/fixtures/open-workout.tsx';
import { refusal } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';

let server: ReturnType<typeof startWorkoutServer>;
beforeEach(() => {
  server = startWorkoutServer();
});
const trainedDay = { date: '2026-11-21', exercisesCompleted: 2, streak: 1 };
const open = () => openWorkout('/daily-workout/train');
const openFromDevice = () => openWorkout('/daily-workout/train', golferWith({ isPremium: true }));
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const status = () => screen.getByRole('region', { name: 'Sets' }).querySelector('[role=status]')?.textContent;
const secondsLeft = () => screen.getByRole('timer').textContent;
async function doSets(count: number): Promise<void> {
  for (let set = 1; set <= count; set += 1) {
    await press(`Set ${set} done`);
    if (set < count) await press('Skip the rest');
  }
}
async function complete(): Promise<void> {
  await press('Complete');
  await advance(0.3);
}

test('leads from set to set, and completes the exercise with what was counted', async () => {
  await open();
  expect([title(), status()]).toEqual(['Open book', 'Set 1 of 2']);
  expect(screen.getByText('For your shoulder turn')).toBeDefined();
  await press('Set 1 done');
  expect([status(), secondsLeft()]).toEqual(['Rest before set 2', '30 s']);
  await advance(12.3);
  expect(secondsLeft()).toBe('18 s');
  await advance(18);
  expect(status()).toBe('Set 2 of 2');
  await press('Set 2 done');
  expect(status()).toBe('All 2 sets done');
  await press('Take back set 2');
  expect(status()).toBe('Set 2 of 2');
  await press('Set 2 done');
  await complete();
  expect(server.posts).toEqual([
    { path: '/api/daily-workout/complete', body: { exerciseName: 'Open book', day: '2026-11-21', waitedMs: 0 } },
    { path: '/api/exercise-logs', body: expect.objectContaining({ sets: 2, reps: 10, weight: '0', duration: null }) },
  ]);
  expect(title()).toBe('Side plank');
});

test('the first exercise for the step of the swing leads to the frame that shows it, and the training goes on', async () => {
  await open();
  const link = () => screen.queryByRole('link', { name: 'See it in your swing' });
  expect(link()?.getAttribute('href')).toBe('/analysis/a-swing?moment=top&view=face-on');
  await press('Set 1 done');
  cleanup();
  await open();
  expect(status()).toBe('Rest before set 2');
  await press('Skip');
  expect([title(), link()]).toEqual(['Side plank', null]);
});

test('a training that lasts past midnight is not replaced by the workout of the next day', async () => {
  await open();
  await doSets(2);
  planNextDay(server);
  await complete();
  await advance(3);
  expect([title(), screen.getByText('Exercise 2 of 3') !== null]).toEqual(['Side plank', true]);
  expect([...server.paid.keys()]).toEqual(['2026-11-21 Open book']);
  await press('Skip');
  await press('Skip');
  expect([screen.getByText('1 of 3 exercises') !== null, screen.getByText('+6 points') !== null]).toEqual([true, true]);
  cleanup();
  await open();
  expect(title()).toBe('Squat');
});

test('a training that began before midnight goes on after a reload, for three hours', async () => {
  vi.setSystemTime('2026-11-22T05:50:00.000Z');
  await open();
  await doSets(2);
  planNextDay(server);
  await complete();
  for (const time of ['06:10', '08:40']) {
    cleanup();
    vi.setSystemTime(`2026-11-22T${time}:00.000Z`);
    await open();
    expect([title(), screen.getByText('Exercise 2 of 3') !== null]).toEqual(['Side plank', true]);
  }
  cleanup();
  vi.setSystemTime('2026-11-22T08:55:00.000Z');
  await open();
  expect(title()).toBe('Squat');
});

test('without a network, a training that began before midnight goes on after a reload', async () => {
  vi.setSystemTime('2026-11-22T02:00:00.000Z');
  await open();
  await setOnline(false);
  vi.setSystemTime('2026-11-22T05:50:00.000Z');
  await doSets(2);
  await complete();
  vi.setSystemTime('2026-11-22T06:10:00.000Z');
  await advance(60);
  expect(title()).toBe('Side plank');
  cleanup();
  await openFromDevice();
  expect([title(), screen.getByText('Exercise 2 of 3') !== null]).toEqual(['Side plank', true]);
  planNextDay(server);
  await setOnline(true);
  await advance(3);
  expect([title(), [...server.paid.keys()]]).toEqual(['Side plank', ['2026-11-21 Open book']]);
});

test('without a network and a workout that was begun, it leads to the list on a later day', async () => {
  await open();
  await press('Set 1 done');
  cleanup();
  await setOnline(false);
  vi.setSystemTime('2026-11-23T17:00:00.000Z');
  await openFromDevice();
  expect(title()).toBe("Today's Workout");
  screen.getByText("Today's workout needs a network. It comes by itself when you are back online.");
});

describe('holds', () => {
  test('count by the wall clock, after five seconds to get ready', async () => {
    server.workout = dailyWorkout({ completedExercises: ['Open book'] });
    await open();
    await press('Start set 1');
    expect([status(), secondsLeft()]).toEqual(['Get ready: set 1 of 3', '5 s']);
    await advance(5.2);
    expect([status(), secondsLeft()]).toEqual(['Hold: set 1 of 3', '30 s']);
    await advance(30);
    expect([status(), secondsLeft()]).toEqual(['Rest before set 2', '40 s']);
  });

  test('go on while the phone is locked and the page is gone', async () => {
    server.workout = dailyWorkout({ completedExercises: ['Open book'] });
    await open();
    await press('Start set 1');
    cleanup();
    await advance(50);
    await open();
    expect([title(), status()]).toEqual(['Side plank', 'Rest before set 2']);
    expect(secondsLeft()).toBe('25 s');
    cleanup();
    await advance(600);
    await open();
    expect(status()).toBe('Set 2 of 3');
  });
});

test('the weight is asked where there is one, and logged', async () => {
  server.workout = dailyWorkout({ completedExercises: ['Open book', 'Side plank'] });
  await open();
  await doSets(3);
  fireEvent.change(screen.getByLabelText('Weight (lbs)'), { target: { value: '25,5' } });
  await complete();
  expect(server.posts[1]?.body).toMatchObject({ exerciseName: 'One-arm row', sets: 3, reps: 12, weight: '25' });
  expect(screen.getByText('3 sets, 25 lbs')).toBeDefined();
  cleanup();
  await openWorkout();
  const fields = ['Sets', 'Reps', 'Weight'].map((label) => card('One-arm row').getByLabelText<HTMLInputElement>(label));
  expect(fields.map(({ value, disabled }) => [value, disabled])).toEqual([
    ['3', true],
    ['12', true],
    ['25', true],
  ]);
});

test.each([
  ['shows the points of the day', () => Response.json([{ ...trainedDay, pointsEarned: 12 }]), '+12 points today'],
  ['shows no points if those of the day did not load', refusal(503, 'unavailable', 'Not now.'), undefined],
])('the end of a workout that was begun on another phone %s', async (_, answer, points) => {
  server.answers['/api/user-sessions/me'] = answer;
  server.workout = dailyWorkout({ completedExercises: ['One-arm row'] });
  await open();
  await doSets(2);
  await complete();
  await press('Skip');
  await advance(5);
  expect(screen.getByText('2 of 3 exercises')).toBeDefined();
  expect(screen.queryByText(/points( today)?$/)?.textContent).toBe(points);
});

test('the end shows what was done, its points, and what was skipped', async () => {
  await open();
  await doSets(2);
  await complete();
  await press('Skip');
  expect(title()).toBe('One-arm row');
  await doSets(3);
  await complete();
  expect(title()).toBe('Good work');
  expect(screen.getByText('2 of 3 exercises')).toBeDefined();
  expect(screen.getByText('+12 points')).toBeDefined();
  expect(screen.getByText('Skipped')).toBeDefined();
  await press('Do it now');
  expect([title(), status()]).toEqual(['Side plank', 'Set 1 of 3']);
});

test('a whole workout without a network keeps everything, and the points follow', async () => {
  server.workout = dailyWorkout({ exercises: dailyWorkout().exercises.filter(({ repetitions }) => repetitions) });
  await open();
  await doSets(2);
  await setOnline(false);
  await complete();
  await doSets(3);
  await complete();
  expect(title()).toBe('Workout done');
  expect(screen.getByText(/2 exercises are saved on this phone/)).toBeDefined();
  expect(screen.queryByText(/points$/)).toBeNull();
  await setOnline(true);
  await advance(0.3);
  expect(screen.getByText('+12 points')).toBeDefined();
  expect([server.paid.size, server.logs.size]).toEqual([2, 2]);
});

test('while the server answers, the end says nothing of the phone; later it says what happens', async () => {
  server.workout = dailyWorkout({ completedExercises: ['Side plank', 'One-arm row'] });
  server.answers['/api/daily-workout/complete'] = () => new Promise(() => undefined);
  await open();
  await doSets(2);
  await complete();
  expect(title()).toBe('Workout done');
  const note = document.querySelector('main > [role=status]');
  expect(note?.textContent).toBe('');
  await advance(3);
  expect(note?.textContent).toBe(
    'One exercise is saved on this phone. We send it as soon as we can, and the points follow.',
  );
  await setOnline(false);
  await advance(1);
  expect(note?.textContent).toBe(
    'One exercise is saved on this phone. We send it when you are back online, and the points follow.',
  );
});

test('the free plan has the list only', async () => {
  server.user = golferWith({ isPremium: false });
  await open();
  expect(title()).toBe("Today's Workout");
});
