import { randomUUID } from 'node:crypto';
import type { AnalysisId, UserId } from '@trueswing/contracts';
import { centralMonthKey, pointsPerSwingUpload } from '@trueswing/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { earnPoints } from '../../../test/earn-points.ts';
import { openGamification, type TestGamification } from '../../../test/open-gamification.ts';
import { mergeHistogram } from '../leaderboard/merge-histogram.ts';
import { handleSwingAnalyzed } from './swing-analyzed.consumer.ts';

let service: TestGamification;
beforeAll(async () => {
  service = await openGamification();
});
afterAll(() => service.close());

/** Action of a golfer. The same video may be analyzed several times. */
type Deed = { golfer: number; at: Date } & ({ points: number } | { video: string });

/** Around the end of November in US Central time, so that entries fall into two months. */
const monthEnd = new Date('2026-12-01T06:00:00Z').getTime();
const base = {
  golfer: fc.nat(2),
  at: fc.integer({ min: -5, max: 5 }).map((minutes) => new Date(monthEnd + minutes * 60_000)),
};
const deed = fc.oneof(
  fc.record({ ...base, points: fc.constantFrom(5, 6, 8, 10, 13, 15) }),
  fc.record({ ...base, video: fc.constantFrom('a', 'b') }),
);
/** Deeds with an id each, and the order in which their events arrive, some several times. */
const history = fc.array(deed, { maxLength: 10 }).chain((deeds) => {
  const facts = deeds.map((one) => ({ ...one, id: randomUUID() }));
  return fc.tuple(
    fc.constant(facts),
    fc.shuffledSubarray([...facts, ...facts, ...facts], { minLength: facts.length * 3 }),
  );
});

interface Entry {
  golfer: number;
  sourceId: string;
  points: number;
  month: string;
}

/** The entries that must stand: every completion, and each golfer's videos once, for their first analysis. */
function expectedEntries(facts: readonly (Deed & { id: string })[]): Entry[] {
  const inTime = facts.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1));
  const seen = new Set<string>();
  return inTime.flatMap((fact) => {
    const entry = { golfer: fact.golfer, sourceId: fact.id, month: centralMonthKey(fact.at) };
    if ('points' in fact) return [{ ...entry, points: fact.points }];
    const video = `${fact.golfer} ${fact.video}`;
    if (seen.has(video)) return [];
    seen.add(video);
    return [{ ...entry, points: pointsPerSwingUpload }];
  });
}

function sumBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string,
  amountOf: (item: T) => number,
): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const item of items) sums[keyOf(item)] = (sums[keyOf(item)] ?? 0) + amountOf(item);
  return Object.fromEntries(Object.entries(sums).filter(([, sum]) => sum !== 0));
}

/** The ledger without what was taken back, and the tables of the months, of these golfers. */
async function stored(golfers: readonly string[]) {
  const { db } = service.deps;
  const entries = await db.selectFrom('gamification.point_entry').selectAll().where('user_id', 'in', golfers).execute();
  const months = await db
    .selectFrom('gamification.month_points')
    .select(['user_id', 'points'])
    .select((select) => select.cast<string>('month', 'text').as('month'))
    .where('user_id', 'in', golfers)
    .execute();
  const numberOf = (userId: string) => golfers.indexOf(userId);
  return {
    entries: sumBy(
      entries,
      (entry) => `${numberOf(entry.user_id)} ${entry.source_id} ${centralMonthKey(entry.earned_at)}`,
      (entry) => entry.points,
    ),
    months: sumBy(
      months,
      (row) => `${numberOf(row.user_id)} ${row.month}`,
      (row) => row.points,
    ),
  };
}

async function histogram() {
  const rows = await service.deps.db
    .selectFrom('gamification.month_histogram')
    .select(['points', 'golfers'])
    .select((select) => select.cast<string>('month', 'text').as('month'))
    .execute();
  return sumBy(
    rows,
    (row) => `${row.month} ${row.points}`,
    (row) => row.golfers,
  );
}

test('any order, duplication and delay of the events gives the same ledger and the same table', async () => {
  await fc.assert(
    fc.asyncProperty(history, async ([facts, arrivals]) => {
      const golfers = [randomUUID(), randomUUID(), randomUUID()];
      const before = await histogram();
      const process = (fact: (typeof facts)[number]) => {
        const userId = golfers[fact.golfer] as UserId;
        if ('points' in fact) return earnPoints(service.deps, { ...fact, userId, completionId: fact.id });
        const payload = { analysisId: fact.id as AnalysisId, userId, club: 'driver', videoSha256: fact.video } as const;
        const event = { id: randomUUID(), type: 'swing.analyzed', payload, occurredAt: fact.at } as const;
        return service.deps.db.transaction().execute((tx) => handleSwingAnalyzed(tx, event));
      };
      // Several at a time, as the consumer does, and a merge in the middle.
      for (let first = 0; first < arrivals.length; first += 6) {
        await Promise.all([...arrivals.slice(first, first + 6).map(process), mergeHistogram(service.deps)]);
      }

      const expected = expectedEntries(facts);
      const sums = sumBy(
        expected,
        ({ golfer, month }) => `${golfer} ${month}`,
        ({ points }) => points,
      );
      expect(await stored(golfers)).toEqual({
        entries: sumBy(
          expected,
          ({ golfer, sourceId, month }) => `${golfer} ${sourceId} ${month}`,
          ({ points }) => points,
        ),
        months: sums,
      });
      const added = Object.entries(sums).map(([key, points]) => `${key.split(' ')[1]} ${points}`);
      const counts = [...Object.entries(before), ...added.map((key) => [key, 1] as const)];
      expect(await histogram()).toEqual(
        sumBy(
          counts,
          ([key]) => key,
          ([, golfersWith]) => golfersWith,
        ),
      );
    }),
    { numRuns: 25 },
  );
}, 120_000);

test('entries of the ledger cannot be changed or deleted', async () => {
  const userId = randomUUID();
  await earnPoints(service.deps, { userId, points: 5, at: new Date() });
  const { db } = service.deps;
  const refusal = /only added/;
  await expect(db.updateTable('gamification.point_entry').set({ points: 500 }).execute()).rejects.toThrow(refusal);
  await expect(db.deleteFrom('gamification.point_entry').where('user_id', '=', userId).execute()).rejects.toThrow(
    refusal,
  );
});
