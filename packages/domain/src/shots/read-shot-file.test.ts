import { loggedFields, type ShotFileAnswers } from '@trueswing/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShotCell, ShotFileRow } from './cells/shot-cell.ts';
import { readShotFile } from './read-shot-file.ts';
import { rejectNumbers } from './reject-shot.ts';

const plain: ShotFileAnswers = { columns: null, clubs: [], speedUnit: 'mph', distanceUnit: 'yd', handedness: 'right' };
const now = new Date('2026-12-01T12:00:00Z');
const rowsOf = (table: readonly (readonly ShotCell[])[]): ShotFileRow[] =>
  table.map((cells, at) => ({ row: at + 1, cells }));
const read = (table: readonly (readonly ShotCell[])[], answers: Partial<ShotFileAnswers> = {}) =>
  readShotFile(rowsOf(table), { answers: { ...plain, ...answers }, timeZone: 'UTC', now });
const garmin = ['Date', 'Club Type', 'Club Speed', 'Club Face', 'Ball Speed', 'Carry Distance'];

describe('rows of a file', () => {
  it('that are headings, units, averages or blank are no shots, and nothing else is lost', () => {
    const shot = ['2026-11-20 10:00', '7 Iron', '84', '1', '115', '157'];
    const file = read([
      garmin,
      ['', '', '[mph]', '[deg]', '[mph]', '[yds]'],
      shot,
      ['', ''],
      garmin,
      ['', '', '[mph]', '[deg]', '[mph]', '[yds]'],
      shot,
      ['Average', '', '84', '1', '115', '157'],
      ['Std. Dev.', '', '1', '1', '1', '1'],
      ['2026-11-20 10:05', '7 Iron', '', '', '', ''],
      ['2026-11-20 10:06', '7 Iron', '84', '1', 'fast', '157'],
      ['2027-11-20 10:06', '7 Iron', '84', '1', '115', '157'],
    ]);
    expect(file?.shots.map(({ row }) => row)).toEqual([3, 7]);
    expect(file?.rejected).toEqual([
      { row: 10, reason: 'This row has no speed and no carry.' },
      { row: 11, reason: 'Ball speed “fast” is not a number.' },
      { row: 12, reason: 'This shot is in the future. Please check the clock of your launch monitor.' },
    ]);
  });

  it('under the name of a club belong to it', () => {
    const file = read([
      ['SHOT', 'HAND', 'BALL SPEED', 'DSCNT', 'CARRY'],
      ['#', 'L/R', 'MPH', 'DEG', 'YD'],
      ['7 IRON'],
      ['1', 'R', '115', '44', '157'],
      ['PW'],
      ['1', 'R', '95', '48', '110'],
    ]);
    expect(file?.shots.map(({ club }) => club)).toEqual(['7-iron', 'pitching-wedge']);
  });

  it('need a table', () => {
    expect(read([['Dear golfer'], ['this is', 'a letter']])).toBeNull();
  });
});

it('a file in meters and m/s says the same as one in yards and mph', () => {
  const shots = fc.array(
    fc.record({ ball: fc.integer({ min: 60, max: 190 }), carry: fc.integer({ min: 30, max: 320 }) }),
    { minLength: 1, maxLength: 20 },
  );
  fc.assert(
    fc.property(shots, (all) => {
      const headings = (speed: string, distance: string) => [
        'Club Type',
        'Club Face',
        `Ball Speed (${speed})`,
        `Carry Distance (${distance})`,
      ];
      const table = (speed: string, distance: string, perMph: number, perYd: number) =>
        read([
          headings(speed, distance),
          ...all.map(({ ball, carry }) => ['7i', 0, ball * perMph, carry * perYd]),
        ])?.shots.map(({ ballSpeedMph, carryYd }) => [ballSpeedMph, carryYd]);
      expect(table('m/s', 'm', 0.44704, 0.9144)).toEqual(table('mph', 'yd', 1, 1));
      expect(table('km/h', 'ft', 1.609344, 3)).toEqual(table('mph', 'yd', 1, 1));
    }),
  );
});

it('whatever the cells hold, every row is a shot with possible numbers, has a reason, or is no shot by its form', () => {
  const cell = fc.oneof(
    fc.constantFrom('', '-', '7 Iron', 'L 3', '84,2', '1e9', '11/26/25', 'Average', 'NOTES', '9'.repeat(50), '\u0000'),
    fc.double({ noNaN: false }),
    fc.string({ maxLength: 12 }),
    fc.constant(null),
  );
  const cells = fc.array(cell, { maxLength: 8 });
  fc.assert(
    fc.property(fc.array(cells, { maxLength: 30 }), fc.boolean(), (rows, isLeft) => {
      const file = read([garmin, ...rows], { handedness: isLeft ? 'left' : 'right' });
      expect(file).not.toBeNull();
      for (const shot of file?.shots ?? []) {
        expect(rejectNumbers(shot)).toBeNull();
        for (const field of loggedFields) expect(Number.isNaN(shot[field])).toBe(false);
      }
      const found = [...(file?.shots ?? []), ...(file?.rejected ?? [])].map(({ row }) => row);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((row) => row > 1 && row <= rows.length + 1)).toBe(true);
    }),
  );
});
