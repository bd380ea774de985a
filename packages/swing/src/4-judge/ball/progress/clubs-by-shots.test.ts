import type { Club } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { averageBall } from '../average-ball.ts';
import { clubsByShots } from './clubs-by-shots.ts';

const averages = averageBall([]);
const monthOf = (shots: Partial<Record<Club, number>>) => ({
  clubs: Object.entries(shots).map(([club, count]) => ({ club: club as Club, shots: count, days: 1, averages })),
});

test('the club with the most shots of all months comes first, whatever club it is', () => {
  const months = [monthOf({ driver: 30, '6-iron': 20 }), monthOf({ '6-iron': 20, 'pitching-wedge': 4 })];
  expect(clubsByShots(months)).toEqual([
    { club: '6-iron', shots: 40 },
    { club: 'driver', shots: 30 },
    { club: 'pitching-wedge', shots: 4 },
  ]);
});

test('a club whose months all have too few shots for an average is left out', () => {
  expect(clubsByShots([monthOf({ hybrid: 3 }), monthOf({ hybrid: 3 })])).toEqual([]);
});
