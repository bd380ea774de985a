// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { cardOf } from '../../../../test/fixtures/card.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { streakWith, yearWith } from '../../../../test/fixtures/streak.ts';
import WeekStreakCard from './week-streak-card.tsx';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.user = golferWith({ isPremium: true });
  server.answers['/api/streak'] = () => Response.json(streakWith());
});

async function openCard() {
  await openScreens('/', { '/': <WeekStreakCard /> });
  const title = screen.getByRole('heading', { level: 2, name: 'Week Streak' });
  return { card: within(cardOf('Week Streak')), number: title.nextElementSibling?.textContent };
}

test('a free golfer reads that streaks and exercise points come with Premium', async () => {
  server.user = golferWith();
  server.answers['/api/streak'] = () => Response.json(streakWith({ weeks: 4, isAtRisk: true }));
  const { card } = await openCard();
  expect(card.getByText('Streaks and exercise points come with Premium.')).toBeDefined();
  expect(card.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/profile#plans');
  expect(card.queryByRole('link', { name: 'Train Now' })).toBeNull();
});

test.each([
  [0, '0weeks', '1.0× points', 'One exercise a week builds your streak.'],
  [1, '1week', '1.0× points', '2 more weeks to 1.25× points'],
  [4, '4weeks', '1.25× points', '1 more week to 1.5× points'],
  [6, '6weeks', '1.5× points', '1 more week to 2.0× points'],
  [10, '10weeks', '2.5× points', '5 more weeks to 3.0× points'],
  [15, '15weeks', '3.0× points', 'This is the top tier. One exercise a week keeps it.'],
])('a streak of %d weeks has its tier, and the way to the next one', async (weeks, text, tier, next) => {
  server.answers['/api/streak'] = () => Response.json(streakWith({ weeks }));
  const { card, number } = await openCard();
  expect(number).toBe(text);
  expect(card.getByText(tier)).toBeDefined();
  expect(card.getByText(next)).toBeDefined();
  expect(card.getByRole('link', { name: 'Your Year' }).getAttribute('href')).toBe('/streak');
  expect(card.queryByRole('link', { name: 'Train Now' })).toBeNull();
});

test('a streak at risk has one thing to do', async () => {
  server.answers['/api/streak'] = () => Response.json(streakWith({ weeks: 4, isAtRisk: true }));
  const { card } = await openCard();
  expect(card.getByText('Train once by Saturday to keep it.')).toBeDefined();
  expect(card.getByRole('link', { name: 'Train Now' }).getAttribute('href')).toBe('/daily-workout');
  expect(card.queryByText('1 more week to 1.5× points')).toBeNull();
});

test('a paused week asks for nothing', async () => {
  const paused = streakWith({ weeks: 4, year: yearWith({ 0: { isPaused: true } }) });
  server.answers['/api/streak'] = () => Response.json(paused);
  const { card } = await openCard();
  expect(card.getByText('This week is paused. Your streak waits for you.')).toBeDefined();
});

test('a paused week that was trained all the same has the way to the next tier', async () => {
  const trained = streakWith({ weeks: 4, year: yearWith({ 0: { isPaused: true, exercises: 1 } }) });
  server.answers['/api/streak'] = () => Response.json(trained);
  const { card } = await openCard();
  expect(card.getByText('1 more week to 1.5× points')).toBeDefined();
  expect(card.queryByText(/is paused/)).toBeNull();
});

test('without an answer it shows what is known of the golfer', async () => {
  server.user = golferWith({ streak: 5 });
  server.answers['/api/streak'] = refusal(503, 'not-ready', 'We are restarting.');
  const { card, number } = await openCard();
  expect(number).toBe('5weeks');
  expect(card.getByText('1.5× points')).toBeDefined();
});
