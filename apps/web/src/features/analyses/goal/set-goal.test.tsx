// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { Goal, MeasurementName } from '@trueswing/contracts';
import { beforeEach, expect, test } from 'vitest';
import { finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { goalWith } from '../../../../test/fixtures/goal.ts';
import { openReport } from '../../../../test/fixtures/open-report.tsx';
import { refusalOf, type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { SetGoal } from './set-goal.tsx';

let server: ScriptedServer;
let goals: Goal[];
beforeEach(() => {
  server = scriptServer();
  goals = [];
  server.answers['/api/goals'] = () => Response.json(goals);
});

async function show(name: MeasurementName, value: number, reader: Parameters<typeof openReport>[2] = {}) {
  const measured = { value, plusMinus: 4, at: 'top', confidence: 0.9 } as const;
  openReport(<SetGoal analysis={finishedAnalysis()} name={name} measured={measured} />, () => undefined, reader);
  await advance(0.1);
}
const choices = () => [...screen.getByLabelText('Target').querySelectorAll('option')].map(({ label }) => label);
const startForm = () => fireEvent.click(screen.getByRole('button', { name: 'Set a Goal' }));

test('proposes the target of the dial, and sets the goal from this swing', async () => {
  await show('hipRotationDeg', 31);
  startForm();
  expect(choices()).toEqual(['35°', '40°', '45°', '50°', '55°', '60°', '65°', '70°']);
  expect((screen.getByLabelText('Target') as HTMLSelectElement).value).toBe('40');
  server.answers['/api/goals'] = ({ body }) => Response.json(body ? goalWith() : [goalWith()]);
  fireEvent.click(screen.getByRole('button', { name: 'Make It My Goal' }));
  await advance(0.1);
  expect(server.posts[0]?.body).toMatchObject({
    analysisId: finishedAnalysis().id,
    measurement: 'hipRotationDeg',
    target: 40,
  });
  expect(screen.getByText('Your goal is a hip turn of 40° by Mon, Jun 1.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'See Your Goal' }).getAttribute('href')).toBe('/progress');
});

test('a slow tempo is led down to the usual one, without degrees', async () => {
  await show('tempoRatio', 3.4);
  startForm();
  expect(choices()).toEqual(['3.3', '3.2', '3.1', '3.0']);
});

test.each([
  [null, ['5 %', '4 %', '3 %', '2 %', '1 %']],
  [180, ['3.5 in', '3 in', '2 in', '1.5 in', '0.5 in']],
])('of a fault less is offered, in the unit of a golfer whose height is %s', async (heightCm, targets) => {
  await show('pelvisSwayBh', 6.2, { golfer: { heightCm, lengthUnit: 'in' } });
  startForm();
  expect(choices()).toEqual(targets);
  expect((screen.getByLabelText('Target') as HTMLSelectElement).value).toBe('4');
});

test('says why the server refuses a goal', async () => {
  await show('hipRotationDeg', 31);
  startForm();
  server.answers['/api/goals'] = refusalOf('goal-target-too-near');
  fireEvent.click(screen.getByRole('button', { name: 'Make It My Goal' }));
  await advance(0.1);
  expect(screen.getByRole('alert').textContent).toContain('Please choose one farther away.');
});

test.each<[string, MeasurementName, number, Parameters<typeof openReport>[2]]>([
  ['to a reader who is not the owner', 'hipRotationDeg', 31, 'guest'],
  ['without Premium', 'hipRotationDeg', 31, { uploads: { isPremium: false } }],
  ['for a number that is no fault of a swing', 'sideBendDeg', 31, {}],
  ['for a number that is on target', 'spineAngleDeg', 36, {}],
  ['where no target is left', 'tempoRatio', 3, {}],
])('is not offered %s', async (_, name, value, reader) => {
  await show(name, value, reader);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your goal' })).toBeNull();
});
