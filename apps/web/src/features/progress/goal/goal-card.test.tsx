// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { Goal } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { analysisIdOf } from '../../../../test/fixtures/finished-analysis.ts';
import { ballGoalWith, goalEndWith, goalWith } from '../../../../test/fixtures/goal.ts';
import { golferWith } from '../../../../test/fixtures/golfer.ts';
import { openScreens } from '../../../../test/fixtures/open-screens.tsx';
import { type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { GoalCard } from './goal-card.tsx';

const nowMs = Date.parse('2026-05-10T18:00:00Z');
let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  server.user = golferWith({ isPremium: true });
});
const open = (goal: Goal) => openScreens('/progress', { '/progress': <GoalCard goal={goal} nowMs={nowMs} /> });
const path = `/api/goals/${goalWith().id}`;

test('an open goal shows start, retest and target, and takes another target and date', async () => {
  server.answers[path] = () => Response.json(goalWith());
  await open(goalWith());
  expect(screen.getByText('A hip turn of 40° with the driver by Mon, Jun 1')).toBeDefined();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['30°', '35°', '40°']);
  fireEvent.click(screen.getByRole('button', { name: 'Change Goal' }));
  fireEvent.change(screen.getByLabelText('Target'), { target: { value: '45' } });
  const dates = screen.getByLabelText('By').querySelectorAll('option');
  fireEvent.change(screen.getByLabelText('By'), { target: { value: dates[dates.length - 1]?.value } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Goal' }));
  await advance(0.1);
  expect(server.posts).toEqual([{ path, body: { target: 45, dueOn: dates[dates.length - 1]?.value } }]);
  expect(screen.getByRole('button', { name: 'Change Goal' })).toBeDefined();
});

test('before its start is known, a goal for less is offered no target short of what is usual', async () => {
  const part = { measurement: 'pelvisSwayBh', direction: 'down', dueOn: '2026-08-03' } as const;
  const goal = goalWith({ ...part, target: 4, start: null, now: null });
  server.user = golferWith({ isPremium: true, heightCm: 180, lengthUnit: 'cm' });
  await open({ ...goal, opensOn: null, plannedSwings: null, startSwings: 1, retestSwings: 0, smallestGain: null });
  expect(screen.getByText('A hip sway of at most 7 cm with the driver by Mon, Aug 3')).toBeDefined();
  expect(screen.getByText(/^First film 2 more swings from the same place\. Film face-on: only/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Change Goal' }));
  const offered = [...screen.getByLabelText('Target').querySelectorAll('option')].map(({ label }) => label);
  expect(offered).toEqual(['7 cm', '5 cm', '4 cm', '2 cm']);
});

test('a level to the other side has its number large, and its side in words below', async () => {
  const goal = goalWith({ measurement: 'sideBendAtTopDeg', start: -8, now: 2, target: 5 });
  await open(goal);
  const shown = screen
    .getAllByRole('definition')
    .map((each) => [...each.children].map((part) => part.textContent.trim()));
  expect(shown).toEqual([['8°', 'toward target'], ['2°'], ['5°']]);
});

test('a goal is given up once the golfer has confirmed it', async () => {
  server.answers[path] = () => Response.json(goalWith({ end: goalEndWith({ ending: 'given-up' }) }));
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await open(goalWith());
  fireEvent.click(screen.getByRole('button', { name: 'Change Goal' }));
  const giveUp = () => fireEvent.click(screen.getByRole('button', { name: 'Give Up This Goal' }));
  giveUp();
  await advance(0.1);
  const deletions = () => server.calls.filter((call) => call.path === path).length;
  expect(deletions()).toBe(0);
  giveUp();
  await advance(0.1);
  expect(deletions()).toBe(1);
  expect(screen.getByText('You gave up your goal')).toBeDefined();
  confirm.mockRestore();
});

test('a goal for the ball shows its sides in words, and leads to the import of shots', async () => {
  server.answers[path] = () => Response.json(ballGoalWith());
  await open(ballGoalWith());
  expect(screen.getByText('A face angle of 1.0° right with the driver by Mon, Jun 1')).toBeDefined();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '5.2° right',
    '2.3° right',
    '1.0° right',
  ]);
  expect(screen.getByRole('link', { name: 'Import Your Shots' }).getAttribute('href')).toBe('/shots/import');
  fireEvent.click(screen.getByRole('button', { name: 'Change Goal' }));
  const targets = [...screen.getByLabelText('Target').querySelectorAll('option')].map(({ label }) => label);
  expect([targets[0], targets.at(-1)]).toEqual(['4.5° right', '0.0°']);
});

test.each([
  ['without an analysis that runs', [], 'There is no time left for a retest by Fri, May 15. Choose a later date.'],
  [
    'with one that may count',
    [{ id: analysisIdOf(1), technicalDetails: null, faceOnVideoUrl: null }],
    'Your retest is open: film 1 more swing by Fri, May 15.',
  ],
])('a goal of a club whose upload of the week is used, %s', async (_, swings, text) => {
  server.answers['/api/swing-analyses/user/me'] = () => Response.json(swings);
  server.answers['/api/upload-status/me'] = () =>
    Response.json({
      isPremium: true,
      isFreeLimitReached: false,
      canUploadDriver: false,
      canUploadSevenIron: true,
      weeklyDriverUploaded: true,
      weeklySevenIronUploaded: false,
    });
  await open(goalWith({ dueOn: '2026-05-15', retestSwings: 3 }));
  expect(screen.getByText((content) => content.startsWith(text))).toBeDefined();
});

test('a length that has reached its target is shown as the target', async () => {
  server.user = golferWith({ isPremium: true, heightCm: 180, lengthUnit: 'cm' });
  const end = goalEndWith({ start: 8, retest: 3.4 });
  const part = { measurement: 'earlyExtensionBh', direction: 'down', target: 3, start: 8, now: 3.4 } as const;
  await open(goalWith({ ...part, end }));
  expect(screen.getByRole('heading', { name: 'Your retest reads at your target' })).toBeDefined();
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['14 cm', '5 cm', '5 cm']);
  expect(screen.getByText(/your 4 of the retest about 5 cm\./)).toBeDefined();
});

test('an ended goal leads to the next one', async () => {
  await open(goalWith({ end: goalEndWith(), now: 41 }));
  expect(screen.getByRole('heading', { name: 'Your retest reads at your target' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Set Your Next Goal' }).getAttribute('href')).toBe('/analysis');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a golfer without Premium keeps the goal, and reads until when', async () => {
  server.user = golferWith({ isPremium: false });
  await open(goalWith());
  expect(screen.getByText(/^Your goal waits until Mon, Jun 1\./)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Change Goal' })).toBeDefined();
});
