import type { LoggedShot, ShotFilePreview, ShotImportResult } from '@trueswing/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answersWith, shotFileForm } from '../../../test/shot-files.ts';
import { type Golfer, startGateway, type TestGateway } from '../../../test/test-gateway.ts';
import { writeWorkbook } from '../../../test/write-workbook.ts';
import { maxShotFileBytes } from './receive-shot-file.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.stop());

const paths = ['/api/shot-files/preview', '/api/shot-imports'];
const send = (path: string, as: Golfer, ...form: Parameters<typeof shotFileForm>) =>
  gateway.call(path, { method: 'POST', as, body: shotFileForm(...form) });
const preview = async (as: Golfer, ...form: Parameters<typeof shotFileForm>) =>
  (await (await send('/api/shot-files/preview', as, ...form)).json()) as ShotFilePreview;
const importFile = async (as: Golfer, ...form: Parameters<typeof shotFileForm>) =>
  (await (await send('/api/shot-imports', as, ...form)).json()) as ShotImportResult;
const listShots = async (as: Golfer) =>
  (await (await gateway.call('/api/logged-shots?club=7-iron', { as })).json()) as LoggedShot[];

const inline = (address: string, text: string) => `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;
const headings = ['Date', 'Club Type', 'Club Speed', 'Club Face', 'Ball Speed', 'Carry Distance'];
const headingRow = `<row r="1">${headings.map((text, at) => inline(`${'ABCDEF'[at]}1`, text)).join('')}</row>`;
const shotRow =
  `<row r="2">${inline('A2', '2026-05-06 18:30:00')}${inline('B2', '7 Iron')}<c r="C2"><v>84.5</v></c><c r="D2"><v>1.5</v></c>` +
  '<c r="E2"><f>EXEC("calc.exe")</f><v>118.3</v></c><c r="F2"><v>160</v></c></row>';

it('signs of a left-hander that nothing explains are not stored before they are said', async () => {
  const golfer = await gateway.register();
  const file = Buffer.from('Stick,Ball,Weg\n7 Iron,112,2\n');
  const answers = answersWith({
    columns: [
      { column: 0, is: 'club' },
      { column: 1, is: 'ballSpeedMph' },
      { column: 2, is: 'clubPathDeg' },
    ],
    handedness: 'left',
  });
  const refused = await send('/api/shot-imports', golfer, file, { answers });
  expect(refused.status).toBe(422);
  expect(await refused.json()).toMatchObject({
    code: 'shot-file-unreadable',
    message: expect.stringMatching(/^Please say which sign/),
  });
  expect(await listShots(golfer)).toEqual([]);
  await importFile(golfer, file, { answers: { ...answers, signs: 'golfer' } });
  expect(await listShots(golfer)).toMatchObject([{ clubPathDeg: -2 }]);
});

describe('a file that cannot be imported', () => {
  const junk = (bytes: number) => Buffer.alloc(bytes, 'Club,Ball Speed,Carry\n');
  it.each<[string, Buffer, number, string]>([
    ['text that is no table', Buffer.from('Dear golfer,\nhello.\n'), 422, 'shot-file-unreadable'],
    ['nothing', Buffer.alloc(0), 422, 'file-empty'],
    [
      'headings over averages only',
      Buffer.from('Club,Ball Speed,Carry\nAverage,95,110\n'),
      422,
      'shot-file-unreadable',
    ],
    ['10 MB of junk and one byte', junk(maxShotFileBytes + 1), 413, 'request-too-large'],
    ['50 MB of junk', junk(50_000_000), 413, 'request-too-large'],
  ])('%s is rejected with its sentence', async (_, bytes, status, code) => {
    const golfer = await gateway.register();
    for (const path of paths) {
      const answer = await send(path, golfer, bytes);
      expect([answer.status, await answer.json()]).toMatchObject([status, { code }]);
    }
    expect(await gateway.rows('select 1 from gateway.shot_import where user_id = $1', [golfer.id])).toEqual([]);
  });

  it('a form without a file or with options that are none is rejected', async () => {
    const golfer = await gateway.register();
    const forms = [shotFileForm(), shotFileForm(), shotFileForm(), shotFileForm()];
    forms[0]?.delete('file');
    forms[1]?.set('options', '{"timeZone"');
    forms[2]?.set('options', JSON.stringify({ timeZone: 'UTC', answers: { ...answersWith({}), speedUnit: 'knots' } }));
    forms[3]?.set('options', JSON.stringify({ timeZone: 'Mars/Crater', answers: null }));
    for (const body of forms) {
      const answer = await gateway.call('/api/shot-imports', { method: 'POST', as: golfer, body });
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'bad-request' }]);
    }
  });

  it('a golfer who has as many shots as we keep is asked to delete some', async () => {
    const golfer = await gateway.register();
    await gateway.rows(
      "insert into gateway.shot_import values (gen_random_uuid(), $1, 'many.csv', 'TrackMan', 100000, now())",
      [golfer.id],
    );
    const answer = await send('/api/shot-imports', golfer);
    expect([answer.status, await answer.json()]).toMatchObject([
      413,
      { message: expect.stringContaining('number of shots that we keep') },
    ]);
    expect(await listShots(golfer)).toEqual([]);
  });
});

describe('a workbook with macros', () => {
  it('under the name of one without them is read for its shots; nothing of the macros is read or run', async () => {
    const golfer = await gateway.register();
    const types =
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
      '<Override PartName="/xl/workbook.xml" ContentType="application/vnd.ms-excel.sheet.macroEnabled.main+xml"/>' +
      '<Override PartName="/xl/vbaProject.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>';
    const macros = {
      '[Content_Types].xml': types,
      'xl/vbaProject.bin': 'Attribute VB_Name = "Module1"\r\nSub Auto_Open()\r\nShell "calc.exe"\r\nEnd Sub\r\n',
      'xl/macrosheets/sheet1.xml': `<worksheet><sheetData>${headingRow}${shotRow}${shotRow}</sheetData></worksheet>`,
    };
    const bytes = await writeWorkbook({ rows: `${headingRow}${shotRow}`, parts: macros });
    const form = [bytes, { answers: answersWith({}) }, 'session.xlsx'] as const;
    expect(await preview(golfer, ...form)).toMatchObject({ format: 'Garmin', shotCount: 1, rejectedCount: 0 });
    expect(await importFile(golfer, ...form)).toMatchObject({ imported: { shotCount: 1, fileName: 'session.xlsx' } });
    expect(await listShots(golfer)).toMatchObject([{ ballSpeedMph: 118.3, carryYd: 160 }]);
  });
});

describe('a ZIP bomb', () => {
  const spaces = ' '.repeat(64 * 1_024 * 1_024);
  /** The same ZIP, whose directory says that its largest file has a few bytes. */
  function withSmallSizes(bytes: Buffer): Buffer {
    const lying = Buffer.from(bytes);
    for (let at = lying.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0; ) {
      if (lying.readUInt32LE(at + 24) > 1_000_000) lying.writeUInt32LE(500, at + 24);
      at = lying.indexOf('PK\u0001\u0002', at + 4, 'latin1');
    }
    return lying;
  }
  it.each<[string, () => Promise<Buffer>, number, string]>([
    ['in the sheet', () => writeWorkbook({ rows: `${headingRow}${spaces}` }), 413, 'request-too-large'],
    [
      'in a part that is not read',
      () => writeWorkbook({ rows: headingRow, parts: { 'xl/media/image1.png': spaces } }),
      413,
      'request-too-large',
    ],
    [
      'that says it is small',
      async () => withSmallSizes(await writeWorkbook({ rows: `${headingRow}${spaces}` })),
      422,
      'shot-file-unreadable',
    ],
  ])('%s is rejected with its sentence in preview and import, and stores nothing', async (_, make, status, code) => {
    const golfer = await gateway.register();
    const bytes = await make();
    expect(bytes.length).toBeLessThan(500_000);
    for (const path of paths) {
      const answer = await send(path, golfer, bytes, {}, 'session.xlsx');
      expect([answer.status, await answer.json()]).toMatchObject([status, { code, message: expect.any(String) }]);
    }
    expect(await gateway.rows('select 1 from gateway.shot_import where user_id = $1', [golfer.id])).toEqual([]);
  });
});

describe('rows that are not imported', () => {
  it('are all listed, in preview and result', async () => {
    const golfer = await gateway.register();
    const rows = Array.from({ length: 300 }, (_, at) => `PW,95,${at === 0 ? 110 : 900}`);
    const bytes = Buffer.from(['Club,Ball Speed,Carry', ...rows].join('\n'));
    const answers = answersWith({ columns: (await preview(golfer, bytes)).columns });
    for (const file of [await preview(golfer, bytes, { answers }), await importFile(golfer, bytes, { answers })]) {
      expect(file.rejectedCount).toBe(299);
      expect(file.rejected.map(({ row }) => row)).toEqual(Array.from({ length: 299 }, (_, at) => at + 3));
    }
  });
});
