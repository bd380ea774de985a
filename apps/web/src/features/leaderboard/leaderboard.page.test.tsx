// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { LeaderboardEntry, User } from '@trueswing/contracts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { press } from '../../../test/fixtures/form.ts';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { others, penny, rank, standingIn } from '../../../test/fixtures/leaderboard.ts';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../test/fixtures/test-page.ts';
import LeaderboardPage from './leaderboard.page.tsx';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  vi.setSystemTime('2026-11-22T18:00:00.000Z');
  server.answers['/api/user-sessions/me'] = () =>
    Response.json([
      { date: '2026-11-19', exercisesCompleted: 1, pointsEarned: 8, streak: 5 },
      { date: '2026-11-21', exercisesCompleted: 6, pointsEarned: 48, streak: 6 },
    ]);
  holds(rank(others(3, 90)));
});

/** The tables that the server holds; the signed-in golfer is in them or not. */
function holds(table: LeaderboardEntry[], lastMonth: LeaderboardEntry[] = []): void {
  const { position, monthlyPoints } = standingIn(lastMonth);
  const answers = {
    '/api/leaderboard': table.slice(0, 50),
    '/api/leaderboard/standing': standingIn(table),
    '/api/leaderboard/last-month': { month: '2026-10-01', position, monthlyPoints, entries: lastMonth.slice(0, 50) },
  };
  for (const [path, answer] of Object.entries(answers)) server.answers[path] = () => Response.json(answer);
}

const open = (user: Partial<User> = {}) => {
  server.user = golferWith(user);
  return openScreens('/leaderboard', { '/leaderboard': <LeaderboardPage /> });
};
/** The card with this title. */
const card = (title: string): HTMLElement => {
  const section = screen.getByRole('heading', { name: title }).closest('section');
  if (!section) throw new Error(`${title} is not a card`);
  return section;
};
const paragraphs = (title: string) => [...card(title).querySelectorAll('p')].map(({ textContent }) => textContent);
const rows = (title: string) => within(card(title)).getAllByRole('listitem');
const texts = (title: string) => rows(title).map(({ textContent }) => textContent);
const figure = (name: string) => within(card('Your Points Summary')).getByText(name).nextElementSibling?.textContent;
const pathsCalled = () => server.calls.map(({ path }) => path);
const countCalls = (path: string) => pathsCalled().filter((each) => each === path).length;

describe('the golfer’s position', () => {
  test('is with the points, those to the next place and what they are in exercises', async () => {
    holds(rank([...others(5, 90), penny(84)]));
    await open({ monthlyPoints: 84, streak: 6, isPremium: true });
    expect(paragraphs('Your Position')).toEqual([
      '4th',
      '84points this month',
      'of 6 golfers with points',
      '2 points to catch Golfer 3.',
      '1 exercise gets you there.',
      'Tied with Golfer 4.',
    ]);
    const bar = within(card('Your Position')).getByRole('progressbar');
    expect([bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')]).toEqual([
      'Points of the next golfer that you have',
      '98',
    ]);
  });

  test('of the leader is with the lead', async () => {
    holds(rank([...others(2, 90), penny(100)]));
    await open({ monthlyPoints: 100, streak: 2, isPremium: true });
    expect(paragraphs('Your Position')).toEqual([
      '1st',
      '100points this month',
      'of 3 golfers with points',
      'You lead Golfer 1 by 10 points.',
      'Each exercise adds 6 points.',
    ]);
  });

  test('of a golfer who is not listed says that others do not see it', async () => {
    holds(rank([penny(100)]));
    await open({ isListed: false });
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
    await open(user);
    expect(paragraphs('Your Position')).toEqual(['Not ranked yet', '0 points this month', text]);
    expect(screen.getByRole('link', { name: link }).getAttribute('href')).toBe(to);
  });
});

