import { readFileSync } from 'node:fs';
import type { ShotFileAnswers } from '@trueswing/contracts';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../../../test/write-workbook.ts';
import type { ShotFileThreadStart, UnderstoodFile } from './shot-file-messages.ts';
import { understandFile } from './understand-file.ts';

const answers = (given: Partial<ShotFileAnswers>): ShotFileAnswers => ({
  columns: null,
  clubs: [],
  speedUnit: 'mph',
  distanceUnit: 'yd',
  handedness: 'right',
  ...given,
});
const fileOf = (name: string) => readFileSync(new URL(`../../../../test/shot-files/${name}`, import.meta.url));
const understand = (bytes: Buffer, given: Partial<ShotFileThreadStart> = {}) =>
  understandFile({
    bytes,
    timeZone: 'America/Chicago',
    now: new Date('2026-12-01T12:00:00Z'),
    answers: null,
    remembered: {},
    ...given,
  });
async function read(bytes: Buffer, given?: Partial<ShotFileThreadStart>): Promise<UnderstoodFile> {
  const reply = await understand(bytes, given);
  if (reply === 'too-large' || reply.type !== 'understood') throw new Error(JSON.stringify(reply));
  return reply.file;
}
const at = (iso: string) => new Date(iso);

describe('files of each maker', () => {
  it.each<[string, string, number, object[], string[]]>([
    [
      'trackman.csv',
      'TrackMan',
      3,
      [
        {
          club: '7-iron',
          hitAt: at('2026-05-06T23:58:02Z'),
          clubSpeedMph: 84.2,
          ballSpeedMph: 116.4,
          carryYd: 158.3,
          totalYd: 166,
          spinRpm: 6412,
          launchAngleDeg: 17.1,
          sideYd: 4.1,
          clubPathDeg: -1.8,
          faceAngleDeg: 0.9,
          attackAngleDeg: -3.9,
        },
        { club: '7-iron', sideYd: -2.7 },
        { club: 'driver', ballSpeedMph: 143.6 },
      ],
      ['You left this shot out of your statistics on the launch monitor.'],
    ],
    [
      'trackman-metric.csv',
      'TrackMan',
      1,
      [
        {
          hitAt: at('2026-05-06T23:58:02Z'),
          clubSpeedMph: 84.109,
          ballSpeedMph: 116.321,
          spinRpm: 6412,
          carryYd: 158.246,
          sideYd: 4.046,
          totalYd: 166.01,
          clubPathDeg: -1.8,
        },
      ],
      [],
    ],
    [
      'flightscope.csv',
      'FlightScope',
      3,
      [
        { club: 'driver', hitAt: null, ballSpeedMph: 143.2, clubSpeedMph: 96.4, sideYd: -27.8, launchAngleDeg: 12.8 },
        { sideYd: 13.4 },
        { club: '7-iron', spinRpm: null, sideYd: null, carryYd: 152.1 },
      ],
      [],
    ],
    [
      'flightscope-metric.csv',
      'FlightScope',
      1,
      [
        {
          ballSpeedMph: 112.406,
          clubSpeedMph: 84.072,
          carryYd: 152.122,
          sideYd: -6.234,
          clubPathDeg: 2,
          faceAngleDeg: 0.5,
          attackAngleDeg: 4.1,
        },
      ],
      [],
    ],
    [
      'foresight-fsx-play.csv',
      'Foresight',
      3,
      [
        { club: '7-iron', hitAt: at('2026-05-20T22:45:10Z'), spinRpm: 6109, clubPathDeg: 2.4, faceAngleDeg: 1.2 },
        { club: 'gap-wedge', spinRpm: 8795, sideYd: -2.9 },
        { club: 'driver', clubSpeedMph: null, clubPathDeg: null, faceAngleDeg: null, attackAngleDeg: null },
      ],
      [],
    ],
    [
      'foresight-blocks.csv',
      'Foresight',
      3,
      [
        { club: '7-iron', hitAt: at('2026-03-19T15:30:00Z'), carryYd: 152.2, sideYd: -3.4, faceAngleDeg: -0.8 },
        { club: '7-iron', attackAngleDeg: -1.8 },
        { club: 'hybrid', hitAt: at('2026-03-19T15:41:00Z'), ballSpeedMph: 128.2 },
      ],
      [],
    ],
    [
      'rapsodo.csv',
      'Rapsodo',
      3,
      [
        { club: '7-iron', hitAt: at('2026-04-24T18:19:00Z'), sideYd: 6.3, spinRpm: 6210, clubPathDeg: -1.6 },
        { spinRpm: null, sideYd: -7.4 },
        { club: 'driver', carryYd: 221.8 },
      ],
      [],
    ],
    [
      'garmin.csv',
      'Garmin',
      2,
      [
        { club: '7-iron', hitAt: at('2025-11-26T18:38:50Z'), clubSpeedMph: 83.147, faceAngleDeg: 0.8, sideYd: 3.1 },
        { club: 'sand-wedge', spinRpm: 9121, sideYd: -2.4 },
      ],
      [],
    ],
    [
      'garmin-german.csv',
      'Garmin',
      1,
      [
        {
          club: '7-iron',
          hitAt: at('2025-11-26T18:38:50Z'),
          ballSpeedMph: 108.864,
          carryYd: 150.044,
          sideYd: 3.062,
          clubPathDeg: -3.2,
          faceAngleDeg: 0.8,
        },
      ],
      [],
    ],
    [
      'skytrak.csv',
      'SkyTrak',
      3,
      [
        {
          club: 'gap-wedge',
          hitAt: at('2026-06-19T22:39:00Z'),
          ballSpeedMph: 81,
          launchAngleDeg: 30,
          spinRpm: 9333.232,
          sideYd: -2,
          carryYd: 95,
          clubPathDeg: 2.1,
          faceAngleDeg: 0.4,
        },
        { faceAngleDeg: -1.1 },
        { club: 'driver', carryYd: 224 },
      ],
      [],
    ],
    [
      'full-swing.csv',
      'Full Swing',
      1,
      [{ club: '6-iron', hitAt: at('2026-07-02T16:20:11Z'), carryYd: 168, sideYd: -4.2, launchAngleDeg: 15.9 }],
      [],
    ],
    [
      'square.csv',
      'Square',
      2,
      [
        { club: 'driver', hitAt: at('2026-03-12T17:00:00Z'), carryYd: 218, sideYd: null, clubPathDeg: -1.4 },
        { clubPathDeg: -2, faceAngleDeg: -0.6 },
      ],
      [],
    ],
  ])('%s is read as %s', async (name, format, count, shots, reasons) => {
    const file = await read(fileOf(name));
    expect(file.format).toBe(format);
    expect(file.shots).toHaveLength(count);
    expect(file.shots).toMatchObject(shots);
    expect(file.rejected.map(({ reason }) => reason)).toEqual(reasons);
  });

  it('Uneekor names no club: its shots wait for the golfer’s answer, and a topped ball counts', async () => {
    const before = await read(fileOf('uneekor.csv'));
    expect(before).toMatchObject({ format: 'Uneekor', clubs: [{ name: '', club: null, shots: 3 }], shots: [] });
    expect(before.rejected.map(({ row }) => row)).toEqual([2, 3, 4]);
    const after = await read(fileOf('uneekor.csv'), { answers: answers({ clubs: [{ name: '', club: '9-iron' }] }) });
    expect(after.rejected).toEqual([]);
    expect(after.shots).toMatchObject([
      { club: '9-iron', carryYd: 126.8, sideYd: -12.2, clubPathDeg: 1.8, spinRpm: 7538, clubSpeedMph: 75.1 },
      { sideYd: 3.8, clubSpeedMph: null },
      { carryYd: 1, ballSpeedMph: 97.6, spinRpm: null },
    ]);
    expect(after.asks).toEqual({ speedUnit: true, distanceUnit: true, handedness: false });
  });

  it('Foresight’s club path and face are seen from the golfer, so they turn around for a left-hander', async () => {
    const file = await read(fileOf('foresight-fsx-play.csv'), { answers: answers({ handedness: 'left' }) });
    expect(file.asks.handedness).toBe(true);
    expect(file.shots[0]).toMatchObject({ clubPathDeg: -2.4, faceAngleDeg: -1.2, sideYd: 5.2 });
  });
});

