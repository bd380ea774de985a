// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { FocusArea, Measurements, ProgressSwing } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { clubAveragesOfShots } from '../../../test/fixtures/ball.ts';
import { cardOf } from '../../../test/fixtures/card.ts';
import {
  analysisIdOf,
  finishedAnalysis,
  measurementsUnderTest,
  viewUnderTest,
} from '../../../test/fixtures/finished-analysis.ts';
import { goalWith } from '../../../test/fixtures/goal.ts';
import { golferWith } from '../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { refusal, type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../test/fixtures/test-page.ts';
import ProgressPage from './progress.page.tsx';

const framing = { statureShare: 0.7, feetX: 0.5, feetY: 0.85 };
const turned = (value: number): Measurements => ({
  ...measurementsUnderTest,
  hipRotationDeg: {
    value,
    plusMinus: 12,
    interval: { low: value - 12, high: value + 12 },
    views: 'face-on',
    at: 'top',
    confidence: 0.9,
  },
});
/** Noon of a day in November on the golfer's own clock. */
const noonOf = (day: number): string => new Date(2026, 10, day, 12).toISOString();
const swing = (day: number, hipsDeg: number, part: Partial<ProgressSwing> = {}): ProgressSwing => ({
  id: analysisIdOf(day),
  createdAt: noonOf(day),
  clubSelection: 'driver',
  algorithm: 'swing-1',
  faceOn: { ...viewUnderTest, framing },
  downTheLine: null,
  measurements: turned(hipsDeg),
  ...part,
});
const trained = (date: string, exercisesCompleted = 4, areas: readonly FocusArea[] = []) => ({
  date,
  exercisesCompleted,
  pointsEarned: 40,
  streak: 1,
  areas,
});

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  vi.setSystemTime(noonOf(24));
  server.user = golferWith({ isPremium: true });
  server.answers['/api/mobility-checks'] = () => Response.json([]);
  server.answers['/api/goals'] = () => Response.json([]);
  server.answers['/api/user-sessions/me'] = () => Response.json([]);
  server.answers['/api/swing-analyses/user/me'] = () => Response.json([]);
  serveShots({});
});
/** Months with six shots with a driver, by their average carry. */
function serveShots(carries: Record<string, number>) {
  const months = Object.entries(carries).toReversed();
  server.answers['/api/ball/months'] = () =>
    Response.json(months.map(([month]) => ({ month, clubs: [{ club: 'driver', shots: 6 }] })));
  for (const [month, carryYd] of months) {
    const shots = [-8, -3, 0, 3, 8, 1].map((off) => ({ carryYd: carryYd + off }));
    server.answers[`/api/ball/months/${month}`] = () =>
      Response.json({ month, clubs: [clubAveragesOfShots('driver', shots)] });
  }
}
const open = async (swings: readonly ProgressSwing[]) => {
  server.answers['/api/swing-analyses/user/me/progress'] = () => Response.json(swings);
  await openScreens('/progress', { '/progress': <ProgressPage /> });
};
const callsOf = (part: string) => server.calls.filter(({ path }) => path.includes(part)).length;
const row = (title: string, label: string) => {
  const item = within(cardOf(title)).getByText(label).closest('li');
  if (!item) throw new Error(`no row ${label}`);
  return item.textContent;
};

test('a real change leads the screen, with its ranges and the workouts between', async () => {
  server.answers['/api/goals'] = () => Response.json([]);
  server.answers['/api/user-sessions/me'] = () =>
    Response.json([
      trained('2026-11-01', 4, ['Pelvic Mobility & Control', 'Core Control & Rotational Strength']),
      trained('2026-11-08', 4, ['Ankle Mobility & Foot Function', 'Pelvic Mobility & Control']),
      trained('2026-11-09', 0),
      trained('2026-12-01'),
    ]);
  await open([25, 27, 24, 26, 45, 47, 44, 46].map((deg, index) => swing(index + 1, deg)).toReversed());
  expect(
    screen.getByText(/^You turn your hips 27° more with the driver than before Nov 5, 2026: a real change\.$/),
  ).toBeDefined();
  expect(row('Swing', 'Hip rotation')).toMatch(
    /^Hip rotationReal change35–60°\+27°Nov 1, 2026 to Nov 8, 2026, 2 workouts between, most for your hips\. Since Nov 5, 2026: 14° to 40° more\. A change of \d+° would show\.See before and after$/,
  );
  expect(row('Swing', 'Tempo')).toContain('Noise');
});

test('between two alike swings nothing is claimed, and the change that would show is named', async () => {
  await open([swing(8, 33), swing(1, 30)]);
  expect(
    screen.getByText(
      /^No change is certain yet since Nov 1, 2026\. Shoulder turn with the driver: a change of \d+° would show\.$/,
    ),
  ).toBeDefined();
  expect(row('Swing', 'Hip rotation')).toContain('Noise');
});

