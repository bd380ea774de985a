import { analysisIdSchema } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { pathOfRoute } from './path-of-route.ts';

const analysisId = analysisIdSchema.parse('0b8fbb8c-56a4-4a3a-9c70-6a2f0e2f4d11');

test.each([
  [{ screen: 'analysis', analysisId }, `/analysis/${analysisId}`],
  [{ screen: 'analyses' }, '/analysis'],
  [{ screen: 'daily-workout' }, '/daily-workout'],
  [{ screen: 'leaderboard' }, '/leaderboard'],
  [{ screen: 'mobility-check' }, '/mobility-check'],
  [{ screen: 'plans' }, '/profile#plans'],
  [{ screen: 'profile' }, '/profile'],
  [{ screen: 'streak' }, '/streak'],
  [{ screen: 'recap', month: '2026-11-01' }, '/recaps/2026-11-01'],
] as const)('a notification about %j leads to %s', (route, path) => {
  expect(pathOfRoute(route)).toBe(path);
});
