import { describe, expect, it } from 'vitest';
import { writeWorkbook } from '../../test/write-workbook.ts';
import { readWorkbook } from './read-workbook.ts';

const rows = '<row r="1"><c r="A1"><v>1</v></c><c r="C1" t="inlineStr"><is><t> two </t></is></c></row>';
const expected = [
  {
    name: 'Numbers',
    rowCount: 1,
    rows: new Map([
      [
        1,
        new Map<number, unknown>([
          [1, 1],
          [3, 'two'],
        ]),
      ],
    ]),
  },
];
const wholeSheet = "'Numbers'!$A$1:$XFD$1048576";
const maxRows = 100;
const tooLarge = { code: 'spreadsheet-too-large', status: 413 };

describe('a spreadsheet', () => {
  it('is read as text and numbers by row and column', async () => {
    expect(await readWorkbook(await writeWorkbook({ rows }), { maxRows })).toEqual(expected);
  });

  it('with named ranges over whole sheets is read like one without', async () => {
    const names = Array.from({ length: 200 }, (_, at) => `<definedName name="n${at}">${wholeSheet}</definedName>`);
    const printArea = `<definedName name="_xlnm.Print_Area" localSheetId="0">'Numbers'!$A:$Z</definedName>`;
    const bytes = await writeWorkbook({ rows, definedNames: printArea + names.join('') });
    expect(await readWorkbook(bytes, { maxRows })).toEqual(expected);
  });

  it('that needs more memory than allowed is rejected, and the next one is read', async () => {
    const manyCells = await writeWorkbook({ rows: `<row>${'<c/>'.repeat(16_000)}</row>`.repeat(100) });
    const [first, second] = await Promise.allSettled([
      readWorkbook(manyCells, { maxRows, maxHeapMb: 64 }),
      readWorkbook(await writeWorkbook({ rows }), { maxRows }),
    ]);
    expect(first).toMatchObject({ status: 'rejected', reason: tooLarge });
    expect(second).toMatchObject({ status: 'fulfilled', value: expected });
  });

  it('that needs more time than allowed is rejected', async () => {
    const reading = readWorkbook(await writeWorkbook({ rows }), { maxRows, timeoutMs: 1 });
    await expect(reading).rejects.toMatchObject(tooLarge);
  });

  it('whose cells share one long text is rejected, since each cell gets a copy', async () => {
    const cellOf = (address: string) => `<c r="${address}" t="s"><v>0</v></c>`;
    const row = (at: number) => `<row r="${at}">${cellOf(`A${at}`)}${cellOf(`B${at}`)}</row>`;
    const bytes = await writeWorkbook({
      rows: Array.from({ length: 90 }, (_, at) => row(at + 1)).join(''),
      sharedStrings: `<si><t>${'a'.repeat(100_000)}</t></si>`,
    });
    await expect(readWorkbook(bytes, { maxRows })).rejects.toMatchObject(tooLarge);
  });

  it('with more rows than allowed comes without them, and with their number', async () => {
    const bytes = await writeWorkbook({ rows: `<row r="101"><c r="A101"><v>1</v></c></row>` });
    expect(await readWorkbook(bytes, { maxRows })).toEqual([{ name: 'Numbers', rowCount: 101, rows: new Map() }]);
  });

  it.each([
    ['empty cells with borders', '<c r="A101" s="0"/>'],
    ['spaces', '<c r="A101" t="inlineStr"><is><t> </t></is></c>'],
  ])('with %s below its last row is read to that row', async (_, cell) => {
    const bytes = await writeWorkbook({ rows: `${rows}<row r="101">${cell}</row>` });
    expect(await readWorkbook(bytes, { maxRows })).toEqual(expected);
  });

  it('is turned away while many others wait, and read when they are done', async () => {
    const bytes = await writeWorkbook({ rows });
    const readings = Array.from({ length: 9 }, () => readWorkbook(bytes, { maxRows }));
    const results = await Promise.allSettled(readings);
    const [last, ...others] = results.toReversed();
    const reason = { code: 'not-ready', message: expect.stringContaining('Many files') };
    expect(last).toMatchObject({ status: 'rejected', reason });
    expect(others.every(({ status }) => status === 'fulfilled')).toBe(true);
    expect(await readWorkbook(bytes, { maxRows })).toEqual(expected);
  });

  it.each([
    ['a file of this machine', '<!ENTITY x SYSTEM "file:///etc/passwd">'],
    ['an address', '<!ENTITY x SYSTEM "http://127.0.0.1:9/x">'],
    ['a text of its own', '<!ENTITY x "expanded">'],
    [
      'entities within entities',
      `<!ENTITY a "expanded">${Array.from('bcdefghijx', (name, at) => `<!ENTITY ${name} "${`&${'abcdefghij'[at]};`.repeat(10)}">`).join('')}`,
    ],
  ])('whose XML declares %s as an entity is read without it, or not at all', async (_what, entity) => {
    const bytes = await writeWorkbook({
      prolog: `<?xml version="1.0"?><!DOCTYPE worksheet [${entity}]>`,
      rows: '<row r="1"><c r="A1" t="inlineStr"><is><t>&x;</t></is></c></row>',
    });
    const read = await readWorkbook(bytes, { maxRows }).then(
      (sheets) => (sheets ?? []).flatMap(({ rows: all }) => [...all.values()].flatMap((row) => [...row.values()])),
      (error: Error) => error.message,
    );
    const text = JSON.stringify(read);
    expect(text).not.toMatch(/expanded|root:/);
    expect(text.length).toBeLessThan(1_000);
  });

  it('that is none is null', async () => {
    expect(await readWorkbook(Buffer.from('Name;Sets\nPlank;3'), { maxRows })).toBeNull();
  });
});
