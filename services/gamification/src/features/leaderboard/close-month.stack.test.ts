import { randomUUID } from 'node:crypto';
import type { AnalysisId, UserId } from '@trueswing/contracts';
import { publish } from '@trueswing/events';
import { runInSteps } from '@trueswing/service-kit';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { earnPoints } from '../../../test/earn-points.ts';
import { openGamification, type TestGamification } from '../../../test/open-gamification.ts';
import { startEventConsumer } from '../../background.ts';
import { closeMonth, monthToClose } from './close-month.job.ts';
import { readLastMonth } from './read-leaderboard.ts';

let service: TestGamification;
beforeEach(async () => {
  service = await openGamification();
});
afterEach(() => service.close());

const [first, second] = [randomUUID() as UserId, randomUUID() as UserId];
/** Midnight of December 1 in US Central time. */
const monthEnd = new Date('2026-12-01T06:00:00Z');
const after = (seconds: number) => new Date(monthEnd.getTime() + seconds * 1_000);
const poll = (now: Date) => runInSteps(service.deps, [closeMonth(monthToClose(now))]);
const lastMonth = (now: Date) => readLastMonth({ ...service.deps, now: () => now }, second);
const entry = (id: string, monthlyPoints: number, position: number) => ({
  id,
  firstName: 'Ada',
  city: 'Austin',
  state: 'TX',
  monthlyPoints,
  position,
});

async function earnInNovember() {
  await service.addGolfers([first, second].map((id) => ({ id, firstName: 'Ada', isListed: true })));
  await earnPoints(service.deps, { userId: first, points: 8, at: after(-1) });
  await earnPoints(service.deps, { userId: second, points: 5, at: after(-60) });
  await earnPoints(service.deps, { userId: second, points: 15, at: after(0) });
}

const november = {
  month: '2026-11-01',
  isFinal: true,
  position: 2,
  monthlyPoints: 5,
  entries: [entry(first, 8, 1), entry(second, 5, 2)],
};

test('keeps the table of November as it was at midnight, also when points of November arrive later', async () => {
  await earnInNovember();
  expect(await lastMonth(after(30))).toEqual({ ...november, isFinal: false });
  await poll(after(30));
  expect(await service.deps.db.selectFrom('gamification.month_final').select('month').execute()).toEqual([]);
  await poll(after(61));
  await poll(after(3_600));
  await earnPoints(service.deps, { userId: second, points: 15, at: after(-1) });
  expect(await lastMonth(after(3_600))).toEqual(november);
});

test('shows the last month only, and catches up after downtime over two ends of months', async () => {
  await earnInNovember();
  await poll(after(61));
  const inFebruary = new Date('2027-02-10T12:00:00Z');
  await poll(inFebruary);
  const january = { month: '2027-01-01', isFinal: true, position: null, monthlyPoints: 0, entries: [] };
  expect(await lastMonth(inFebruary)).toEqual(january);
  expect(await service.deps.db.selectFrom('gamification.month_final').select('month').execute()).toEqual([]);
});

test('waits for the events of the month that are not processed yet', async () => {
  const payload = { analysisId: randomUUID() as AnalysisId, userId: first, club: 'driver', videoSha256: 'a' } as const;
  await service.addGolfers([{ id: first, firstName: 'Ada', isListed: true }]);
  await service.deps.db.transaction().execute((tx) => publish(tx, { type: 'swing.analyzed', payload }));
  // The event occurred now, so this month is the one to close.
  const { rows } = await sql<{ end: Date }>`
    select (date_trunc('month', now() at time zone 'America/Chicago') + interval '1 month')
      at time zone 'America/Chicago' as end`.execute(service.deps.db);
  const closing = new Date((rows[0]?.end.getTime() ?? 0) + 61_000);
  const finals = () => service.deps.db.selectFrom('gamification.month_final').select('points').execute();
  const runs = () =>
    service.deps.db.selectFrom('gamification.job_run').select('job').where('finished_at', 'is not', null).execute();
  await poll(closing);
  expect([await finals(), await runs()]).toEqual([[], []]);
  const consumer = startEventConsumer(service.deps);
  await expect
    .poll(() => service.deps.db.selectFrom('gamification.point_entry').select('id').execute(), { timeout: 10_000 })
    .toHaveLength(1);
  await consumer.stop();
  await poll(closing);
  expect([await finals(), await runs()]).toEqual([[{ points: 10 }], [{ job: 'close-month' }]]);
});
