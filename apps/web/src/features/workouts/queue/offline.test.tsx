// @vitest-environment jsdom

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userSchema } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { logWith } from '../../../../test/fixtures/exercises.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { card, openWorkout, setOnline, startWorkoutServer, toast } from '../../../../test/fixtures/open-workout.tsx';
import { refusal, refusalOf } from '../../../../test/fixtures/scripted-server.ts';
import { advance, settle } from '../../../../test/fixtures/test-page.ts';

let server: ReturnType<typeof startWorkoutServer>;
beforeEach(() => {
  server = startWorkoutServer();
});
const complete = '/api/daily-workout/complete';
async function finish(name: string): Promise<void> {
  fireEvent.click(card(name).getByRole('button', { name: 'Complete' }));
  await advance(0.2);
}
const isDone = (name: string) => card(name).queryByRole('button', { name: 'Done' }) !== null;
const saved = 'Saved on this phone. We send it when you are back online.';
const sent = (path: string) => server.posts.filter((call) => call.path === path).length;

test('what is done without a network is shown as saved, and sent once when it is back', async () => {
  await openWorkout();
  await setOnline(false);
  await finish('Open book');
  await finish('Side plank');
  expect([isDone('Open book'), isDone('Side plank'), isDone('One-arm row')]).toEqual([true, true, false]);
  expect(screen.getAllByText(saved)).toHaveLength(2);
  expect(server.posts).toEqual([]);
  await setOnline(true);
  await advance(0.2);
  expect(toast()).toBe('Exercise Completed!Progress: 2/3 exercises (67%) +12 points!');
  expect(screen.queryByText(saved)).toBeNull();
  await advance(60);
  expect([sent(complete), server.paid.size, sent('/api/exercise-logs'), server.logs.size]).toEqual([2, 2, 2, 2]);
});

test('of several that are sent together, those that came too fast are explained', async () => {
  const works = server.answers[complete];
  server.answers[complete] = async (call) => {
    const answer = await (await works?.(call))?.json();
    return Response.json({ ...answer, pointsAwarded: server.paid.size > 1 ? 0 : 6 });
  };
  await openWorkout();
  await setOnline(false);
  await finish('Open book');
  await finish('Side plank');
  await setOnline(true);
  await advance(0.2);
  expect(toast()).toBe(
    'Exercise Completed!Progress: 2/3 exercises (67%) +6 points! Some came too fast to earn points.',
  );
});

test('a page that was closed without a network loses nothing', async () => {
  await openWorkout();
  await setOnline(false);
  await finish('Open book');
  cleanup();
  await setOnline(true);
  expect(server.posts).toEqual([]);
  await openWorkout('/analysis');
  await advance(0.2);
  expect([sent(complete), server.paid.size, server.logs.size]).toEqual([1, 1, 1]);
  cleanup();
  await openWorkout();
  await advance(60);
  expect([isDone('Open book'), sent(complete), server.logs.size]).toEqual([true, 1, 1]);
});

