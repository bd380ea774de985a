import { expect, it } from 'vitest';
import { limitReached, planOf, plans, unlimited } from './plan-table.ts';
import { usageLimits } from './usage-limits.ts';

it.each([
  [0, 1, false],
  [1, 1, true],
  [2, 1, true],
  [998, 998, true],
  [5000, 999, false],
])('%d used of %d: reached %s', (used, limit, reached) => {
  expect(limitReached(used, limit)).toBe(reached);
});

it('gives Premium every feature, and never less than the free plan', () => {
  const { free, premium } = plans;
  for (const [name, value] of Object.entries(free)) {
    const paid = premium[name as keyof typeof premium];
    if (typeof value === 'boolean') expect([name, paid]).toEqual([name, true]);
    if (typeof value === 'number') expect([name, Number(paid) >= value]).toEqual([name, true]);
  }
  const lacking = Object.entries(free).filter(([, value]) => value === false);
  expect(lacking.map(([name]) => name)).toEqual([
    'downTheLine',
    'exerciseTracking',
    'exerciseHistory',
    'completionRewards',
    'exerciseVideos',
  ]);
});

it('reports what is used and allowed, from the table', () => {
  const used = { videoUploadsUsed: 1, analysisViewsUsed: 7, workoutViewsUsed: 1 };
  expect(usageLimits({ isPremium: false, ...used })).toEqual({
    isPremium: false,
    videoUploads: { used: 1, limit: 1 },
    analysisViews: { used: 7, limit: unlimited },
    workoutViews: { used: 1, limit: 1 },
  });
  expect(usageLimits({ isPremium: true, ...used }).videoUploads).toEqual({ used: 1, limit: unlimited });
  expect(planOf(true)).toBe(plans.premium);
});
