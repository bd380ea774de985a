// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardOf } from '../../../../test/fixtures/card.ts';
import { press } from '../../../../test/fixtures/form.ts';
import { others, penny, rank, standingIn } from '../../../../test/fixtures/leaderboard.ts';
import {
  openLeaderboard,
  openTab,
  rows,
  startLeaderboardServer,
  storeTables,
  texts,
} from '../../../../test/fixtures/open-leaderboard.tsx';
import type { ScriptedServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';

const fillsUp = 'Places from rank 4 fill up as more golfers earn points.';
let server: ScriptedServer;
beforeEach(() => {
  server = startLeaderboardServer();
});

describe('the table', () => {
  test('has the top 3 with initials, place and points, and the others from rank 4', async () => {
    const [best, ...rest] = others(5, 90);
    storeTables(
      server,
      rank([{ ...best, id: 'mary', firstName: 'Mary Ann', monthlyPoints: 90, city: null }, ...rest, penny(83)]),
    );
    await openLeaderboard(server, { monthlyPoints: 83 });
    expect(texts('Top 3')).toEqual([
      'MAMary AnnNV90 points1',
      'G2Golfer 2Reno, NV88 points2',
      'G3Golfer 3Reno, NV86 points3',
    ]);
    expect(texts('Other Rankings')).toEqual([
      '4G4Golfer 4Reno, NV84 points',
      '5PPennyYouAustin, TX83 points',
      '6G5Golfer 5Reno, NV82 points',
    ]);
    const marked = rows('Other Rankings').filter((row) => row.getAttribute('aria-current') === 'true');
    expect(marked.map(({ textContent }) => textContent)).toEqual(['5PPennyYouAustin, TX83 points']);
  });

  test('says of golfers with the same points that they are tied', async () => {
    storeTables(
      server,
      rank([
        ...others(3, 90),
        ...others(2, 50).map((golfer) => ({ ...golfer, id: `${golfer.id}b`, monthlyPoints: 50 })),
      ]),
    );
    await openLeaderboard(server);
    expect(texts('Other Rankings')).toEqual([
      'TTied for 4G1Golfer 1Reno, NV50 points',
      'TTied for 4G2Golfer 2Reno, NV50 points',
    ]);
  });

  test('shows more than three who share the first places below the podium', async () => {
    storeTables(server, rank(others(5, 90).map((golfer) => ({ ...golfer, monthlyPoints: 90 }))));
    await openLeaderboard(server);
    expect(texts('Top 3').at(-1)).toBe('TTied for 1G5Golfer 5Reno, NV90 points');
    expect(rows('Top 3')).toHaveLength(5);
  });

  test('has a golfer beyond the 50 with neighbors, and all 50 when asked for', async () => {
    storeTables(server, rank([...others(70, 300), penny(181)]));
    await openLeaderboard(server, { monthlyPoints: 181 });
    // With the gap, which is there for the eye alone.
    const items = () => within(cardOf('Other Rankings')).getAllByRole('listitem', { hidden: true });
    const positions = () => items().map(({ textContent }) => /^\d+/.exec(textContent ?? '')?.[0] ?? '…');
    expect(positions()).toEqual(['4', '5', '6', '7', '8', '9', '10', '…', '59', '60', '61', '62', '63']);
    await press('Show all 50');
    expect(positions().slice(-7)).toEqual(['50', '…', '59', '60', '61', '62', '63']);
    await press('Show fewer');
    expect(positions()).toHaveLength(13);
  });

  describe('with golfers who are not listed', () => {
    const [hidden, second, third, fourth] = rank(others(4, 90));
    if (!hidden || !second || !third || !fourth) throw new Error('There are four.');

    test('calls none of their places open', async () => {
      storeTables(server, [second, third, fourth], [second, third]);
      server.answers['/api/leaderboard/standing'] = () => Response.json({ ...standingIn([]), golfers: 4 });
      await openLeaderboard(server);
      expect(texts('Top 3')).toEqual(['G2Golfer 2Reno, NV88 points2', 'G3Golfer 3Reno, NV86 points3']);
      expect(texts('Other Rankings')).toHaveLength(1);
      await openTab('Last Month');
      expect(texts('Top 3')).toHaveLength(2);
    });

    test('calls the place open that no golfer has, and not theirs', async () => {
      storeTables(server, [second]);
      server.answers['/api/leaderboard/standing'] = () => Response.json({ ...standingIn([]), golfers: 2 });
      await openLeaderboard(server);
      expect(texts('Top 3')).toEqual(['G2Golfer 2Reno, NV88 points2', 'Open']);
      const columns = rows('Top 3').map(({ className }) => /col-start-\d/.exec(className)?.[0]);
      // The second place is on the left, the third on the right.
      expect(columns).toEqual(['col-start-1', 'col-start-3']);
    });

    test('does not call the places from rank 4 free, which they have', async () => {
      storeTables(server, [hidden, second, third]);
      server.answers['/api/leaderboard/standing'] = () => Response.json({ ...standingIn([]), golfers: 4 });
      await openLeaderboard(server);
      expect(texts('Top 3')).toHaveLength(3);
      expect(screen.queryByText(fillsUp)).toBeNull();
    });

    test('has a sentence in place of a podium without golfers', async () => {
      storeTables(server, [fourth]);
      server.answers['/api/leaderboard/standing'] = () => Response.json({ ...standingIn([]), golfers: 4 });
      await openLeaderboard(server);
      expect(within(cardOf('Top 3')).getByText('The golfers in these places are not listed.')).toBeDefined();
    });

    test('does not say that no one has points', async () => {
      storeTables(server, []);
      server.answers['/api/leaderboard/standing'] = () => Response.json({ ...standingIn([]), golfers: 1 });
      await openLeaderboard(server);
      expect(screen.getByText('No one to show yet')).toBeDefined();
      expect(screen.queryByText('The month is wide open')).toBeNull();
    });
  });

  test('says that the places from rank 4 fill up, but of last month', async () => {
    storeTables(server, rank(others(3, 90)), rank(others(3, 90)));
    await openLeaderboard(server);
    expect(screen.getByText(fillsUp)).toBeDefined();
    await openTab('Last Month');
    expect(screen.getByText('Final table of October 2026')).toBeDefined();
    expect(screen.queryByText(fillsUp)).toBeNull();
  });

  test('shows the places that are still free', async () => {
    storeTables(server, rank(others(1, 90)));
    await openLeaderboard(server);
    expect(texts('Top 3')).toEqual(['G1Golfer 1Reno, NV90 points1', 'Open', 'Open']);
  });

  test('of last month has no open place', async () => {
    storeTables(server, [], rank(others(1, 90)));
    await openLeaderboard(server);
    await openTab('Last Month');
    expect(texts('Top 3')).toHaveLength(1);
  });

  test('of an open month says so, in the words of this and of last month', async () => {
    storeTables(server, []);
    await openLeaderboard(server);
    expect(screen.getByText('The month is wide open')).toBeDefined();
    await openTab('Last Month');
    expect(screen.getByText('No one is listed for October')).toBeDefined();
  });

  test('of last month is the final one, with the golfer’s place in it', async () => {
    storeTables(server, [], rank([...others(20, 300), penny(279)]));
    await openLeaderboard(server);
    await openTab('Last Month');
    const panel = within(screen.getByRole('tabpanel', { name: 'Last Month' }));
    expect(panel.getByText('You finished 12th with 279 points.')).toBeDefined();
    expect(panel.getByText('Final table of October 2026')).toBeDefined();
    expect(texts('Top 3')).toHaveLength(3);
  });

  test('of last month is not called final while the month is being closed', async () => {
    const table = rank([...others(2, 300), penny(279)]);
    storeTables(server, [], table);
    const path = '/api/leaderboard/last-month';
    const answer = { month: '2026-10-01', position: 3, monthlyPoints: 279, entries: table };
    server.answers[path] = () => Response.json({ ...answer, isFinal: false });
    await openLeaderboard(server);
    await openTab('Last Month');
    const panel = within(screen.getByRole('tabpanel', { name: 'Last Month' }));
    expect(panel.getByText('So far you are 3rd with 279 points.')).toBeDefined();
    expect(panel.getByText(/The final table comes in a few minutes\.$/)).toBeDefined();
    expect(panel.queryByText(/Final table of/)).toBeNull();

    server.answers[path] = () => Response.json({ ...answer, isFinal: true });
    await advance(30);
    expect(panel.getByText('You finished 3rd with 279 points.')).toBeDefined();
    expect(panel.getByText('Final table of October 2026')).toBeDefined();
    const calls = () => server.calls.filter((call) => call.path === path).length;
    const before = calls();
    await advance(60);
    expect(calls()).toBe(before);
  });
});