test('the header names the month and its days left', async () => {
  await open();
  const title = screen.getByRole('heading', { level: 1, name: 'Leaderboard' });
  expect(title.nextElementSibling?.textContent).toBe('November 2026 · 9 days left');
});

test('the last evening of the month is still its last day in US Central time', async () => {
  vi.setSystemTime('2026-12-01T05:59:00.000Z');
  await open();
  const header = screen.getByRole('heading', { level: 1 }).nextElementSibling;
  expect(header?.textContent).toBe('November 2026 · last day');
  await advance(60);
  expect(header?.textContent).toBe('November 2026 · final results soon');
});

describe('the table', () => {
  test('has the top 3 with initials, place and points, and the others from rank 4', async () => {
    const [best, ...rest] = others(5, 90);
    holds(rank([{ ...best, id: 'mary', firstName: 'Mary Ann', monthlyPoints: 90, city: null }, ...rest, penny(83)]));
    await open({ monthlyPoints: 83 });
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
    holds(
      rank([
        ...others(3, 90),
        ...others(2, 50).map((golfer) => ({ ...golfer, id: `${golfer.id}b`, monthlyPoints: 50 })),
      ]),
    );
    await open();
    expect(texts('Other Rankings')).toEqual([
      'TTied for 4G1Golfer 1Reno, NV50 points',
      'TTied for 4G2Golfer 2Reno, NV50 points',
    ]);
  });

  test('shows more than three who share the first places below the podium', async () => {
    holds(rank(others(5, 90).map((golfer) => ({ ...golfer, monthlyPoints: 90 }))));
    await open();
    expect(texts('Top 3').at(-1)).toBe('TTied for 1G5Golfer 5Reno, NV90 points');
    expect(rows('Top 3')).toHaveLength(5);
  });

  test('has a golfer beyond the 50 with neighbors, and all 50 when asked for', async () => {
    holds(rank([...others(70, 300), penny(181)]));
    await open({ monthlyPoints: 181 });
    // With the gap, which is there for the eye alone.
    const items = () => within(card('Other Rankings')).getAllByRole('listitem', { hidden: true });
    const positions = () => items().map(({ textContent }) => /^\d+/.exec(textContent ?? '')?.[0] ?? '…');
    expect(positions()).toEqual(['4', '5', '6', '7', '8', '9', '10', '…', '59', '60', '61', '62', '63']);
    await press('Show all 50');
    expect(positions().slice(-7)).toEqual(['50', '…', '59', '60', '61', '62', '63']);
    await press('Show fewer');
    expect(positions()).toHaveLength(13);
  });

  test('of an open month says so, in the words of this and of last month', async () => {
    holds([]);
    await open();
    expect(screen.getByText('The month is wide open')).toBeDefined();
    await openTab('Last Month');
    expect(screen.getByText('No points in October')).toBeDefined();
  });

  test('of last month is the final one, with the golfer’s place in it', async () => {
    holds([], rank([...others(20, 300), penny(279)]));
    await open();
    await openTab('Last Month');
    const panel = within(screen.getByRole('tabpanel', { name: 'Last Month' }));
    expect(panel.getByText('You finished 12th with 279 points.')).toBeDefined();
    expect(panel.getByText('Final table of October 2026')).toBeDefined();
    expect(texts('Top 3')).toHaveLength(3);
  });
});

async function openTab(name: string): Promise<void> {
  fireEvent.click(screen.getByRole('tab', { name }));
  await advance(0.1);
}

test('the points summary has total, month, week, streak and what an exercise earns, which makes the streak longer', async () => {
  await open({ totalPoints: 1240, monthlyPoints: 84, weeklyPoints: 36, streak: 6, isPremium: true });
  expect([figure('Total Points'), figure('This Month'), figure('This Week'), figure('Week Streak')]).toEqual([
    '1,240',
    '84',
    '36',
    '6 weeks',
  ]);
  expect(paragraphs('Your Points Summary')).toEqual(['Today each exercise earns you 10 points.2× times']);
});

