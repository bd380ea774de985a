// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { Goal } from '@trueswing/contracts';
import { beforeEach, expect, test } from 'vitest';
import { detailsUnderTest, finishedAnalysis } from '../../../../test/fixtures/finished-analysis.ts';
import { ballGoalWith } from '../../../../test/fixtures/goal.ts';
import { openReport } from '../../../../test/fixtures/open-report.tsx';
import { type ScriptedServer, scriptServer } from '../../../../test/fixtures/scripted-server.ts';
import { advance } from '../../../../test/fixtures/test-page.ts';
import { VerdictStrip } from '../verdict/verdict-strip.tsx';

let server: ScriptedServer;
let goals: Goal[];
beforeEach(() => {
  server = scriptServer();
  goals = [];
  server.answers['/api/goals'] = ({ body }) => Response.json(body ? ballGoalWith() : goals);
});

const noNumbers = { clubPath: null, faceAngle: null, clubSpeed: null, ballSpeed: null, spinRate: null } as const;
type Numbers = Parameters<typeof finishedAnalysis>[0];

async function openSheet(numbers: Numbers, reader: Parameters<typeof openReport>[2] = {}) {
  const analysis = finishedAnalysis({ ...noNumbers, ...numbers });
  const details = { ...detailsUnderTest, measurements: {}, findings: [] };
  openReport(<VerdictStrip analysis={analysis} details={details} stature={null} />, () => undefined, reader);
  fireEvent.click(screen.getByRole('button', { name: 'See what helps' }));
  await advance(0.1);
}
const startForm = () => fireEvent.click(screen.getByRole('button', { name: 'Set a Goal' }));
const choices = () => [...screen.getByLabelText('Target').querySelectorAll('option')].map(({ label }) => label);
const proposed = () => (screen.getByLabelText('Target') as HTMLSelectElement).value;

test.each<[string, Numbers, string, string, string[]]>([
  ['a face that points right', { faceAngle: 5.2 }, 'Start the ball straighter', '1', ['4.5° right', '4.0° right']],
  [
    'a face that is open to the path',
    { faceAngle: 3, clubPath: -2 },
    'Close the face',
    '1',
    ['4.5° right', '4.0° right'],
  ],
  ['a path to the left', { faceAngle: 0, clubPath: -6.5 }, 'Swing more to the right', '-1', ['6.0° left', '5.5° left']],
])('proposes for %s nearly straight on its own side', async (_, numbers, action, value, nearest) => {
  await openSheet(numbers);
  expect(screen.getByRole('dialog', { name: new RegExp(`^${action}`) })).toBeDefined();
  startForm();
  expect(choices().slice(0, 2)).toEqual(nearest);
  expect(choices().at(-1)).toBe('0.0°');
  expect(proposed()).toBe(value);
});

test('proposes the smash factor of the step, and sets the goal from this swing', async () => {
  await openSheet({ clubSelection: '7-iron', clubSpeed: 85, ballSpeed: 102 });
  startForm();
  expect(screen.getByText(/^We measure where you start from your last days with five shots or more\./)).toBeDefined();
  expect([choices()[0], choices().at(-1), proposed()]).toEqual(['1.21', '1.46', '1.34']);
  goals = [ballGoalWith({ measurement: 'smashFactor', target: 1.34 })];
  fireEvent.click(screen.getByRole('button', { name: 'Make It My Goal' }));
  await advance(0.1);
  expect(server.posts[0]?.body).toMatchObject({
    analysisId: finishedAnalysis().id,
    measurement: 'smashFactor',
    target: 1.34,
  });
  expect(screen.getByText('Your goal is a smash factor of 1.34 by Mon, Jun 1.')).toBeDefined();
});

test('proposes less spin in steps of a hundred', async () => {
  await openSheet({ clubSelection: 'driver', clubSpeed: 95, ballSpeed: 140, spinRate: 4_200 });
  startForm();
  expect(choices()[0]).toBe('4,100 rpm');
  expect(Number(proposed()) % 100).toBe(0);
  expect(Number(proposed())).toBeLessThan(4_000);
});

test.each<[string, Parameters<typeof openReport>[2]]>([
  ['to a reader who is not the owner', 'guest'],
  ['without Premium', { uploads: { isPremium: false } }],
])('is not offered %s', async (_, reader) => {
  await openSheet({ faceAngle: 5.2 }, reader);
  expect(screen.queryByRole('button', { name: 'Set a Goal' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Your goal' })).toBeNull();
});
