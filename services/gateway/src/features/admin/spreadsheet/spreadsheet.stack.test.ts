import { focusAreas, type SheetError } from '@trueswing/contracts';
import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import type ExcelJS from 'exceljs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  cellOf,
  coreSheet,
  openWorkbook,
  type SpreadsheetCalls,
  sheetOf,
  spreadsheetCalls,
} from '../../../../test/spreadsheet-calls.ts';
import { startGateway, type TestGateway } from '../../../../test/test-gateway.ts';
import { sheetNames } from './sheet-columns.ts';

let gateway: TestGateway;
let calls: SpreadsheetCalls;
beforeAll(async () => {
  gateway = await startGateway();
  calls = await spreadsheetCalls(gateway);
});
beforeEach(() => calls.deleteImports());
afterAll(() => gateway.stop());

const coreExercises = exerciseCatalog.filter(
  ({ focusArea }) => focusArea === 'Core Control & Rotational Strength',
).length;
const nothing = {
  applied: false,
  added: [],
  removed: [],
  changed: [],
  unchanged: exerciseCatalog.length,
  isReordered: false,
  otherVersion: null,
  version: expect.any(Number),
};

/** The spreadsheet with another rating of the first exercise. */
const editedTo = (stars: number) =>
  calls.edited((workbook) => {
    cellOf(coreSheet(workbook), 2, 'Star rating').value = stars;
  });