describe('a file of no known maker', () => {
  const columns: ShotFileAnswers['columns'] = [
    { column: 0, is: 'club' },
    { column: 1, is: 'time' },
    { column: 2, is: 'ballSpeedMph' },
    { column: 3, is: 'carryYd' },
    { column: 4, is: 'sideYd' },
  ];
  it('is read as the golfer explains it, and so is the next one with the same headings', async () => {
    const bytes = fileOf('own-columns.csv');
    const guess = await read(bytes);
    expect(guess).toMatchObject({ format: null, headings: ['Schläger', 'Wann', 'Tempo Ball', 'Weit', 'Ab von Linie'] });
    const said = answers({
      columns,
      speedUnit: 'm/s',
      distanceUnit: 'm',
      clubs: [{ name: 'Mein Liebling', club: '5-wood' }],
    });
    const file = await read(bytes, { answers: said });
    expect(file.shots).toMatchObject([
      { club: '7-iron', hitAt: at('2025-11-24T16:00:00Z'), ballSpeedMph: 116.321, carryYd: 158.246, sideYd: -3.39 },
      { club: '5-wood', sideYd: 2.187 },
    ]);
    const next = await read(bytes, { remembered: { [file.fingerprint]: said } });
    expect(next).toMatchObject({ isRemembered: true, answers: said, shots: file.shots });
  });
});

