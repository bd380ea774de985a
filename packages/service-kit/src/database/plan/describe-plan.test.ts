import { expect, it } from 'vitest';
import { describePlan } from './describe-plan.ts';

it('describes who waits for large tables only, and what is not known', () => {
  const large = { table: 'gateway.account', rows: 1_000_000, megabytes: 214.6, waits: 'reads and writes' } as const;
  expect(
    describePlan([
      { name: 'gateway/1', locks: [{ ...large, work: 'rewrite' }], unclear: [] },
      { name: 'gateway/2', locks: [{ ...large, work: 'brief' }], unclear: ['refresh materialized view sums'] },
      { name: 'gateway/3', locks: [{ ...large, megabytes: 0.1, work: 'index' }], unclear: [] },
    ]),
  ).toEqual([
    '3 migrations to apply: gateway/1, gateway/2, gateway/3',
    'gateway/1: gateway.account (1,000,000 rows, 215 MB) is written again, and reads and writes wait, for about 43 s',
    'gateway/2: who waits for this is not known: refresh materialized view sums',
  ]);
});