test.each([
  ['no swing', [], 'No swing with this club was measured in the last half year. Film one, and your story begins.'],
  [
    'one swing',
    [swing(1, 30)],
    'One swing with this club was measured in the last half year. Film the next one from the same place, and a change can show.',
  ],
])('%s: the sentence says what is missing', async (_, swings, sentence) => {
  await open(swings);
  expect(screen.getByText(sentence)).toBeDefined();
  expect(row('Swing', 'Hip rotation')).toMatch(
    swings.length === 0
      ? /^Hip rotationNothing to compare in half a year$/
      : /^Hip rotation20–40°One measurement in half a year\. In the next one like it, a change of \d+° would show\.$/,
  );
  expect(within(cardOf('Swing')).getByRole('link', { name: 'Film the Next Swing' })).toBeDefined();
  expect(screen.queryByRole('link', { name: /before and after/ })).toBeNull();
  expect(within(cardOf('Body')).getByRole('link', { name: 'Check Your Mobility' })).toBeDefined();
});

test.each([
  [true, 'You can upload this club again from Sunday at midnight (CT).'],
  [false, '10 analyses a day are done. Upload again after midnight (CT).'],
])('a club that takes no upload says when it does (its week is used: %s)', async (weeklyDriverUploaded, sentence) => {
  server.answers['/api/upload-status/me'] = () =>
    Response.json({
      isPremium: true,
      isFreeLimitReached: false,
      canUploadDriver: false,
      canUploadSevenIron: true,
      weeklyDriverUploaded,
      weeklySevenIronUploaded: false,
    });
  await open([swing(1, 30)]);
  expect(within(cardOf('Swing')).getByText(sentence)).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Film the Next Swing' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '7-Iron' }));
  const link = within(cardOf('Swing')).getByRole('link', { name: 'Film the Next Swing' });
  expect(link.getAttribute('href')).toBe('/upload?club=7-iron');
});

test('swings from another place show why they are not compared', async () => {
  const faceOn = { ...viewUnderTest, framing: { ...framing, statureShare: 0.9 } };
  await open([swing(8, 60), swing(1, 30, { faceOn })]);
  expect(within(screen.getByRole('list', { name: 'Swing' })).getByText('Hip rotation')).toBeDefined();
  expect(row('Swing', 'Hip rotation')).toContain('Filmed differently');
});

test('the free plan shows the body, and what Premium adds', async () => {
  server.user = golferWith({ isPremium: false });
  await open([]);
  expect(screen.getByText('With Premium you also see what really changed in your swing.')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Swing' })).toBeNull();
  expect(server.calls.some(({ path }) => path.includes('/progress'))).toBe(false);
});

test('a body that was checked once has the check as its next step, not a swing', async () => {
  server.user = golferWith({ isPremium: false });
  const turn = { turnDeg: 40, plusMinusDeg: 3, repetitions: 3 };
  server.answers['/api/mobility-checks'] = () =>
    Response.json([
      {
        id: '5cf1cf1c-6b3d-4d3a-9a55-0f3a52d0a001',
        method: 'phone',
        version: 1,
        createdAt: new Date().toISOString(),
        parts: { chest: null, separation: null, hips: { right: turn, left: turn, asymmetryDeg: 0 } },
      },
    ]);
  await open([]);
  expect(
    screen.getByText('One mobility check of the last half year shows both sides. Repeat it, and a change can show.'),
  ).toBeDefined();
  expect(row('Body', 'Hip turn')).toContain('One measurement in half a year');
  expect(within(cardOf('Body')).getByText(/^Each number is the mean of both sides\./)).toBeDefined();
});

test('two swings far apart are likely a change, and the swings are counted that are missing', async () => {
  await open([swing(8, 70), swing(1, 20)]);
  expect(row('Swing', 'Hip rotation')).toMatch(
    /Likely.+\. 4 more swings can make a change real\.See before and after$/,
  );
});

test('a swing that is compared is shown beside the first one, at the moment of the number', async () => {
  await open([swing(8, 70), swing(4, 30), swing(1, 20)]);
  const link = within(cardOf('Swing')).getByRole('link', { name: 'See before and after: Hip rotation' });
  expect(link.getAttribute('href')).toBe(
    `/progress/compare/${analysisIdOf(1)}/${analysisIdOf(8)}?moment=top&view=face-on`,
  );
  const tempo = within(cardOf('Swing')).getByRole('link', { name: 'See before and after: Tempo' });
  expect(tempo.getAttribute('href')).toContain('?moment=impact&');
});

test('the free plan shows the ball by month, and leaves out numbers that the shots do not have', async () => {
  server.user = golferWith({ isPremium: false });
  serveShots({ '2026-08-01': 200, '2026-09-01': 202, '2026-10-01': 228, '2026-11-01': 227 });
  await open([]);
  expect(
    screen.getByText(/^Carry with the driver is 2\d yd higher than before October 2026: a real change\.$/),
  ).toBeDefined();
  expect(row('Ball', 'Carry')).toMatch(
    /^CarryReal change2\d\d–2\d\d yd\+2\d ydAugust 2026 to November 2026, 0 workouts between\. Since October 2026: \d+ yd to \d+ yd more\. A change of \d+ yd would show\.$/,
  );
  expect(within(screen.getByRole('list', { name: 'Ball' })).getAllByRole('listitem')).toHaveLength(1);
});

test('two months of shots lack four more, and none have their next step', async () => {
  serveShots({ '2026-10-01': 200, '2026-11-01': 230 });
  await open([]);
  expect(row('Ball', 'Carry')).toMatch(/Likely.+ 4 more months can make a change real\.$/);
  fireEvent.click(screen.getByRole('radio', { name: '7-Iron' }));
  expect(
    screen.getByText('No month of the last half year has four shots with this club. Add yours, and your story begins.'),
  ).toBeDefined();
  expect(within(cardOf('Ball')).getByRole('link', { name: 'Add Shots' })).toBeDefined();
});

test('a failure has a sentence and a way to try again', async () => {
  server.answers['/api/swing-analyses/user/me/progress'] = refusal(503, 'unavailable', 'Later.');
  await openScreens('/progress', { '/progress': <ProgressPage /> });
  expect(screen.getByText('We could not load your progress. Please try again.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try Again' })).toBeDefined();
});