test('an answer that was lost is asked for again, and the exercise is paid once', async () => {
  const works = server.answers[complete];
  server.answers[complete] = (call) => {
    void works?.(call);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  await openWorkout();
  await finish('Open book');
  expect([isDone('Open book'), server.paid.size]).toEqual([true, 1]);
  if (works) server.answers[complete] = works;
  await advance(15.1);
  expect([sent(complete), server.paid.size, server.logs.size]).toEqual([2, 1, 1]);
  expect(toast()).toContain('Exercise Completed!');
});

test('an exercise that a server in trouble did complete keeps its log, and is sent again by itself', async () => {
  const works = server.answers[complete];
  server.answers[complete] = (call) => {
    void works?.(call);
    return refusal(503, 'unavailable', 'Not now.')();
  };
  await openWorkout();
  await finish('Open book');
  expect(toast()).toBe('Saved on This PhoneSomething went wrong on our side. We send your exercise again in a moment.');
  expect([isDone('Open book'), server.paid.size, server.logs.size]).toEqual([true, 1, 0]);
  if (works) server.answers[complete] = works;
  await advance(15.1);
  expect([sent(complete), server.paid.size, server.logs.size]).toEqual([2, 1, 1]);
  expect(toast()).toContain('Exercise Completed!');
});

test('a log that was lost is sent again with the same key', async () => {
  const works = server.answers['/api/exercise-logs'];
  server.answers['/api/exercise-logs'] = (call) => {
    void works?.(call);
    return Promise.reject(new TypeError('Failed to fetch'));
  };
  await openWorkout();
  await finish('Open book');
  if (works) server.answers['/api/exercise-logs'] = works;
  await advance(15.1);
  expect([sent(complete), sent('/api/exercise-logs'), server.logs.size]).toEqual([1, 2, 1]);
});

test('a log whose time the server refuses, since the clock of the phone is wrong, is kept under the day of the workout', async () => {
  const works = server.answers['/api/exercise-logs'];
  server.answers['/api/exercise-logs'] = (call) => {
    const { workoutDate } = call.body as { workoutDate: string };
    const isRight = workoutDate.startsWith(server.workout.day);
    return (isRight ? works : refusal(400, 'log-date-wrong', 'This date cannot be right.'))?.(call) as Response;
  };
  await openWorkout();
  vi.setSystemTime('2031-01-01T17:00:00.000Z');
  await finish('Open book');
  expect([...server.logs.values()]).toMatchObject([{ workoutDate: `${server.workout.day}T12:00:00.000Z` }]);
  await advance(60);
  expect([sent(complete), sent('/api/exercise-logs'), server.logs.size]).toEqual([1, 2, 1]);
  // The history has it once, in the block of today.
  const log = logWith({ workoutDate: `${server.workout.day}T12:00:00.000Z` });
  server.answers['/api/exercise-logs/user/authenticated/history/Open%20book'] = () => Response.json([log]);
  fireEvent.click(card('Open book').getByRole('button', { name: 'View History' }));
  await advance(0.2);
  expect(screen.getByText('TODAY')).toBeDefined();
  expect(screen.getByText('This is your first time doing this exercise!')).toBeDefined();
  expect(screen.queryByText(/^NOVEMBER/)).toBeNull();
});

test('a server in trouble later keeps the exercise for the next time', async () => {
  const works = server.answers[complete];
  await openWorkout();
  await setOnline(false);
  await finish('Open book');
  await advance(20);
  server.answers[complete] = refusal(503, 'unavailable', 'Not now.');
  await setOnline(true);
  expect([isDone('Open book'), toast()]).toEqual([true, '']);
  if (works) server.answers[complete] = works;
  await advance(15.1);
  expect(server.paid.size).toBe(1);
});

test.each([
  ['workout-day-passed', 'That workout is over.'],
  ['exercise-not-in-workout', 'This exercise is not in your workout.'],
])('an exercise that can no longer be completed (%s) says so, and still gets into the history', async (code, text) => {
  await openWorkout();
  await setOnline(false);
  await finish('Open book');
  await advance(20);
  server.answers[complete] = refusal(409, code, text);
  await setOnline(true);
  expect(toast()).toBe(`ErrorOpen book: ${text}`);
  await advance(60);
  expect([sent(complete), sent('/api/exercise-logs'), server.logs.size]).toEqual([1, 1, 1]);
});

test('what was trained waits on the phone when Premium has ended, and is sent when it is back', async () => {
  const works = server.answers[complete];
  await openWorkout();
  await setOnline(false);
  await finish('Open book');
  await finish('Side plank');
  server.user = golferWith({ isPremium: false });
  server.answers[complete] = refusalOf('premium-required');
  await setOnline(true);
  await advance(0.2);
  expect(toast()).toBe(
    'Saved on This PhoneWhat you trained waits here, since your Premium has ended. Upgrade in your profile, and we send it.',
  );
  const asked = sent(complete);
  await advance(60);
  cleanup();
  await openWorkout('/analysis');
  await advance(20);
  expect([sent(complete), sent('/api/exercise-logs'), toast()]).toEqual([asked, 0, '']);
  server.user = golferWith({ isPremium: true });
  if (works) server.answers[complete] = works;
  await settle(() => window.dispatchEvent(new Event('visibilitychange')));
  await advance(15.1);
  expect([server.paid.size, server.logs.size]).toEqual([2, 2]);
});

test('a log that waits for Premium is stored when it is back', async () => {
  const works = server.answers['/api/exercise-logs'];
  server.answers['/api/exercise-logs'] = () => {
    server.user = golferWith({ isPremium: false });
    return refusalOf('premium-required')();
  };
  await openWorkout();
  await finish('Open book');
  await advance(60);
  expect([server.paid.size, server.logs.size]).toEqual([1, 0]);
  if (works) server.answers['/api/exercise-logs'] = works;
  server.user = golferWith({ isPremium: true });
  await settle(() => window.dispatchEvent(new Event('visibilitychange')));
  await advance(15.1);
  expect([sent(complete), server.logs.size]).toEqual([1, 1]);
});

test('other exercises are planned only when what is done is sent', async () => {
  const canPlan = () => !screen.getByRole<HTMLButtonElement>('button', { name: /^Plan other exercises/ }).disabled;
  await openWorkout();
  await setOnline(false);
  await finish('Open book');
  expect(canPlan()).toBe(false);
  await setOnline(true);
  await advance(0.2);
  expect(canPlan()).toBe(true);
});

test('the queue belongs to its golfer', async () => {
  await openWorkout();
  await setOnline(false);
  await finish('Open book');
  cleanup();
  server.user = userSchema.parse({ ...golferWith({ isPremium: true }), id: 'c5a3a0f0-56a4-4a3a-9c70-6a2f0e2f4d12' });
  await setOnline(true);
  await openWorkout();
  await advance(20);
  expect([isDone('Open book'), server.posts]).toEqual([false, []]);
  cleanup();
  server.user = golferWith({ isPremium: true });
  await openWorkout();
  await advance(0.2);
  expect(server.paid.size).toBe(1);
});

test('an ended session keeps the exercise until its golfer is back', async () => {
  const works = server.answers[complete];
  server.answers[complete] = refusal(401, 'not-signed-in', 'Please sign in to continue.');
  await openWorkout();
  await finish('Open book');
  expect(toast()).toBe('');
  cleanup();
  if (works) server.answers[complete] = works;
  await openWorkout();
  await advance(0.2);
  expect([server.paid.size, server.logs.size]).toEqual([1, 1]);
});

test('without storage on the device the exercise is sent all the same', async () => {
  await openWorkout();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    },
    removeItem: () => {},
    clear: () => {},
  });
  await setOnline(false);
  await finish('Open book');
  expect(isDone('Open book')).toBe(true);
  await setOnline(true);
  await advance(0.2);
  expect([server.paid.size, server.logs.size]).toEqual([1, 1]);
});
