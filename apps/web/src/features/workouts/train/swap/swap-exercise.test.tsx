// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openWorkout, press, startWorkoutServer } from '../../../../../test/fixtures/open-workout.tsx';
import { refusal } from '../../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../../test/fixtures/test-page.ts';

let server: ReturnType<typeof startWorkoutServer>;
beforeEach(() => {
  server = startWorkoutServer();
});
const open = () => openWorkout('/daily-workout/train');
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const status = () => screen.getByRole('region', { name: 'Sets' }).querySelector('[role=status]')?.textContent;
const swapPath = '/api/daily-workout/swap';
const swapped = () => {
  const [first, ...rest] = server.workout.exercises;
  if (!first) throw new Error('no exercise');
  return { ...server.workout, exercises: [{ ...first, id: 'cat-cow', name: 'Cat-cow' }, ...rest] };
};

test('an exercise that hurts is exchanged for one that spares the shoulder', async () => {
  server.answers[swapPath] = () => Response.json(swapped());
  await open();
  await press('Swap');
  await press('It hurts');
  await press('Shoulder');
  await advance(0.3);
  expect(server.posts).toEqual([
    {
      path: swapPath,
      body: { exerciseName: 'Open book', reason: { because: 'hurts', bodyPart: 'shoulder' }, day: '2026-11-21' },
    },
  ]);
  expect([title(), status()]).toEqual(['Cat-cow', 'Set 1 of 2']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('equipment that is missing has its own button', async () => {
  await open();
  await press('Swap');
  await press('I have no mat');
  expect(server.posts[0]?.body).toEqual({
    exerciseName: 'Open book',
    reason: { because: 'no-equipment', equipment: 'mat' },
    day: '2026-11-21',
  });
});

test('without an equivalent it says so, and the exercise stays', async () => {
  server.answers[swapPath] = refusal(409, 'no-equivalent', 'There is no other exercise like it.');
  await open();
  await press('Swap');
  await press('It is too hard');
  await advance(0.1);
  expect(screen.getByText('There is no other exercise like it.')).toBeDefined();
  await press('Close');
  expect(title()).toBe('Open book');
});

test('an exchange whose answer is lost shows the exercise that came instead', async () => {
  server.answers[swapPath] = () => {
    server.workout = swapped();
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  await open();
  await press('Swap');
  await press('It is too hard');
  await advance(0.3);
  expect(title()).toBe('Cat-cow');
});

test('past midnight the workout that was begun is changed, not the one of the next day', async () => {
  vi.setSystemTime('2026-11-22T05:50:00.000Z');
  await open();
  await press('Set 1 done');
  const begun = swapped();
  const [first, ...rest] = server.workout.exercises;
  if (!first) throw new Error('no exercise');
  server.workout = {
    ...server.workout,
    day: '2026-11-22',
    exercises: [{ ...first, id: 'squat', name: 'Squat' }, ...rest],
  };
  vi.setSystemTime('2026-11-22T07:00:00.000Z');
  cleanup();
  await open();
  server.answers[swapPath] = () => Response.json(begun);
  await press('Swap');
  await press('It is too hard');
  await advance(0.3);
  expect(server.posts.at(-1)?.body).toMatchObject({ exerciseName: 'Open book', day: '2026-11-21' });
  expect([title(), status()]).toEqual(['Cat-cow', 'Set 1 of 2']);
  cleanup();
  await open();
  expect(title()).toBe('Cat-cow');
  cleanup();
  await openWorkout();
  expect(screen.getByRole('region', { name: 'Cat-cow' })).toBeDefined();
  vi.setSystemTime('2026-11-22T10:00:00.000Z');
  cleanup();
  await openWorkout();
  expect(screen.getByRole('region', { name: 'Squat' })).toBeDefined();
});