describe('the spreadsheet', () => {
  it('has a sheet for each category, a row for each exercise, a summary and instructions', async () => {
    const workbook = await openWorkbook(await calls.download());
    const sheets = focusAreas.map((area) => sheetNames[area]);
    expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Summary', 'How to re-import', ...sheets]);
    for (const area of focusAreas) {
      const sheet = sheetOf(workbook, area);
      const names = exerciseCatalog.filter(({ focusArea }) => focusArea === area).map(({ name }) => name);
      expect([area, (sheet.getColumn(2).values as unknown[]).slice(2)]).toEqual([area, names]);
    }
    expect(workbook.getWorksheet('Summary')?.getRow(9).values).toEqual([
      undefined,
      'All categories',
      exerciseCatalog.length,
    ]);
  });

  it('changes nothing when it comes back as it was, also after another program saved it', async () => {
    for (const bytes of [await calls.download(), await calls.edited(() => undefined)]) {
      for (const dryRun of [true, false])
        expect(await calls.upload(bytes, dryRun)).toEqual({ status: 200, body: nothing });
    }
    expect(await calls.imports()).toEqual([]);
  });

  it('is imported as a whole after a dry run that shows the same; the old version stays', async () => {
    const [first, second] = exerciseCatalog;
    const videoUrl = 'https://www.youtube.com/watch?v=a1B2c3D4e5F';
    const bytes = await calls.edited((workbook) => {
      const sheet = coreSheet(workbook);
      cellOf(sheet, 2, 'Star rating').value = first?.starRating === 5 ? 4 : 5;
      cellOf(sheet, 2, 'Video URL').value = { text: videoUrl, hyperlink: videoUrl };
      const added = [...(sheet.getRow(2).values as ExcelJS.CellValue[])].slice(1);
      sheet.addRow(added);
      const last = sheet.rowCount;
      cellOf(sheet, last, 'Id').value = null;
      cellOf(sheet, last, 'Name').value = 'A New One';
      cellOf(sheet, last, 'Video URL').value = null;
      sheet.spliceRows(3, 1);
    });
    const expected = {
      added: [{ id: 'a-new-one', name: 'A New One' }],
      removed: [{ id: second?.id, name: second?.name }],
      changed: [{ id: first?.id, name: first?.name, fields: ['starRating', 'videoUrl'] }],
      unchanged: exerciseCatalog.length - 2,
      isReordered: false,
      otherVersion: null,
      version: expect.any(Number),
    };
    expect(await calls.upload(bytes, true)).toEqual({ status: 200, body: { applied: false, ...expected } });
    expect(await calls.imports()).toEqual([]);
    expect(await calls.upload(bytes, false)).toEqual({ status: 200, body: { applied: true, ...expected } });
    expect(await calls.imports()).toHaveLength(1);
    expect(await gateway.rows(`select 1 from gateway.exercise_catalog where source = 'shipped'`)).toHaveLength(1);
    // What is downloaded now is the new version.
    expect((await calls.upload(await calls.download(), false)).body).toMatchObject({ applied: false, changed: [] });
    const [entry] = await gateway.rows(`select details from gateway.admin_audit where action = 'import-exercises'`);
    expect(entry.details).toMatchObject({ added: 1, removed: 1, changed: 1 });
  });

  it('that was made from another version than the one in use says so', async () => {
    const before = await calls.download();
    for (const stars of [1, 2]) await calls.upload(await editedTo(stars), false);
    const inUse = (await calls.imports()).map(({ version }) => version as number).toSorted((a, b) => b - a)[0];
    const check = (await calls.upload(before, true)).body;
    expect(check.otherVersion).toEqual({ ofFile: expect.any(Number), inUse });
    expect(check.otherVersion?.ofFile).not.toBe(inUse);
    expect((await calls.upload(await calls.download(), true)).body.otherVersion).toBeNull();
    const unnamed = await calls.edited((workbook) => workbook.removeWorksheet('Summary'));
    expect((await calls.upload(unnamed, true)).body.otherVersion).toBeNull();
  });

  it('that was checked against another version than the one in use is not imported, and the answer warns', async () => {
    const [ours, theirs] = await Promise.all([editedTo(1), editedTo(2)]);
    const check = (await calls.upload(ours, true)).body;
    expect((await calls.upload(theirs, false, check.version ?? 0)).body.applied).toBe(true);
    const late = (await calls.upload(ours, false, check.version ?? 0)).body;
    expect(late).toMatchObject({ applied: false, otherVersion: { ofFile: check.version, inUse: late.version } });
    expect(late.changed.map(({ fields }) => fields)).toEqual([['starRating']]);
    expect(await calls.imports()).toHaveLength(1);
    expect((await calls.upload(ours, false, late.version ?? 0)).body.applied).toBe(true);
    expect(await calls.imports()).toHaveLength(2);
  });

  it('is imported once of two edits that were checked against the same version and come together', async () => {
    const [first, second] = await Promise.all([editedTo(1), editedTo(2)]);
    const version = (await calls.upload(first, true)).body.version ?? 0;
    await gateway.rows(`
      create function gateway.pause() returns trigger language plpgsql as
        'begin perform pg_advisory_xact_lock(85); return new; end'`);
    await gateway.rows(`
      create trigger pauses before insert on gateway.exercise_catalog for each row execute function gateway.pause()`);
    const locksAwaited = () =>
      gateway.rows(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    const imports = await gateway.deps.db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(85)`.execute(tx);
      const begun = [calls.upload(first, false, version), calls.upload(second, false, version)];
      await expect.poll(locksAwaited, { timeout: 20_000 }).toHaveLength(2);
      return begun;
    });
    const answers = await Promise.all(imports);
    await gateway.rows('drop function gateway.pause cascade');
    expect(answers.map(({ body }) => body.applied).toSorted()).toEqual([false, true]);
    expect(await calls.imports()).toHaveLength(1);
  });

  it('of a client that does not say which version it checked is imported', async () => {
    for (const stars of [1, 2]) expect((await calls.upload(await editedTo(stars), false)).body.applied).toBe(true);
  });

  it('may say yes and no in capitals', async () => {
    const bytes = await calls.edited((workbook) => {
      const sheet = coreSheet(workbook);
      for (const header of ['Per side', 'Premium']) {
        for (const row of [2, 3]) {
          const cell = cellOf(sheet, row, header);
          cell.value = String(cell.value).replace(/^./, (letter) => letter.toUpperCase());
        }
      }
    });
    expect(await calls.upload(bytes, true)).toEqual({ status: 200, body: nothing });
  });

  it('is imported when only the order of its rows changed, which the check says', async () => {
    const [first, second] = exerciseCatalog;
    const bytes = await calls.edited((workbook) => {
      const sheet = coreSheet(workbook);
      const [upper, lower] = [2, 3].map((row) => [...(sheet.getRow(row).values as ExcelJS.CellValue[])].slice(1));
      sheet.getRow(2).values = lower ?? [];
      sheet.getRow(3).values = upper ?? [];
    });
    const expected = { ...nothing, isReordered: true };
    expect(await calls.upload(bytes, true)).toEqual({ status: 200, body: expected });
    expect(await calls.upload(bytes, false)).toEqual({ status: 200, body: { ...expected, applied: true } });
    const [{ exercises }] = await calls.imports();
    expect(exercises.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([second?.id, first?.id]);
  });
});

describe('a spreadsheet with mistakes changes nothing and names each with its row:', () => {
  it.each<[string, (workbook: ExcelJS.Workbook) => void, Partial<SheetError>[]]>([
    [
      'a difficulty of 9, an unknown movement, no name, a formula, a category without an exercise, wrong goals, a long cue, and an exercise twice',
      (workbook) => {
        const core = coreSheet(workbook);
        cellOf(core, 5, 'Difficulty').value = 9;
        cellOf(core, 4, 'Movement').value = 'swim';
        cellOf(core, 3, 'Name').value = null;
        cellOf(core, 6, 'Sets').value = { formula: '1+2', result: 3 };
        cellOf(core, 8, 'Cue 1').value = null;
        cellOf(core, 8, 'Cue 3').value = 'a'.repeat(1_000);
        cellOf(core, 7, 'Goals').value = 'tempo, swim, tempo';
        core.addRow(core.getRow(2).values);
        const ankle = sheetOf(workbook, 'Ankle Mobility & Foot Function');
        ankle.spliceRows(2, ankle.rowCount - 1);
      },
      [
        { sheet: 'Core Control & Rotation', row: 5, column: 'Difficulty', message: 'The most here is 5.' },
        { row: 4, column: 'Movement', message: expect.stringMatching(/^This must be one of: standing-rotation, /) },
        { row: 3, column: 'Name', message: 'This must be text.' },
        { row: 6, column: 'Sets', message: 'Only text and numbers are read, no formulas or dates.' },
        { sheet: 'Ankle Mobility & Foot Function', message: 'This sheet has no exercise.' },
        {
          sheet: 'Core Control & Rotation',
          row: coreExercises + 2,
          column: 'Name',
          message: expect.stringMatching(/ is the name of more than one exercise.$/),
        },
        { row: 8, column: 'Cue 3', message: expect.stringMatching(/^The most here is .* characters\.$/) },
        { row: 7, column: 'Goals', message: expect.stringMatching(/^“tempo”: This must be one of: /) },
        { row: 7, column: 'Goals', message: expect.stringMatching(/^“swim”: This must be one of: /) },
        {
          row: coreExercises + 2,
          column: 'Id',
          message: expect.stringMatching(/ is the id of more than one exercise.$/),
        },
      ],
    ],
    [
      'a column less, and a sheet less',
      (workbook) => {
        cellOf(coreSheet(workbook), 1, 'Goals').value = 'Aims';
        workbook.removeWorksheet(sheetOf(workbook, 'Ankle Mobility & Foot Function').id);
      },
      [
        { sheet: 'Core Control & Rotation', row: 1, column: 'Goals', message: 'This column is missing.' },
        { sheet: 'Ankle Mobility & Foot Function', message: 'This sheet is missing.' },
      ],
    ],
    [
      'a formula alone',
      (workbook) => {
        cellOf(coreSheet(workbook), 3, 'Sets').value = { formula: '1+2', result: 3 };
      },
      [{ row: 3, column: 'Sets', message: 'Only text and numbers are read, no formulas or dates.' }],
    ],
  ])('%s', async (_, edit, errors) => {
    const bytes = await calls.edited((workbook) => {
      edit(workbook);
      // A sound change beside the mistakes is not made either.
      cellOf(sheetOf(workbook, 'Thoracic Spine Mobility'), 6, 'Star rating').value = 1;
    });
    const refused = await calls.upload(bytes, false);
    expect(refused).toMatchObject({ status: 422, body: { code: 'spreadsheet-refused' } });
    expect(new Set(refused.body.errors.map((error) => JSON.stringify(error))).size).toBe(refused.body.errors.length);
    for (const error of errors) expect(refused.body.errors).toContainEqual(expect.objectContaining(error));
    expect(await calls.imports()).toEqual([]);
  });

  it.each<[string, () => Buffer, number, string]>([
    ['no spreadsheet', () => Buffer.from('Name;Sets\nPlank;3'), 422, 'spreadsheet-refused'],
    ['one of more than 5 MB', () => Buffer.alloc(5 * 1_024 * 1_024 + 1), 413, 'request-too-large'],
  ])('%s', async (_, make, status, code) => {
    expect(await calls.upload(make(), false)).toMatchObject({ status, body: { code } });
    expect(await calls.imports()).toEqual([]);
  });
});
