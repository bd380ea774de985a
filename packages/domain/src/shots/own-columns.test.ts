import type { ShotFileAnswers } from '@trueswing/contracts';
import { describe, expect, it } from 'vitest';
import type { ShotCell } from './cells/shot-cell.ts';
import { readShotFile } from './read-shot-file.ts';

const plain: ShotFileAnswers = {
  columns: null,
  clubs: [],
  speedUnit: 'mph',
  distanceUnit: 'yd',
  handedness: 'right',
};
const read = (rows: readonly (readonly ShotCell[])[], answers: Partial<ShotFileAnswers> = {}) => {
  const file = readShotFile(
    rows.map((cells, at) => ({ row: at + 1, cells })),
    { answers: { ...plain, ...answers }, timeZone: 'UTC', now: new Date('2026-11-26T12:00:00Z') },
  );
  if (!file) throw new Error('no table');
  return file;
};

describe('units of single columns', () => {
  const rows = [
    ['Stick', 'Ball', 'Weit', 'Daneben'],
    ['7 Iron', 112, 100, 9],
  ];
  const columns: ShotFileAnswers['columns'] = [
    { column: 0, is: 'club' },
    { column: 1, is: 'ballSpeedMph' },
    { column: 2, is: 'carryYd' },
    { column: 3, is: 'sideYd' },
  ];
  it('hold before the unit of the file', () => {
    const units: ShotFileAnswers['units'] = [{ column: 3, unit: 'ft' }];
    const file = read(rows, { columns, units, distanceUnit: 'm' });
    expect(file.shots).toMatchObject([{ ballSpeedMph: 112, carryYd: 109.361, sideYd: 3 }]);
    expect(file).toMatchObject({ unitless: [0, 1, 2, 3], asks: { distanceUnit: true } });
  });

  it('of another kind than the column, and of a column that names its own, say nothing', () => {
    const units: ShotFileAnswers['units'] = [
      { column: 1, unit: 'm' },
      { column: 2, unit: 'ft' },
    ];
    const named = [['Stick', 'Ball', 'Weit (m)', 'Daneben'], ...rows.slice(1)];
    const file = read(named, { columns, units });
    expect(file.shots).toMatchObject([{ ballSpeedMph: 112, carryYd: 109.361 }]);
    expect(file.unitless).toEqual([0, 1, 3]);
  });
});

describe('meanings from which numbers of a shot follow', () => {
  it('can be said of a column: face to path, back and side spin, a clock of its own', () => {
    const rows = [
      ['Stick', 'Tag', 'Uhr', 'Ball', 'Weg', 'Blatt zum Weg', 'Rück', 'Seit'],
      ['7 Iron', '2026-11-20', '10:05:00', 112, 2, 1.5, 6000, 800],
    ];
    const file = read(rows, {
      columns: [
        { column: 0, is: 'club' },
        { column: 1, is: 'time' },
        { column: 3, is: 'ballSpeedMph' },
        { column: 4, is: 'clubPathDeg' },
      ],
      otherColumns: [
        { column: 2, is: 'clock' },
        { column: 5, is: 'faceToPathDeg' },
        { column: 6, is: 'backSpinRpm' },
        { column: 7, is: 'sideSpinRpm' },
      ],
    });
    expect(file.shots).toMatchObject([
      { hitAt: new Date('2026-11-20T10:05:00Z'), faceAngleDeg: 3.5, spinRpm: 6_053.098 },
    ]);
    expect(file.otherColumns).toHaveLength(4);
  });

  it('are guessed from headings, apart from those that an older client knows', () => {
    const file = read([
      ['Stick', 'Ball Speed', 'Carry', 'Face To Path'],
      ['7 Iron', 112, 150, 2],
    ]);
    expect(file.otherColumns).toEqual([{ column: 3, is: 'faceToPathDeg' }]);
    expect(file.columns.map(({ column }) => column)).not.toContain(3);
  });
});

describe('signs that nothing explains', () => {
  const columns: ShotFileAnswers['columns'] = [
    { column: 0, is: 'club' },
    { column: 1, is: 'ballSpeedMph' },
    { column: 2, is: 'clubPathDeg' },
    { column: 3, is: 'sideYd' },
  ];
  const rows = (path: ShotCell, heading = 'Weg') => [
    ['Stick', 'Ball', heading, 'Daneben'],
    ['7 Iron', 112, path, -9],
  ];
  it('are asked, and seen from the golfer they are turned for a left-hander, but for distances', () => {
    const shotOf = (answers: Partial<ShotFileAnswers>) => read(rows(2), { columns, ...answers }).shots[0];
    expect(read(rows(2), { columns }).asks).toMatchObject({ handedness: true, signs: true });
    expect(shotOf({ handedness: 'left', signs: 'golfer' })).toMatchObject({ clubPathDeg: -2, sideYd: -9 });
    expect(shotOf({ handedness: 'left', signs: 'target' })).toMatchObject({ clubPathDeg: 2, sideYd: -9 });
    expect(shotOf({ handedness: 'right', signs: 'golfer' })).toMatchObject({ clubPathDeg: 2, sideYd: -9 });
  });

  it.each<[string, ShotCell, string]>([
    ['letters', 'R 2', 'Weg'],
    ['words of the golfer', '2 I-O', 'Weg'],
    ['a heading', 2, 'Weg (in-to-out +)'],
    ['nothing but zeros', 0, 'Weg'],
  ])('are not asked with %s', (_, path, heading) => {
    expect(read(rows(path, heading), { columns }).asks.signs).toBe(false);
  });

  it('are not asked of a known maker, whose signs are known', () => {
    const garmin = ['Date', 'Club Type', 'Club Speed', 'Club Face', 'Ball Speed', 'Carry Distance'];
    const file = read([garmin, ['2026-11-20 10:00', '7 Iron', 84, 1.5, 118, 160]], { signs: 'golfer' });
    expect(file).toMatchObject({ format: 'Garmin', asks: { signs: false }, otherColumns: [], unitless: [] });
  });
});
