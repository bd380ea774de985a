// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import type { Club } from '@trueswing/contracts';
import { beforeEach, expect, test, vi } from 'vitest';
import { clubAveragesOfShots } from '../../../test/fixtures/ball.ts';
import { cardOf } from '../../../test/fixtures/card.ts';
import { openScreens } from '../../../test/fixtures/open-screens.tsx';
import { type ScriptedServer, scriptServer } from '../../../test/fixtures/scripted-server.ts';
import ProgressPage from './progress.page.tsx';

let server: ScriptedServer;
beforeEach(() => {
  server = scriptServer();
  vi.setSystemTime('2026-11-24T12:00:00.000Z');
  for (const path of ['/api/mobility-checks', '/api/goals', '/api/user-sessions/me', '/api/swing-analyses/user/me']) {
    server.answers[path] = () => Response.json([]);
  }
});

const months = ['2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'];
const pattern = [-8, -3, 0, 3, 8, 1];
const grown = [150, 152, 178, 177];

/** Four months of shots, by the average carry of each club in each month; twelve shots with the club that stands first. */
async function open(carries: Partial<Record<Club, readonly number[]>>) {
  const answers = months.map((month, at) => ({
    month,
    clubs: Object.entries(carries).map(([club, yards], place) => {
      const hit = place === 0 ? [...pattern, ...pattern] : pattern;
      return clubAveragesOfShots(
        club as Club,
        hit.map((off) => ({ carryYd: (yards[at] ?? 0) + off })),
      );
    }),
  }));
  server.answers['/api/ball/months'] = () => Response.json(answers.toReversed());
  for (const answer of answers) server.answers[`/api/ball/months/${answer.month}`] = () => Response.json(answer);
  await openScreens('/progress', { '/progress': <ProgressPage /> });
}
const ball = () => within(cardOf('Ball'));
const choice = () => ball().getByRole<HTMLSelectElement>('combobox', { name: 'Shots with' });

test('a golfer who hits only a 6-iron has a story of it', async () => {
  await open({ '6-iron': grown });
  expect(
    screen.getByText(/^Carry with the 6-iron is 2\d yd higher than before October 2026: a real change\.$/),
  ).toBeDefined();
  expect(ball().getByText('Real change')).toBeDefined();
  expect(ball().getByText('With the 6-Iron')).toBeDefined();
});

test('one club is shown at a time, the most used first, and the others are behind a choice', async () => {
  await open({ 'pitching-wedge': [100, 101, 99, 100], '6-iron': grown });
  expect([...choice().options].map(({ text }) => text)).toEqual(['Pitching Wedge, 48 shots', '6-Iron, 24 shots']);
  expect(within(screen.getByRole('list', { name: 'Ball' })).getAllByRole('listitem')).toHaveLength(1);
  expect(ball().getByText('Noise')).toBeDefined();
  fireEvent.change(choice(), { target: { value: '6-iron' } });
  expect(ball().getByText('Real change')).toBeDefined();
  expect(screen.queryByRole('list', { name: 'Other clubs' })).toBeNull();
});

test('a change with a club that is not chosen is said in its group, and not on top', async () => {
  await open({ driver: [200, 201, 199, 200], '6-iron': grown, '8-iron': grown, '9-iron': grown, hybrid: grown });
  expect(screen.getAllByText(/^Carry with the \S+ is 2\d yd higher .+: a real change\.$/)).toHaveLength(3);
  expect(within(screen.getByRole('list', { name: 'Other clubs' })).getAllByRole('listitem')).toHaveLength(3);
});

test('the club of the swings leads where it has shots', async () => {
  await open({ '6-iron': grown, '7-iron': grown });
  expect(choice().value).toBe('7-iron');
});

test('a filmed club without shots says so, and the clubs with shots can be chosen', async () => {
  await open({ '6-iron': grown });
  fireEvent.click(screen.getByRole('radio', { name: '7-Iron' }));
  expect(ball().getByText(/^No month of the last half year has four shots with this club\./)).toBeDefined();
  expect([...choice().options].map(({ text }) => text)).toEqual(['7-Iron', '6-Iron, 48 shots']);
});