test('a goal that cannot be loaded, or that this version does not know, hides no group', async () => {
  server.answers['/api/goals'] = () => Response.json([{ ...goalWith(), measurement: 'ofTomorrowDeg' }]);
  await open([swing(8, 70), swing(1, 20)]);
  expect(screen.getByText('We could not load your goal. Please try again.')).toBeDefined();
  for (const group of ['Swing', 'Ball', 'Body']) expect(cardOf(group)).toBeDefined();
  server.answers['/api/goals'] = () => Response.json([goalWith()]);
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(screen.getByRole('heading', { name: 'Your Goal' })).toBeDefined();
});

test('shots that cannot be loaded leave the other groups, and can be tried again', async () => {
  serveShots({ '2026-10-01': 200, '2026-11-01': 230 });
  const answer = server.answers['/api/ball/months/2026-10-01'];
  server.answers['/api/ball/months/2026-10-01'] = refusal(503, 'unavailable', 'Later.');
  await open([swing(8, 70), swing(1, 20)]);
  expect(row('Swing', 'Hip rotation')).toContain('Likely');
  expect(within(cardOf('Ball')).getByRole('alert').textContent).toContain('We could not load your shots.');
  if (answer) server.answers['/api/ball/months/2026-10-01'] = answer;
  fireEvent.click(within(cardOf('Ball')).getByRole('button', { name: 'Try Again' }));
  await advance(0.1);
  expect(row('Ball', 'Carry')).toContain('Likely');
});

test('months are read one at a time, and again only where the number of shots has changed', async () => {
  const carries = { '2026-08-01': 200, '2026-09-01': 202, '2026-10-01': 228 };
  serveShots(carries);
  let [reading, most] = [0, 0];
  for (const month of Object.keys(carries)) {
    const path = `/api/ball/months/${month}`;
    const answer = server.answers[path];
    server.answers[path] = async (sent) => {
      most = Math.max(most, ++reading);
      await Promise.resolve();
      reading--;
      return answer?.(sent) ?? Response.error();
    };
  }
  await open([]);
  expect(row('Ball', 'Carry')).toContain('August 2026 to October 2026');
  expect([callsOf('/ball/months/'), most]).toEqual([3, 1]);
  serveShots({ ...carries, '2026-11-01': 227 });
  fireEvent(window, new Event('visibilitychange'));
  await advance(0.1);
  expect(row('Ball', 'Carry')).toContain('August 2026 to November 2026');
  expect(callsOf('/ball/months/')).toBe(4);
});

test('an analysis that ends while the screen is open shows', async () => {
  const list = '/api/swing-analyses/user/me';
  server.answers[list] = () => Response.json([finishedAnalysis({ technicalDetails: null, faceOnVideoUrl: null })]);
  await open([swing(1, 20)]);
  server.answers[list] = () => Response.json([finishedAnalysis()]);
  server.answers[`${list}/progress`] = () => Response.json([swing(8, 70), swing(1, 20)]);
  await advance(6);
  expect(row('Swing', 'Hip rotation')).toContain('Likely');
});

test('each group says what its own ranges mean, and a group without numbers does not', async () => {
  serveShots({ '2026-11-01': 230 });
  await open([]);
  expect(within(cardOf('Ball')).getByText(/^A range is where your average of that month lies\./)).toBeDefined();
  expect(screen.queryByText(/For a turn, most of that is the same each time/)).toBeNull();
  expect(screen.queryByText(/A range is what one check can be off by/)).toBeNull();
});
