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
  it('of a club that the golfer leaves out say so, and others ask for it', () => {
    const table = [
      garmin,
      ['2026-11-20 10:00', 'Putter', '84', '1', '115', '157'],
      ['2026-11-20 10:01', 'Magic', '84', '1', '115', '157'],
    ];
    expect(read(table, { clubs: [{ name: 'Putter', club: null }] })?.rejected).toEqual([
      { row: 2, reason: 'You left out the shots with “Putter”.' },
      { row: 3, reason: 'We do not know the club “Magic”. Please choose one above.' },
    ]);
    const nameless = table.map(([time, , ...numbers]) => [time ?? '', ...numbers]);
    expect(read(nameless, { clubs: [{ name: '', club: null }] })?.rejected.map(({ reason }) => reason)).toEqual([
      'You left these shots out.',
      'You left these shots out.',
    ]);
  });

  it('in which only the club was measured have no carry, and a ball that went nowhere has one of 0', () => {
    const file = read([
      ['Club Type', 'Club Speed', 'Ball Speed', 'Launch Angle', 'Carry Distance', 'Total Distance'],
      ['7 Iron', '84', '0', '0', '0', '0'],
      ['7 Iron', '84', '', '', '0', ''],
      ['7 Iron', '84', '5', '0', '0', '0'],
      ['7 Iron', '84', '', '', '157', '0'],
    ]);
    expect(file?.shots.map(({ carryYd, totalYd, launchAngleDeg }) => [carryYd, totalYd, launchAngleDeg])).toEqual([
      [null, null, null],
      [null, null, null],
      [0, 0, 0],
      [157, 0, null],
    ]);
  });

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

  it('below a line of notes are shots, and what was noted is none', () => {
    const shot = (minute: number) => [`2026-11-20 10:0${minute}`, '7 Iron', '84', '1', '115', '157'];
    const file = read([
      garmin,
      shot(1),
      ['Notes', 'windy'],
      ['good, later 2 balls lost'],
      shot(2),
      ['', 'NOTES:'],
      shot(3),
    ]);
    expect(file?.shots.map(({ row }) => row)).toEqual([2, 5, 7]);
    expect(file?.rejected).toEqual([]);
    const blocks = read([
      ['SHOT', 'HAND', 'BALL SPEED', 'DSCNT', 'CARRY'],
      ['7 IRON'],
      ['1', 'R', '115', '44', '157'],
      ['NOTES'],
      ['1', 'R', '95', '48', '110'],
    ]);
    expect([blocks?.format, blocks?.shots.map(({ row }) => row)]).toEqual(['SkyTrak', [3]]);
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

  it('of a player called Max are shots, and averages in the first two columns are none', () => {
    const file = read([
      ['Date', 'Player', ...garmin.slice(1)],
      ['2026-11-20 10:00', 'Max Muster', '7 Iron', '84', '1', '115', '157'],
      ['2026-11-20 10:01', 'Max', '7 Iron', '84', '1', '115', '157'],
      ['', 'Average', '', '84', '1', '115', '157'],
      ['Average (7 Iron)', '', '7 Iron', '84', '1', '115', '157'],
    ]);
    expect(file?.shots.map(({ row }) => row)).toEqual([2, 3]);
    expect(file?.rejected).toEqual([]);
  });

  it('with a number alone name a club only where a maker writes clubs so', () => {
    const uneekor = read(
      [
        ['No', 'Carry', 'Side Dist', 'Back Spin', 'Side Angle'],
        ['5', '157', '', '', ''],
        ['4', '', '', '', ''],
        ['3', '155', '', '', ''],
      ],
      { clubs: [{ name: '', club: '7-iron' }] },
    );
    expect(uneekor?.shots.map(({ row, club }) => [row, club])).toEqual([
      [2, '7-iron'],
      [4, '7-iron'],
    ]);
    expect(uneekor?.rejected).toEqual([{ row: 3, reason: 'This row has no speed and no carry.' }]);
    const foresight = read([
      ['', 'Date', 'Time', 'Carry', 'Peak Height', 'Launch Direction'],
      ['9', '', ''],
      ['1', '2026-11-20', '10:00', '140', '30', '1'],
    ]);
    expect(foresight?.shots.map(({ club }) => club)).toEqual(['9-iron']);
  });

  it('with a number and a type are of the club that both name, and are asked together', () => {
    const table = [
      ['Club Name', 'Club Type', 'Push/Pull (deg L-/R+)', 'Total Spin (rpm)', 'Carry (yds)'],
      ['5', 'Wood', '0', '4000', '210'],
      ['5', 'Iron', '0', '5000', '180'],
      ['7', 'Wood', '0', '5000', '190'],
    ];
    expect(read(table)?.clubs).toEqual([
      { name: '5 Wood', club: '5-wood', shots: 1 },
      { name: '5 Iron', club: '5-iron', shots: 1 },
      { name: '7 Wood', club: null, shots: 1 },
    ]);
    const answered = read(table, { clubs: [{ name: '7 Wood', club: 'hybrid' }] });
    expect(answered?.shots.map(({ club }) => club)).toEqual(['5-wood', '5-iron', 'hybrid']);
  });

  it('with British dates are of the past', () => {
    const shot = ['84', '1', '115', '157'];
    const british = readShotFile(
      rowsOf([garmin, ['12/01/2026 10:00', '7 Iron', ...shot], ['11/02/2026 10:00', '7 Iron', ...shot]]),
      { answers: plain, timeZone: 'UTC', now: new Date('2026-03-01T12:00:00Z') },
    );
    expect(british?.shots.map(({ hitAt }) => hitAt?.toISOString())).toEqual([
      '2026-01-12T10:00:00.000Z',
      '2026-02-11T10:00:00.000Z',
    ]);
  });

  it('with dates that either order can read ask for it, and follow the answer', () => {
    const shot = (date: string) => [date, '7 Iron', '84', '1', '115', '157'];
    const table = [garmin, shot('05/06/2026 10:00'), shot('05/07/2026 10:00')];
    const days = (file: ReturnType<typeof read>) => file?.shots.map(({ hitAt }) => hitAt?.toISOString().slice(0, 10));
    expect(read(table)?.openDate).toBe('05/06/2026');
    expect(days(read(table))).toEqual(['2026-05-06', '2026-05-07']);
    expect(days(read(table, { dateOrder: 'day-first' }))).toEqual(['2026-06-05', '2026-07-05']);
    // An answer of another file does not outweigh what this one shows.
    const clear = read([...table, shot('05/13/2026 10:00')], { dateOrder: 'day-first' });
    expect(clear?.openDate).toBeNull();
    expect(days(clear)).toEqual(['2026-05-06', '2026-05-07', '2026-05-13']);
  });

  it('whose dates are clear do not ask for that above the table, which dates the shots of a file without their own', () => {
    const above = ['Exported 05/06/2026'];
    const shot = ['7 Iron', '84', '1', '115', '157'];
    expect(read([above, garmin, ['2026-05-06 10:00', ...shot]])?.openDate).toBeNull();
    expect(read([above, garmin, [46_148.5, ...shot]])?.openDate).toBeNull();
    expect(read([above, garmin, ['', ...shot]])?.openDate).toBe('05/06/2026');
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
      const last = ['2026-11-20 10:00', '7 Iron', '84', '1', '115', '157'];
      const file = read([garmin, ...rows, last], { handedness: isLeft ? 'left' : 'right' });
      expect(file?.shots.at(-1)?.row).toBe(rows.length + 2);
      for (const shot of file?.shots ?? []) {
        expect(rejectNumbers(shot)).toBeNull();
        for (const field of loggedFields) expect(Number.isNaN(shot[field])).toBe(false);
      }
      const found = [...(file?.shots ?? []), ...(file?.rejected ?? [])].map(({ row }) => row);
      expect(new Set(found).size).toBe(found.length);
      expect(found.every((row) => row > 1 && row <= rows.length + 2)).toBe(true);
    }),
  );
});

