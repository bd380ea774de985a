import type { ShotFileAnswers } from '@trueswing/contracts';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { answersWith, shotFile } from '../../../../test/shot-files.ts';
import { readFile, understand } from '../../../../test/understand-shot-file.ts';
import { writeWorkbook } from '../../../../test/write-workbook.ts';

const at = (iso: string) => new Date(iso);

describe('a file of no known maker', () => {
  const columns: ShotFileAnswers['columns'] = [
    { column: 0, is: 'club' },
    { column: 1, is: 'time' },
    { column: 2, is: 'ballSpeedMph' },
    { column: 3, is: 'carryYd' },
    { column: 4, is: 'sideYd' },
  ];
  it('is read as the golfer explains it, and so is the next one with the same headings', async () => {
    const bytes = shotFile('own-columns.csv');
    const guess = await readFile(bytes);
    expect(guess).toMatchObject({ format: null, headings: ['Schläger', 'Wann', 'Tempo Ball', 'Weit', 'Ab von Linie'] });
    const said = answersWith({
      columns,
      speedUnit: 'm/s',
      distanceUnit: 'm',
      clubs: [{ name: 'Mein Liebling', club: '5-wood' }],
    });
    const file = await readFile(bytes, { answers: said });
    expect(file.shots).toMatchObject([
      { club: '7-iron', hitAt: at('2025-11-24T16:00:00Z'), ballSpeedMph: 116.321, carryYd: 158.246, sideYd: -3.39 },
      { club: '5-wood', sideYd: 2.187 },
    ]);
    const next = await readFile(bytes, { remembered: { [file.fingerprint]: said } });
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
    const file = await readFile(Buffer.from(await workbook.xlsx.writeBuffer()));
    expect(file).toMatchObject({
      format: 'Garmin',
      shots: [{ row: 2, club: '7-iron', hitAt: at('2026-05-06T23:30:00Z'), ballSpeedMph: 118.3, faceAngleDeg: 1.5 }],
    });
  });

  it('with its texts inside the cells is read as well', async () => {
    const inline = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const heading = ['Club', 'Ball Speed', 'Carry'].map((text, at) => inline(`${'ABC'[at]}1`, text)).join('');
    const shot = `${inline('A2', 'PW')}<c r="B2"><v>95</v></c><c r="C2"><v>110</v></c>`;
    const file = await readFile(await writeWorkbook({ rows: `<row r="1">${heading}</row><row r="2">${shot}</row>` }));
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
    const file = await readFile(Buffer.from(await workbook.xlsx.writeBuffer()));
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
  const [once, again] = [await readFile(bytes), await readFile(bytes, { answers: answersWith({ distanceUnit: 'm' }) })];
  const digests = once.shots.map(({ digest }) => digest);
  expect(new Set(digests).size).toBe(2);
  expect(again.shots.map(({ digest }) => digest)).toEqual(digests);
});
