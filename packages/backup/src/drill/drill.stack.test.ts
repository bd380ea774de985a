import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SchemaModule } from '@trueswing/service-kit';
import { loadSchemaModules } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addData, closePlace, openPlace, type Place, readRows } from '../../test/place.ts';
import { backUp } from '../backup.ts';
import { drill } from './drill.ts';

let folder: string;
let from: Place;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  from = await openPlace();
  await addData(from);
});
afterEach(async () => {
  await closePlace(from);
  await rm(folder, { recursive: true });
});

const silent = () => undefined;
const names = async () => {
  const { rows } = await from.client.query<{ datname: string }>('select datname from pg_database order by 1');
  return rows.map(({ datname }) => datname).filter((name) => name.startsWith('restore_drill_'));
};
const run = async (log: (line: string) => void = silent) =>
  drill(from.stores, folder, log, (await loadSchemaModules()) as SchemaModule[]);

it('says that a backup can be restored, and leaves nothing behind', async () => {
  await backUp(from.stores, folder, silent);
  const before = await readRows(from);
  const lines: string[] = [];
  await run((line) => lines.push(line));
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/^\d+ rows of \d+ tables, 2 objects with 0\.2 MB, .*every row counted/),
    expect.stringMatching(/^This backup can be restored\. The drill took \d+ s\.$/),
  ]);
  expect(await readRows(from)).toEqual(before);
  expect(await names()).toEqual([]);
});

it('restores a backup of an older build, and migrates it', async () => {
  const newest = 'gateway/2026-11-25-08-storage-reading-since';
  await from.client.query("delete from gateway.migration where name = '2026-11-25-08-storage-reading-since'");
  await from.client.query('alter table gateway.storage_reading drop column created_at');
  await backUp(from.stores, folder, silent);
  const lines: string[] = [];
  await run((line) => lines.push(line));
  expect(lines).toContain(`1 migration to apply: ${newest}`);
  expect(lines.at(-1)).toMatch(/^This backup can be restored/);
});

it('refuses a backup of a newer build', async () => {
  await from.client.query("insert into gateway.migration values ('2027-01-01-01-newer', now())");
  await backUp(from.stores, folder, silent);
  await expect(run()).rejects.toThrow('missing here: gateway/2027-01-01-01-newer');
  expect(await names()).toEqual([]);
});

it.each([
  ['objects/uploads/1/video', 'is not the file that was saved'],
  ['database/gateway.account.copy.gz', 'database/gateway.account.copy.gz: incorrect header check'],
])('fails with a changed %s', async (path, message) => {
  await backUp(from.stores, folder, silent);
  await writeFile(join(folder, path), 'other');
  await expect(run()).rejects.toThrow(message);
  expect(await names()).toEqual([]);
});
