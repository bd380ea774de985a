// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { centralDayKey } from '@trueswing/domain';
import { beforeEach, expect, test } from 'vitest';
import { cardOf } from '../../../test/fixtures/card.ts';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import HowPointsWorkPage from './how-points-work.page.tsx';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
});
const open = () => openScreens('/how-points-work', { '/how-points-work': <HowPointsWorkPage /> });
/** Cells of a table, without its header. */
const cells = (title: string) =>
  within(cardOf(title))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('base points are a table', async () => {
  await open();
  expect(cells('Base Points')).toEqual([
    ['Exercise completed', '5'],
    ['Swing video analyzed', '10'],
  ]);
});

test('what earns nothing is said', async () => {
  await open();
  expect(within(cardOf('Base Points')).getByText(/same video again earns nothing/)).toBeDefined();
  expect(within(cardOf('Base Points')).getByText('At most 3 exercises in any 90 seconds earn points.')).toBeDefined();
});

test('a free golfer reads what comes with Premium, a Premium golfer does not', async () => {
  await open();
  const card = within(cardOf('Base Points'));
  expect(card.getByText(/^Exercise points and streaks come with Premium\./)).toBeDefined();
  expect(card.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/profile#plans');
  const tips = within(cardOf('Tips'));
  expect(tips.getByText('Streaks and exercise points come with Premium.')).toBeDefined();
  expect(tips.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/profile#plans');
  cleanup();
  server.user = golferWith({ isPremium: true });
  await open();
  expect(screen.queryByText(/come with Premium/)).toBeNull();
});

test.each([
  ['a Premium golfer', { isPremium: true, videoUploadsUsed: 5 }, /^Film a new swing when you can\./],
  ['a free golfer whose upload is left', {}, /^Film a new swing when you can\./],
  ['a free golfer whose upload is used', { videoUploadsUsed: 1 }, /^With Premium you film a new swing each week\./],
])('the tip for %s is one that the plan allows', async (_, golfer, tip) => {
  server.user = golferWith(golfer);
  await open();
  expect(within(cardOf('Tips')).getByText(tip)).toBeDefined();
});

test('the tiers are those of the specification, with the golfer’s own marked', async () => {
  server.user = golferWith({ streak: 8 });
  await open();
  expect(cells('Streak Tiers')).toEqual([
    ['0–2', '1.0×', '5'],
    ['3–4', '1.25×', '6'],
    ['5–6', '1.5×', '8'],
    ['7–9You', '2.0×', '10'],
    ['10–14', '2.5×', '13'],
    ['15+', '3.0×', '15'],
  ]);
});

test('the marked tier is the one that pays today: the next exercise counts its week first', async () => {
  server.user = golferWith({ isPremium: true, streak: 2 });
  const lastWeek = centralDayKey(new Date(Date.now() - 7 * 86_400_000));
  server.answers['/api/user-sessions/me'] = () =>
    Response.json([{ date: lastWeek, exercisesCompleted: 1, pointsEarned: 5, streak: 2 }]);
  await open();
  expect(cells('Streak Tiers').map(([weeks]) => weeks)).toEqual(['0–2', '3–4You', '5–6', '7–9', '10–14', '15+']);
});

test('six exercises at the top tier are 90 points', async () => {
  await open();
  const [situation, sum] = cardOf('Example').querySelectorAll('p');
  expect(situation?.textContent).toBe('You have trained for 15 weeks in a row. Today you complete 6 exercises.');
  expect(sum?.textContent).toBe('6 × 15 =90points');
});

test('how streaks work says when a week begins and how often it can be paused', async () => {
  await open();
  const rules = within(cardOf('How Streaks Work'));
  expect(rules.getByText('A week starts on Sunday').nextElementSibling?.textContent).toBe(
    'At midnight, US Central time.',
  );
  expect(rules.getByText('You can pause').nextElementSibling?.textContent).toContain('up to 4 times a year');
  expect(screen.getByRole('link', { name: 'See your streak' }).getAttribute('href')).toBe('/streak');
});

test('tips lead to the workout, and the arrow back to the leaderboard', async () => {
  await open();
  expect(within(cardOf('Tips')).getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: "Today's Workout" }).getAttribute('href')).toBe('/daily-workout');
  expect(screen.getByRole('link', { name: 'Back to Leaderboard' }).getAttribute('href')).toBe('/leaderboard');
});
