import type { LeaderboardEntry } from '@trueswing/contracts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseRankings } from './choose-rankings.ts';

const listed = 50;
const ownId = 'own';

/** A table as the service ranks it, with the caller's row, and what it says of those next to the caller. */
function choose(points: readonly number[], own: number, isWhole = false, isListed = true) {
  const all = [
    { id: ownId, monthlyPoints: own },
    ...points.map((monthlyPoints, index) => ({ id: `${index}`, monthlyPoints })),
  ];
  const table: LeaderboardEntry[] = all
    .map((golfer) => ({
      ...golfer,
      firstName: 'Ann',
      city: null,
      state: null,
      position: 1 + all.filter(({ monthlyPoints }) => monthlyPoints > golfer.monthlyPoints).length,
    }))
    .toSorted((one, other) => one.position - other.position);
  const index = table.findIndex(({ id }) => id === ownId);
  const neighbors = table.slice(Math.max(0, index - 2), index + 3);
  const isShown = ({ id }: LeaderboardEntry) => isListed || id !== ownId;
  return chooseRankings(table.filter(isShown).slice(0, listed), neighbors.filter(isShown), isWhole);
}
const positions = (entries: readonly LeaderboardEntry[]) => entries.map(({ position }) => position);
const descending = (count: number) => Array.from({ length: count }, (_, index) => 1_000 - 10 * index);
const toTen = [4, 5, 6, 7, 8, 9, 10];

test.each([
  ['has only the podium for three golfers', descending(2), 5, [], [], false],
  ['shows nine more rows without asking', descending(11), 5, [...toTen, 11, 12], [], false],
  ['ends at 10 when there are more', descending(20), 2_000, toTen, [], false],
  ['goes on to a caller who follows', descending(20), 895, toTen, [11, 12, 13, 14], false],
  ['goes on to a caller whose neighbors follow', descending(20), 885, toTen, [11, 12, 13, 14, 15], false],
  ['has a gap before a caller further down', descending(20), 855, toTen, [14, 15, 16, 17, 18], true],
])('the table %s', (_, points, own, rows, around, isGap) => {
  const chosen = choose(points, own);
  expect(positions(chosen.top)).toEqual([1, 2, 3]);
  expect(positions(chosen.others)).toEqual(rows);
  expect(positions(chosen.around)).toEqual(around);
  expect(chosen.isGap).toBe(isGap);
});

test('the whole table goes to rank 50, then to the caller beyond', () => {
  const chosen = choose(descending(80), 415, true);
  expect(chosen.others).toHaveLength(listed - 3);
  expect(positions(chosen.around)).toEqual([58, 59, 60, 61, 62]);
  expect(chosen).toMatchObject({ isGap: true, hiddenCount: 0 });
});

test('neighbors that begin within the 50 follow without a gap', () => {
  const chosen = choose(descending(80), 495, true);
  expect(positions(chosen.around)).toEqual([51, 52, 53, 54]);
  expect(chosen.isGap).toBe(false);
});

test('golfers who share a position in the top 3 are all in it', () => {
  const chosen = choose([90, 80, 80, 80, 80, 20], 10);
  expect(positions(chosen.top)).toEqual([1, 2, 2, 2, 2]);
  expect(positions(chosen.others)).toEqual([6, 7]);
});

test('a caller who shares the last position of the podium is not shown again', () => {
  const chosen = choose([90, 80, 70, 60, 50, 40, 30], 70);
  expect(positions(chosen.top)).toEqual([1, 2, 3, 3]);
  expect(chosen.around).toEqual([]);
});

test('a caller who is not listed, and is on the podium, is not shown below it', () => {
  expect(choose(descending(20), 985, false, false).around).toEqual([]);
});

test('a caller who does not want to be listed sees the neighbors', () => {
  expect(positions(choose(descending(20), 855, false, false).around)).toEqual([14, 15, 17, 18]);
});

test('a caller who shares a place of the podium with more than 50 others is shown with the neighbors', () => {
  const named = { firstName: 'Ann', city: null, state: null, monthlyPoints: 5, position: 1 };
  const table: LeaderboardEntry[] = Array.from({ length: 60 }, (_, index) => ({ ...named, id: `${index}` }));
  const chosen = chooseRankings(table.slice(0, listed), table.slice(57), false);
  expect(chosen.top).toHaveLength(listed);
  expect(chosen.around.map(({ id }) => id)).toEqual(['57', '58', '59']);
  expect(chosen.isGap).toBe(true);
});

test('each golfer is shown once, best first, and the caller always', () => {
  const points = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 70, size: 'max' });
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 60 }), fc.boolean(), (golfers, own, isWhole) => {
      const { top, others, around, hiddenCount } = choose(golfers, own, isWhole);
      const shown = [...top, ...others, ...around];
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
      expect(positions(shown)).toEqual(positions(shown).toSorted((one, other) => one - other));
      expect(shown.some(({ id }) => id === ownId)).toBe(true);
      expect(hiddenCount).toBe(Math.min(golfers.length + 1, listed) - top.length - others.length);
    }),
  );
});
