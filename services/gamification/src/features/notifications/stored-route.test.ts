import { analysisIdSchema, type NotificationRoute } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { oldUrlOf, readRoute, storedRoutesOf, storeRoute } from './stored-route.ts';

const analysisId = analysisIdSchema.parse('0b8fbb8c-56a4-4a3a-9c70-6a2f0e2f4d11');
const routes: [stored: string, older: string, NotificationRoute][] = [
  [`analysis:${analysisId}`, `/analysis/${analysisId}`, { screen: 'analysis', analysisId }],
  ['analyses', '/analysis', { screen: 'analyses' }],
  ['daily-workout', '/daily-workout', { screen: 'daily-workout' }],
  ['leaderboard', '/leaderboard', { screen: 'leaderboard' }],
  ['mobility-check', '/mobility-check', { screen: 'mobility-check' }],
  ['plans', '/profile#plans', { screen: 'plans' }],
  ['profile', '/profile', { screen: 'profile' }],
  ['progress', '/progress', { screen: 'progress' }],
  ['streak', '/streak', { screen: 'streak' }],
];

test.each(routes)('%s, and %s of an older row, lead to %j', (stored, older, route) => {
  expect(storeRoute(route)).toBe(stored);
  expect(readRoute(stored)).toEqual(route);
  expect(readRoute(older)).toEqual(route);
  expect(oldUrlOf(route)).toBe(older);
});

test('a recap, which is newer than routes, has no URL of the time before', () => {
  const recap = { screen: 'recap', month: '2026-11-01' } as const;
  expect(storeRoute(recap)).toBe('recap:2026-11-01');
  expect(readRoute('recap:2026-11-01')).toEqual(recap);
  expect(readRoute('/recaps/2026-11-01')).toBeNull();
  expect(oldUrlOf(recap)).toBeNull();
});

test('a row about a tier, from before its screen had a URL of its own, leads to the streak', () => {
  expect(readRoute('/how-points-work')).toEqual({ screen: 'streak' });
});

test('a row without a route, or with one that no screen has, leads nowhere', () => {
  for (const stored of [
    null,
    '',
    '/unknown',
    'analysis',
    'analysis:',
    '/analysis/none',
    'constructor',
    'recap',
    'recap:2026-11-02',
  ]) {
    expect(readRoute(stored)).toBeNull();
  }
});

test('the routes of an analysis are found in new and older rows', () => {
  expect(storedRoutesOf(analysisId).map(readRoute)).toEqual([
    { screen: 'analysis', analysisId },
    { screen: 'analysis', analysisId },
  ]);
});
