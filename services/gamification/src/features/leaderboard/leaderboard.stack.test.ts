import { randomUUID } from 'node:crypto';
import type { LeaderboardEntry, UserId } from '@trueswing/contracts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { earnPoints } from '../../../test/earn-points.ts';
import { openGamification, type TestGamification } from '../../../test/open-gamification.ts';
import { deletePointsOfUser } from '../points/points.repository.ts';
import { mergeHistogram } from './merge-histogram.ts';
import { readLeaderboard } from './read-leaderboard.ts';
import { readMonthlyPosition, readStanding } from './read-standing.ts';

let service: TestGamification;
beforeEach(async () => {
  service = await openGamification();
});
afterEach(() => service.close());

interface Golfer {
  id: string;
  points: number;
  isListed: boolean;
}

const now = new Date('2026-11-22T18:00:00Z');
const deps = () => ({ ...service.deps, now: () => now });

/** Table that the golfer must see, by the definition: sorted, ties share a position, golfers who are not listed keep theirs. */
function tableFor(golfers: readonly Golfer[], viewer: Golfer): LeaderboardEntry[] {
  return golfers
    .filter(({ points }) => points > 0)
    .map((golfer) => ({
      id: golfer.id,
      firstName: 'Ada',
      city: 'Austin',
      state: 'TX',
      monthlyPoints: golfer.points,
      position: 1 + golfers.filter(({ points }) => points > golfer.points).length,
    }))
    .filter(({ id }) => id === viewer.id || golfers.some((golfer) => golfer.id === id && golfer.isListed))
    .sort((a, b) => b.monthlyPoints - a.monthlyPoints || (a.id < b.id ? 1 : -1));
}

async function addGolfers(golfers: readonly Golfer[]) {
  await service.addGolfers(golfers.map(({ id, isListed }) => ({ id, firstName: 'Ada', isListed })));
  for (const { id, points } of golfers) if (points > 0) await earnPoints(deps(), { userId: id, points, at: now });
}

async function expectTables(golfers: readonly Golfer[]) {
  for (const viewer of golfers) {
    const userId = viewer.id as UserId;
    const table = tableFor(golfers, viewer);
    const at = table.findIndex(({ id }) => id === viewer.id);
    const own = table[at];
    const better = golfers.map(({ points }) => points).filter((points) => points > viewer.points);
    const position = { position: own?.position ?? null, monthlyPoints: viewer.points };
    expect(await readLeaderboard(deps(), userId)).toEqual(table.slice(0, 50));
    expect(await readMonthlyPosition(deps(), userId)).toEqual(position);
    expect(await readStanding(deps(), userId)).toEqual({
      ...position,
      month: '2026-11-01',
      golfers: golfers.filter(({ points }) => points > 0).length,
      pointsToNext: own && better.length > 0 ? Math.min(...better) - viewer.points : null,
      isTied: own !== undefined && golfers.filter(({ points }) => points === viewer.points).length > 1,
      neighbors: own ? table.slice(Math.max(0, at - 2), at + 3) : [],
    });
  }
}

test('position, top and neighbors of every golfer are those of the sorted list, with ties and golfers who are not listed', async () => {
  const golfer = fc.record({
    id: fc.uuid(),
    points: fc.constantFrom(0, 5, 10, 10, 15, 40),
    isListed: fc.constantFrom(true, true, false),
  });
  let golfers: Golfer[] = [];
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(golfer, { selector: ({ id }) => id, minLength: 1, maxLength: 5 }), async (more) => {
      const known = new Set(golfers.map(({ id }) => id));
      const fresh = more.filter(({ id }) => !known.has(id));
      golfers = [...golfers, ...fresh];
      if (fresh.length > 0) await addGolfers(fresh);
      await mergeHistogram(service.deps);
      await expectTables(golfers);
    }),
    { numRuns: 6 },
  );
}, 120_000);

test('lists no more than 50 golfers, and a golfer who is deleted is counted no more', async () => {
  const golfers = Array.from({ length: 60 }, (_, rank) => ({ id: randomUUID(), points: 5 + rank, isListed: true }));
  await addGolfers(golfers);
  const last = golfers[0] as Golfer;
  expect(await readLeaderboard(deps(), last.id as UserId)).toHaveLength(50);
  expect(await readMonthlyPosition(deps(), last.id as UserId)).toEqual({ position: 60, monthlyPoints: 5 });
  const gone = golfers.at(-1) as Golfer;
  await service.deps.db.transaction().execute((tx) => deletePointsOfUser(tx, gone.id));
  expect(await readMonthlyPosition(deps(), last.id as UserId)).toEqual({ position: 59, monthlyPoints: 5 });
  expect((await readStanding(deps(), last.id as UserId)).golfers).toBe(59);
});