test('recent workouts are listed, the latest first', async () => {
  await open();
  const fold = screen.getByRole('heading', { name: 'Recent Workouts' }).closest('details');
  expect([...(fold?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Sat, Nov 216 exercises+48',
    'Thu, Nov 191 exercise+8',
  ]);
});

test('how points work is said in short, with the way to the rules', async () => {
  await open();
  expect(texts('How Points Work')).toEqual([
    '5points for each exercise you complete',
    '10points for each swing video, once it is analyzed',
    '3×for exercises at the longest week streak',
  ]);
  expect(screen.getByRole('link', { name: 'See all the rules' }).getAttribute('href')).toBe('/how-points-work');
});

describe('while it is open', () => {
  test('the user is loaded every 5 s, and the table when the points have changed', async () => {
    const loads = vi.fn(() => Response.json(server.user));
    server.answers['/api/auth/user'] = loads;
    await open({ monthlyPoints: 84 });
    const [users, tables] = [loads.mock.calls.length, countCalls('/api/leaderboard')];
    await advance(10.1);
    expect(loads.mock.calls.length - users).toBe(2);
    expect(countCalls('/api/leaderboard')).toBe(tables);
    holds(rank([...others(3, 90), penny(95)]));
    server.user = golferWith({ monthlyPoints: 95 });
    await advance(5);
    expect(paragraphs('Your Position')[0]).toBe('1st');
    expect(countCalls('/api/leaderboard')).toBe(tables + 1);
    expect(countCalls('/api/leaderboard/standing')).toBe(tables + 1);
  });
});

describe('what cannot be loaded', () => {
  const broken = refusal(500, 'internal-error', 'Something went wrong.');
  const alerts = () => screen.getAllByRole('alert').map(({ firstChild }) => firstChild?.textContent);

  test('is said for the table alone', async () => {
    holds(rank([...others(5, 90), penny(81)]));
    server.answers['/api/leaderboard'] = broken;
    await open({ monthlyPoints: 81 });
    expect(alerts()).toEqual(['Failed to load leaderboard. Please try again.']);
    expect(paragraphs('Your Position')[0]).toBe('6th');
    holds(rank(others(3, 90)));
    await press('Try Again');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(rows('Top 3')).toHaveLength(3);
  });

  test('is said for last month alone', async () => {
    server.answers['/api/leaderboard/last-month'] = broken;
    await open();
    expect(screen.queryByRole('alert')).toBeNull();
    await openTab('Last Month');
    expect(alerts()).toEqual(['Failed to load leaderboard. Please try again.']);
  });

  test('is said for the position alone', async () => {
    server.answers['/api/leaderboard/standing'] = broken;
    await open();
    expect(within(card('Your Position')).getByRole('alert').firstChild?.textContent).toBe(
      'Unable to load your statistics.',
    );
    expect(rows('Top 3')).toHaveLength(3);
  });

  test('is said for the user, whose last points stay', async () => {
    await open({ totalPoints: 1240 });
    server.answers['/api/auth/user'] = broken;
    // It is requested again twice before it counts as failed.
    await advance(10);
    expect(within(card('Your Points Summary')).getByRole('alert').firstChild?.textContent).toBe(
      'Unable to load your statistics.',
    );
    expect(figure('Total Points')).toBe('1,240');
  });

  test('is said of a user who does not exist', async () => {
    server.answers['/api/leaderboard/standing'] = refusal(404, 'user-not-found', 'There is no such user.');
    await open();
    expect(screen.getByText('User Not Found').nextElementSibling?.textContent).toBe('Unable to load user profile.');
  });
});

test('while they load, position and table say so', async () => {
  const never = () => new Promise<Response>(() => {});
  server.answers['/api/leaderboard'] = never;
  server.answers['/api/leaderboard/standing'] = never;
  await open();
  const loading = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(loading).toEqual(expect.arrayContaining(['Loading your position', 'Loading the leaderboard']));
});
