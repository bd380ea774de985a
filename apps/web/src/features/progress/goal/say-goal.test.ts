import type { Goal, GoalEnd } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { sayEnd, sayOpenGoal } from './say-goal.ts';

const goal: Goal = {
  id: '0b8fbb8c-56a4-4a3a-9c70-6a2f0e2f4d11',
  measurement: 'hipRotationDeg',
  club: 'driver',
  analysisId: null,
  target: 40,
  direction: 'up',
  dueOn: '2026-06-01',
  startedAt: '2026-03-01T18:00:00Z',
  restartedAt: null,
  startSwings: 12,
  startNeeds: 3,
  start: 31,
  retestSwings: 1,
  plannedSwings: 4,
  now: 36,
  smallestGain: 5,
  otherwiseFilmed: 0,
  end: null,
};
const end = (part: Partial<GoalEnd>): GoalEnd => ({
  ending: 'reached',
  at: '2026-05-01T18:00:00Z',
  start: 31,
  retest: 41,
  gainRange: null,
  swings: 4,
  ...part,
});

it.each<[string, Partial<Goal>, boolean, string]>([
  [
    'training',
    {},
    true,
    'Train, then film 3 more swings from the same place. They show whether you have gained. A change of 5° will likely show; a smaller one can stay hidden.',
  ],
  [
    'without a start',
    { start: null, plannedSwings: null, startSwings: 1, retestSwings: 0 },
    true,
    'First film 2 more swings from the same place. They show where you start.',
  ],
  [
    'after a new version',
    { start: null, plannedSwings: null, startSwings: 2, restartedAt: '2026-04-01T18:00:00Z' },
    true,
    'We measure in a new way now, so your start is measured again. First film 1 more swing from the same place. They show where you start.',
  ],
  ['without Premium', {}, false, 'Your goal waits for your next swing, which needs Premium.'],
])('says of an open goal %s what to do next', (_, part, isPremium, text) => {
  expect(sayOpenGoal({ ...goal, ...part }, isPremium).join(' ')).toBe(text);
});

it('says how a goal ended, and of a tempo never more than likely', () => {
  const say = (part: Partial<GoalEnd>, more: Partial<Goal> = {}) => sayEnd({ ...goal, ...more }, end(part)).join(' ');
  expect(say({})).toBe('You reached your goal: your hip turn has really changed. It went from about 30° to about 40°.');
  expect(say({ ending: 'no-sure-change', retest: 33 })).toMatch(/no sure change of your hip turn\..*35°/);
  const tempo = say({ start: 2.4, retest: 3 }, { measurement: 'tempoRatio', target: 3 });
  expect(tempo).toBe('You reached your goal: your tempo has likely changed. It went from about 2.4 to about 3.0.');
  expect(tempo).not.toMatch(/°|really/);
});
