// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cardOf } from '../../../test/fixtures/card.ts';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { others, penny, rank } from '../../../test/fixtures/leaderboard.ts';
import {
  figure,
  openLeaderboard,
  paragraphs,
  startLeaderboardServer,
  storeTables,
  texts,
} from '../../../test/fixtures/open-leaderboard.tsx';
import type { ScriptedServer } from '../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../test/fixtures/test-page.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = startLeaderboardServer();
});
const countCalls = (called: string) => server.calls.filter(({ path }) => path === called).length;

test('the header names the month and its days left', async () => {
  await openLeaderboard(server);
  const title = screen.getByRole('heading', { level: 1, name: 'Leaderboard' });
  expect(title.nextElementSibling?.textContent).toBe('November 2026 · 9 days left');
});

test('the last evening of the month is still its last day in US Central time', async () => {
  vi.setSystemTime('2026-12-01T05:59:00.000Z');
  await openLeaderboard(server);
  const header = screen.getByRole('heading', { level: 1 }).nextElementSibling;
  expect(header?.textContent).toBe('November 2026 · last day');
  await advance(60);
  expect(header?.textContent).toBe('November 2026 · final results soon');
});

test('the points summary has total, month, week, streak and what an exercise earns, which makes the streak longer', async () => {
  await openLeaderboard(server, { totalPoints: 1240, monthlyPoints: 84, weeklyPoints: 36, streak: 6, isPremium: true });
  expect([figure('Total Points'), figure('This Month'), figure('This Week'), figure('Week Streak')]).toEqual([
    '1,240',
    '84',
    '36',
    '6 weeks',
  ]);
  expect(paragraphs('Your Points Summary')).toEqual(['Today each exercise earns you 10 points.2× times']);
});

test('recent workouts are listed, the latest first', async () => {
  await openLeaderboard(server);
  const fold = screen.getByRole('heading', { name: 'Recent Workouts' }).closest('details');
  expect([...(fold?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Sat, Nov 216 exercises+48',
    'Thu, Nov 191 exercise+8',
  ]);
});

test.each([
  [true, 'No workouts yet. Finish an exercise today, and it appears here.'],
  [false, 'No workouts yet. With Premium, each exercise that you finish appears here.'],
])('without workouts it says how one gets there (Premium: %s)', async (isPremium, sentence) => {
  server.answers['/api/user-sessions/me'] = () => Response.json([]);
  await openLeaderboard(server, { isPremium });
  expect(screen.getByText(/^No workouts yet/).textContent).toBe(sentence);
});

test('how points work is said in short, with the way to the rules', async () => {
  await openLeaderboard(server);
  expect(texts('How Points Work')).toEqual([
    '5points for each exercise you complete',
    '10points for each swing video, once it is analyzed',
    '3×for exercises at the longest week streak',
  ]);
  expect(screen.getByRole('link', { name: 'See all the rules' }).getAttribute('href')).toBe('/how-points-work');
  const card = within(cardOf('How Points Work'));
  expect(card.getByText('Streaks and exercise points come with Premium.')).toBeDefined();
  expect(card.getByRole('link', { name: 'See Premium' }).getAttribute('href')).toBe('/profile#plans');
  cleanup();
  await openLeaderboard(server, { isPremium: true });
  expect(within(cardOf('How Points Work')).queryByText(/Premium/)).toBeNull();
});

describe('while it is open', () => {
  test('the user is loaded every 5 s, and the table when the points have changed', async () => {
    const loads = vi.fn(() => Response.json(server.user));
    server.answers['/api/auth/user'] = loads;
    await openLeaderboard(server, { monthlyPoints: 84 });
    const [users, tables] = [loads.mock.calls.length, countCalls('/api/leaderboard')];
    await advance(10.1);
    expect(loads.mock.calls.length - users).toBe(2);
    expect(countCalls('/api/leaderboard')).toBe(tables);
    storeTables(server, rank([...others(3, 90), penny(95)]));
    server.user = golferWith({ monthlyPoints: 95 });
    await advance(5);
    expect(paragraphs('Your Position')[0]).toBe('1st');
    expect(countCalls('/api/leaderboard')).toBe(tables + 1);
    expect(countCalls('/api/leaderboard/standing')).toBe(tables + 1);
  });
});
