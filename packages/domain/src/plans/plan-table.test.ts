import { apiRoutes, planFeatures } from '@trueswing/contracts';
import { expect, it } from 'vitest';
import { limitReached, type Plan, planOf, plans, unlimited } from './plan-table.ts';
import { premiumFeatures } from './premium-features.ts';
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

const rows = Object.keys(plans.free) as (keyof Plan)[];
const givesMore = (row: keyof Plan): boolean => Number(plans.premium[row] ?? 0) > Number(plans.free[row] ?? 0);
/** The weekly limit stands for the unlimited total, which has its own row. */
const isSold = (row: keyof Plan): boolean => row !== 'weeklyUploadsPerClub' && givesMore(row);

it('gives Premium every feature, and never less than the free plan', () => {
  for (const feature of planFeatures) expect([feature, plans.premium[feature]]).toEqual([feature, true]);
  for (const row of rows)
    expect([row, Number(plans.premium[row] ?? 0) >= Number(plans.free[row] ?? 0)]).toEqual([row, true]);
});

it('sells what Premium adds, and nothing that free golfers have', () => {
  expect(Object.keys(premiumFeatures).sort()).toEqual(rows.filter(isSold).sort());
});

/** Features that a rule checks: `decideUpload`, and the gateway's list of swings. */
const checkedByRules = ['downTheLine', 'progressCharts'] as const;

it('has no feature that the gateway does not check', () => {
  const byRoutes = Object.values(apiRoutes).flatMap((route) => (route.access === 'premium' ? [route.feature] : []));
  expect([...new Set([...byRoutes, ...checkedByRules])].sort()).toEqual([...planFeatures].sort());
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
