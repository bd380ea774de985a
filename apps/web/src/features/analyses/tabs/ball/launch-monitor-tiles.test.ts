import type { Handedness } from '@trueswing/contracts';
import { expect, test } from 'vitest';
import { finishedAnalysis } from '../../../../../test/fixtures/finished-analysis.ts';
import { launchMonitorTiles } from './launch-monitor-tiles.ts';

const noAngles = { clubPath: null, faceAngle: null };
const tilesOf = (part: Parameters<typeof finishedAnalysis>[0] = noAngles, hand: Handedness = 'right') =>
  launchMonitorTiles(finishedAnalysis(part), hand).map(({ label, value, unit, beside }) => [
    label,
    `${value} ${unit}`.trim(),
    beside,
  ]);

test('a driver swing has six tiles beside the PGA Tour', () => {
  expect(tilesOf()).toEqual([
    ['Club speed', '98.4 mph', 'Tour 115'],
    ['Ball speed', '142.1 mph', 'Tour 171'],
    ['Smash factor', '1.44', 'Tour 1.49'],
    ['Carry', '231 yd', 'Tour 275'],
    ['Total', '252 yd', 'Tour 300'],
    ['Spin rate', '2710 rpm', 'Tour 2200'],
  ]);
});

test('an iron has no total, and the LPGA Tour has its own averages', () => {
  const tiles = tilesOf({ clubSelection: '7-iron', tourComparison: 'lpga', total: 150, clubSpeed: 74, ballSpeed: 101 });
  expect(tiles.map(([label]) => label)).not.toContain('Total');
  expect(tiles[2]).toEqual(['Smash factor', '1.36', 'Tour 1.38']);
});

test('a number that was not typed has no tile, and the LPGA Tour no total', () => {
  const tiles = tilesOf({ ...noAngles, tourComparison: 'lpga', clubSpeed: null, carry: null });
  expect(tiles.map(([label]) => label)).toEqual(['Ball speed', 'Total', 'Spin rate']);
  expect(tiles[1]?.[2]).toBe('No tour average');
});

test('a launch angle has a tile with its decimal, for clubs with a published average', () => {
  const angleOf = (part: Parameters<typeof finishedAnalysis>[0]) =>
    tilesOf({ ...noAngles, launchAngle: 14, ...part }).at(-1);
  expect(angleOf({})).toEqual(['Launch angle', '14.0°', 'Tour 10.4']);
  expect(angleOf({ clubSelection: '7-iron', tourComparison: 'lpga' })).toEqual(['Launch angle', '14.0°', 'Tour 18.5']);
});

test.each([
  [3.5, -1.2, 'right', ['3.5°', 'strong in-to-out'], ['−1.2°', 'to the left']],
  [3.5, 0.4, 'left', ['3.5°', 'strong out-to-in'], ['0.4°', 'at the target']],
] as const)(
  'a path of %d° and a face of %d°, %s-handed, come last, in words',
  (clubPath, faceAngle, hand, path, face) => {
    expect(tilesOf({ clubPath, faceAngle }, hand).slice(-2)).toEqual([
      ['Club path', ...path],
      ['Face angle', ...face],
    ]);
  },
);