describe('a spreadsheet', () => {
  it('is read like the same table as text, formulas by their results', async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('Empty');
    const sheet = workbook.addWorksheet('Data');
    sheet.addRow(['Date', 'Club Type', 'Club Speed (mph)', 'Club Face', 'Ball Speed (mph)', 'Carry Distance (yd)']);
    sheet.addRow([new Date('2026-05-06T18:30:00Z'), '7 Iron', 84.5, 1.5, { formula: 'C2*1.4', result: 118.3 }, 160]);
    const file = await read(Buffer.from(await workbook.xlsx.writeBuffer()));
    expect(file).toMatchObject({
      format: 'Garmin',
      shots: [{ row: 2, club: '7-iron', hitAt: at('2026-05-06T23:30:00Z'), ballSpeedMph: 118.3, faceAngleDeg: 1.5 }],
    });
  });

  it('with its texts inside the cells is read as well', async () => {
    const inline = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const heading = ['Club', 'Ball Speed', 'Carry'].map((text, at) => inline(`${'ABC'[at]}1`, text)).join('');
    const shot = `${inline('A2', 'PW')}<c r="B2"><v>95</v></c><c r="C2"><v>110</v></c>`;
    const file = await read(await writeWorkbook({ rows: `<row r="1">${heading}</row><row r="2">${shot}</row>` }));
    expect(file.shots).toMatchObject([{ club: 'pitching-wedge', ballSpeedMph: 95, carryYd: 110 }]);
  });
});

describe('a spreadsheet of several sheets', () => {
  it('is read from the first one with a table', async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet('About').addRows([['Report of Sam'], ['Made by a coach'], ['See the next sheet']]);
    workbook.addWorksheet('Shots').addRows([
      ['Club', 'Ball Speed', 'Carry'],
      ['PW', 95, 110],
    ]);
    const file = await read(Buffer.from(await workbook.xlsx.writeBuffer()));
    expect(file.shots).toMatchObject([{ club: 'pitching-wedge', carryYd: 110 }]);
  });

  it.each<[string, string, number]>([
    ['a column far right in each row', 'XFD', 10_000],
    ['more blank rows than are read', 'A', 20_001],
  ])('with %s is too large', async (_, column, count) => {
    const row = (at: number) => `<row r="${at}"><c r="${column}${at}"/></row>`;
    const rows = Array.from({ length: count }, (_none, at) => row(at + 1)).join('');
    expect(await understand(await writeWorkbook({ rows }))).toBe('too-large');
  });
});

describe('a file that cannot be read', () => {
  const text = (content: string) => Buffer.from(content);
  it.each<[string, Buffer, unknown]>([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), { type: 'unreadable' }],
    ['a PDF', text('%PDF-1.7\n%\u0001\u0002\n1 0 obj'), { type: 'unreadable' }],
    ['prose', text('Dear golfer,\nthis is a letter.\n'), { type: 'unreadable' }],
    ['a cut-off spreadsheet', Buffer.from('PK\u0003\u0004and then nothing', 'latin1'), { type: 'unreadable' }],
    ['a ZIP of something else', text(''), { type: 'unreadable' }],
    [
      'an unclosed quote over everything',
      text(`Club,Ball Speed,Carry\n"${'a'.repeat(200_000)}`),
      { type: 'unreadable' },
    ],
    ['too many blank rows', text(`Club,Ball Speed,Carry\n${',,\n'.repeat(20_001)}`), 'too-large'],
    ['too many rows', text(`Club,Ball Speed,Carry\n${'PW,95,110\n'.repeat(20_001)}`), 'too-large'],
  ])('%s', async (_, bytes, reply) => {
    expect(await understand(bytes)).toEqual(reply);
  });
});

it('equal shots of a file have digests of their own, and the same file has the same ones', async () => {
  const bytes = Buffer.from('Club,Ball Speed,Carry\nPW,95,110\nPW,95,110\n');
  const [once, again] = [await read(bytes), await read(bytes, { answers: answers({ distanceUnit: 'm' }) })];
  const digests = once.shots.map(({ digest }) => digest);
  expect(new Set(digests).size).toBe(2);
  expect(again.shots.map(({ digest }) => digest)).toEqual(digests);
});
