// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardOf } from '../../../../test/fixtures/card.ts';
import { others, penny, rank } from '../../../../test/fixtures/leaderboard.ts';
import {
  openLeaderboard,
  paragraphs,
  startLeaderboardServer,
  storeTables,
} from '../../../../test/fixtures/open-leaderboard.tsx';
import type { ScriptedServer } from '../../../../test/fixtures/scripted-server.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = startLeaderboardServer();
});

describe('the golfer’s position', () => {
  test('is with the points, those to the next place and what they are in exercises', async () => {
    storeTables(server, rank([...others(5, 90), penny(84)]));
    await openLeaderboard(server, { monthlyPoints: 84, streak: 6, isPremium: true });
    expect(paragraphs('Your Position')).toEqual([
      '4th',
      '84points this month',
      'of 6 golfers with points',
      '2 points to catch Golfer 3.',
      '1 exercise gets you there.',
      'Tied with Golfer 4.',
    ]);
    const bar = within(cardOf('Your Position')).getByRole('progressbar');
    expect([bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')]).toEqual([
      'Points of the next golfer that you have',
      '98',
    ]);
  });

  test('of the leader is with the lead', async () => {
    storeTables(server, rank([...others(2, 90), penny(100)]));
    await openLeaderboard(server, { monthlyPoints: 100, streak: 2, isPremium: true });
    expect(paragraphs('Your Position')).toEqual([
      '1st',
      '100points this month',
      'of 3 golfers with points',
      'You lead Golfer 1 by 10 points.',
      'Each exercise adds 6 points.',
    ]);
  });

  test('of a golfer who is not listed says that others do not see it', async () => {
    storeTables(server, rank([penny(100)]));
    await openLeaderboard(server, { isListed: false });
    expect(paragraphs('Your Position').at(-1)).toBe('Other golfers do not see you on the leaderboard.');
  });

  test.each([
    [{}, 'Upload your first swing. It earns 10 points as soon as it is analyzed.', 'Upload Swing Video', '/upload'],
    [{ isPremium: true }, 'Complete one exercise, and you are on the board.', "Today's Workout", '/daily-workout'],
    [
      { videoUploadsUsed: 1 },
      'With Premium, each exercise you complete earns points.',
      'See Premium',
      '/profile#plans',
    ],
  ])('without points is how to earn the first: %j', async (user, text, link, to) => {
    await openLeaderboard(server, user);
    expect(paragraphs('Your Position')).toEqual(['Not ranked yet', '0 points this month', text]);
    const card = within(cardOf('Your Position'));
    expect(card.getByRole('link', { name: link }).getAttribute('href')).toBe(to);
  });
});