describe('the hand of the golfer', () => {
  const asks = (headings: string[], shot: string[]) => read([headings, shot])?.asks.handedness;
  it('is asked where heading or cells count from the golfer, and turns their signs', () => {
    expect(asks(garmin, ['', '7i', '84', '1', '115', '157'])).toBe(false);
    expect(asks(garmin, ['', '7i', '84', '1 R', '115', '157'])).toBe(false);
    expect(asks(garmin, ['', '7i', '84', '1 Open', '115', '157'])).toBe(true);
    const own = ['Stick', 'Pace (mph)', 'Face Angle (deg closed-/open+)', 'Carry (yd)', 'Ball Speed (mph)'];
    const shot = ['7i', '84', '1.5', '157', '115'];
    expect(asks(own, shot)).toBe(true);
    const left = read([own, shot], {
      handedness: 'left',
      columns: [
        { column: 0, is: 'club' },
        { column: 2, is: 'faceAngleDeg' },
        { column: 3, is: 'carryYd' },
      ],
    });
    expect(left?.shots).toMatchObject([{ faceAngleDeg: -1.5 }]);
  });
});

describe('what a file says of a shot', () => {
  const own = ['Stick', 'Kind', 'How far', 'Pace', 'Notes', 'Tag'];
  const says = (shot: string[], club: number) =>
    read([own, shot], {
      columns: [
        { column: club, is: 'club' },
        { column: 2, is: 'carryYd' },
      ],
    })?.shots.map((one) => one.says);
  it('does not depend on the column that the golfer calls the club, nor on notes and tags', () => {
    const first = says(['7i', '8i', '150', '84', '', ''], 0);
    expect(first).toHaveLength(1);
    expect(says(['7i', '8i', '150', '84', '', ''], 1)).toEqual(first);
    expect(says(['7i', '8i', '150', '84', 'Windy', 'good'], 0)).toEqual(first);
    expect(says(['7i', '8i', '151', '84', '', ''], 0)).not.toEqual(first);
  });

  it('contains the club of the block', () => {
    const block = (club: string) =>
      read([['', 'Date', 'Time', 'Carry', 'Peak Height', 'Launch Direction'], [club], ['1', '', '', '140', '30', '1']]);
    expect(block('7i')?.shots[0]?.says).not.toBe(block('8i')?.shots[0]?.says);
  });
});
