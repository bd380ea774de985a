// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardOf } from '../../../test/fixtures/card.ts';
import { press } from '../../../test/fixtures/form.ts';
import { others, penny, rank } from '../../../test/fixtures/leaderboard.ts';
import {
  figure,
  openLeaderboard,
  openTab,
  paragraphs,
  rows,
  startLeaderboardServer,
  storeTables,
} from '../../../test/fixtures/open-leaderboard.tsx';
import { refusal, type ScriptedServer } from '../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../test/fixtures/test-page.ts';

let server: ScriptedServer;
beforeEach(() => {
  server = startLeaderboardServer();
});

describe('what cannot be loaded', () => {
  const broken = refusal(500, 'internal-error', 'Something went wrong.');
  const alerts = () => screen.getAllByRole('alert').map(({ firstChild }) => firstChild?.textContent);

  test('is said for the table alone', async () => {
    storeTables(server, rank([...others(5, 90), penny(81)]));
    server.answers['/api/leaderboard'] = broken;
    await openLeaderboard(server, { monthlyPoints: 81 });
    expect(alerts()).toEqual(['Failed to load leaderboard. Please try again.']);
    expect(paragraphs('Your Position')[0]).toBe('6th');
    storeTables(server, rank(others(3, 90)));
    await press('Try Again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rows('Top 3')).toHaveLength(3);
  });

  test('is said for last month alone', async () => {
    server.answers['/api/leaderboard/last-month'] = broken;
    await openLeaderboard(server);
    expect(screen.queryByRole('alert')).toBeNull();
    await openTab('Last Month');
    expect(alerts()).toEqual(['Failed to load leaderboard. Please try again.']);
  });

  test('is said for the position alone', async () => {
    server.answers['/api/leaderboard/standing'] = broken;
    await openLeaderboard(server);
    expect(within(cardOf('Your Position')).getByRole('alert').firstChild?.textContent).toBe(
      'Unable to load your statistics.',
    );
    expect(rows('Top 3')).toHaveLength(3);
  });

  test('is said for the user, whose last points stay', async () => {
    await openLeaderboard(server, { totalPoints: 1240 });
    server.answers['/api/auth/user'] = broken;
    // It is requested again twice before it counts as failed.
    await advance(10);
    expect(within(cardOf('Your Points Summary')).getByRole('alert').firstChild?.textContent).toBe(
      'Unable to load your statistics.',
    );
    expect(figure('Total Points')).toBe('1,240');
  });

  test('is said of a user who does not exist', async () => {
    server.answers['/api/leaderboard/standing'] = refusal(404, 'user-not-found', 'There is no such user.');
    await openLeaderboard(server);
    expect(screen.getByText('User Not Found').nextElementSibling?.textContent).toBe(
      'Unable to load user profile.Log out and sign in again.',
    );
  });
});

test('while they load, position and table say so', async () => {
  const never = () => new Promise<Response>(() => {});
  server.answers['/api/leaderboard'] = never;
  server.answers['/api/leaderboard/standing'] = never;
  await openLeaderboard(server);
  const loading = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(loading).toEqual(expect.arrayContaining(['Loading your position', 'Loading the leaderboard']));
});
