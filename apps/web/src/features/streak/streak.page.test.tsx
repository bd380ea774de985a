// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { Streak } from '@trueswing/contracts';
import { addDays } from '@trueswing/domain';
import { beforeEach, expect, test } from 'vitest';
import { cardOf } from '../../../test/fixtures/card.ts';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { streakWith, thisWeek, yearWith } from '../../../test/fixtures/streak.ts';
import { advance } from '../../../test/fixtures/test-page.ts';
import StreakPage from './streak.page.tsx';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.user = golferWith({ isPremium: true, createdAt: '2026-08-05T12:00:00.000Z' });
  storeStreak(streakWith());
});
const storeStreak = (streak: Streak) => {
  server.answers['/api/streak'] = () => Response.json(streak);
};
const open = () => openScreens('/streak', { '/streak': <StreakPage /> });
const card = (title: string) => within(cardOf(title));
/** The texts of the marks that a screen reader reads, by month. */
function readMarks(): Record<string, (string | null)[]> {
  const months = card('Your Year').getByLabelText('Weeks by month').children;
  return Object.fromEntries(
    [...months].map((month) => {
      const list = month.querySelector('ol');
      return [list?.getAttribute('aria-label') ?? '', [...(list?.children ?? [])].map((mark) => mark.textContent)];
    }),
  );
}

test('every week of the year has a mark in its month, and the summary counts those since the golfer came', async () => {
  const year = yearWith({
    1: { exercises: 1 },
    2: { isPaused: true },
    3: { exercises: 6, isPaused: true },
    20: { exercises: 2 },
  });
  storeStreak(streakWith({ weeks: 2, year }));
  await open();
  expect(card('Your Year').getByText('You trained in 3 of 17 weeks and paused 1.')).toBeDefined();
  const marks = readMarks();
  expect(Object.keys(marks)).toHaveLength(13);
  expect(Object.values(marks).flat()).toHaveLength(53);
  expect(marks['November 2026']).toEqual([
    'Nov 1 – 7: 6 exercises',
    'Nov 8 – 14: paused',
    'Nov 15 – 21: 1 exercise',
    'Nov 22 – 28: this week, no exercise yet',
  ]);
  expect(marks['August 2026']?.[0]).toBe('Aug 2 – 8: no exercise');
  expect(marks['July 2026']).toEqual([
    'Jul 5 – 11: 2 exercises',
    'Jul 12 – 18: before you joined',
    'Jul 19 – 25: before you joined',
    'Jul 26 – Aug 1: before you joined',
  ]);
});

test('a golfer of this week reads how it begins', async () => {
  server.user = golferWith({ isPremium: true, createdAt: '2026-11-23T12:00:00.000Z' });
  await open();
  expect(card('Your Year').getByText('Your first week begins now. One exercise fills its mark.')).toBeDefined();
});

test('shows the length, the tier and the way to the next one', async () => {
  storeStreak(streakWith({ weeks: 6 }));
  await open();
  expect(screen.getByText('6 weeks')).toBeDefined();
  expect(screen.getByText('1.5× points')).toBeDefined();
  expect(screen.getByRole('progressbar', { name: 'Way to 2.0× points' }).getAttribute('aria-valuenow')).toBe('50');
});

test('a free golfer reads that streaks come with Premium, and is offered no pause', async () => {
  server.user = golferWith({ createdAt: '2026-11-23T12:00:00.000Z' });
  await open();
  expect(screen.getByText('Streaks and exercise points come with Premium.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/profile#plans');
  expect(screen.queryByText(/exercise a week|exercise fills/)).toBeNull();
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(screen.queryByText('Pause a Week')).toBeNull();
});

test('a golfer who had Premium keeps the picture of the year', async () => {
  server.user = golferWith({ createdAt: '2026-08-05T12:00:00.000Z' });
  storeStreak(streakWith({ weeks: 1, year: yearWith({ 1: { exercises: 4 } }) }));
  await open();
  expect(screen.getByText('1 week')).toBeDefined();
  expect(card('Your Year').getByText('You trained in 1 of 16 weeks.')).toBeDefined();
});

test('a week is paused in two taps, and the pause can be taken back', async () => {
  const next = addDays(thisWeek, 7);
  const paused = streakWith({
    pausesLeft: 3,
    year: [...yearWith(), { week: next, exercises: 0, isPaused: true }],
  });
  server.answers[`/api/streak/pauses/${next}`] = () => Response.json(paused);
  await open();
  const pauses = card('Pause a Week');
  expect(pauses.getByText('4 of 4 pauses left in 2026')).toBeDefined();
  fireEvent.click(pauses.getByRole('button', { name: 'Choose a Week' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Which week?' }));
  const choices = dialog.getAllByRole('listitem').map((choice) => choice.textContent);
  expect(choices).toHaveLength(9);
  expect(choices.slice(0, 2)).toEqual(['Nov 22 – 28This week', 'Nov 29 – Dec 5']);
  fireEvent.click(dialog.getByRole('button', { name: 'Nov 29 – Dec 5' }));
  await advance(0.1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(pauses.getByText('3 of 4 pauses left in 2026')).toBeDefined();
  const list = within(pauses.getByRole('list', { name: 'Paused weeks' }));
  expect(list.getAllByRole('listitem').map((item) => item.firstElementChild?.textContent)).toEqual(['Nov 29 – Dec 5']);

  server.answers[`/api/streak/pauses/${next}`] = () => Response.json(streakWith());
  fireEvent.click(list.getByRole('button', { name: 'Take back the pause of Nov 29 – Dec 5' }));
  await advance(0.1);
  expect(pauses.getByText('4 of 4 pauses left in 2026')).toBeDefined();
  expect(pauses.queryByRole('list', { name: 'Paused weeks' })).toBeNull();
});

test('a paused week that was trained has no pause to take back', async () => {
  storeStreak(streakWith({ weeks: 1, year: yearWith({ 0: { isPaused: true, exercises: 2 } }) }));
  await open();
  expect(card('Pause a Week').getByText('4 of 4 pauses left in 2026')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Paused weeks' })).toBeNull();
});

test('a refused pause says why, and the choice stays open', async () => {
  server.answers[`/api/streak/pauses/${thisWeek}`] = refusal(409, 'week-trained', 'You trained this week.');
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Choose a Week' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Which week?' }));
  fireEvent.click(dialog.getByRole('button', { name: /This week/ }));
  await advance(0.1);
  expect(dialog.getByRole('alert').textContent).toContain('You trained this week.');
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: 'Choose a Week' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a pause left there is nothing to choose', async () => {
  storeStreak(streakWith({ pausesLeft: 0, pausableWeeks: [] }));
  await open();
  const pauses = card('Pause a Week');
  expect(pauses.getByText('0 of 4 pauses left in 2026')).toBeDefined();
  expect(pauses.queryByRole('button')).toBeNull();
});

test('what could not be loaded can be loaded again', async () => {
  server.answers['/api/streak'] = refusal(500, 'internal-error', 'Something went wrong.');
  await open();
  expect(screen.getByRole('alert').textContent).toContain('We could not load your streak. Please try again.');
  storeStreak(streakWith({ weeks: 3 }));
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(screen.getByText('3 weeks')).toBeDefined();
});
