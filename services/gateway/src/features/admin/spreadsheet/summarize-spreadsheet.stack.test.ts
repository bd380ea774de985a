import { focusAreas, type SpreadsheetSummary } from '@trueswing/contracts';
import { exerciseCatalog } from '@trueswing/domain/exercise-catalog';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { coreSheet, type SpreadsheetCalls, spreadsheetCalls } from '../../../../test/spreadsheet-calls.ts';
import { startGateway, type TestGateway } from '../../../../test/test-gateway.ts';

let gateway: TestGateway;
let calls: SpreadsheetCalls;
beforeAll(async () => {
  gateway = await startGateway();
  calls = await spreadsheetCalls(gateway);
});
afterAll(() => gateway.stop());

const summary = async () => {
  const response = await gateway.call('/api/admin/exercises', { headers: { cookie: calls.cookie } });
  return (await response.json()) as SpreadsheetSummary;
};

it('counts the exercises of each category, and has the size of the file', async () => {
  const { videos, withVideo, bytes, categories } = await summary();
  expect(withVideo).toBe(exerciseCatalog.filter(({ videoUrl }) => videoUrl !== null).length);
  expect(videos).toBe(exerciseCatalog.length);
  expect(categories.map(({ name }) => name)).toEqual(focusAreas);
  expect(categories.reduce((sum, each) => sum + each.videos, 0)).toBe(videos);
  // The file has the time of its writing in it, which compresses to a few bytes more or less.
  expect(Math.abs((await calls.download()).length - bytes)).toBeLessThan(200);
});

it('follows an import', async () => {
  const before = await summary();
  await calls.upload(await calls.edited((workbook) => coreSheet(workbook).spliceRows(2, 1)), false);
  const after = await summary();
  expect(after.videos).toBe(before.videos - 1);
  expect(after.categories[0]?.videos).toBe((before.categories[0]?.videos ?? 0) - 1);
});
