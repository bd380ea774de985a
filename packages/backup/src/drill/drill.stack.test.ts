import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SchemaModule } from '@trueswing/service-kit';
import { loadSchemaModules } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addData, closePlace, openPlace, type Place, readRows } from '../../test/place.ts';
import { backUp } from '../backup.ts';
import { drill } from './drill.ts';

const silent = () => undefined;
let parent: string;
/** The backup of all tests. One that is to be changed is a copy. */
let folder: string;
let from: Place;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'backup-'));
  folder = join(parent, 'saved');
  from = await openPlace();
  await addData(from);
  await backUp(from.stores, folder, silent);
});
afterAll(async () => {
  await closePlace(from);
  await rm(parent, { recursive: true });
});

const names = async () => {
  const { rows } = await from.client.query<{ datname: string }>('select datname from pg_database order by 1');
  return rows.map(({ datname }) => datname).filter((name) => name.startsWith('restore_drill_'));
};
/** The modules of a build that has one migration more: another column of the accounts. */
const newerBuild = async (column: string) => {
  const modules = (await loadSchemaModules()) as SchemaModule[];
  return modules.map((module): SchemaModule => {
    if (module.schema !== 'gateway') return module;
    const more: SchemaModule['migrations'][string] = {
      up: (db) => db.withSchema('gateway').schema.alterTable('account').addColumn(column, 'text').execute(),
    };
    return { ...module, migrations: { ...module.migrations, '9999-01-01-01-more': more } };
  });
};
const run = async (saved = folder, log: (line: string) => void = silent) =>
  drill(from.stores, saved, log, (await loadSchemaModules()) as SchemaModule[]);

it('says that a backup can be restored, leaves nothing behind, and drops what a drill that was killed left', async () => {
  const nowS = Math.floor(Date.now() / 1_000);
  // Another drill has just made the fresh one.
  const [old, fresh] = [`restore_drill_${nowS - 3_600}_aa`, `restore_drill_${nowS}_aa`];
  for (const name of [old, fresh]) await from.client.query(`create database ${name}`);
  const before = await readRows(from);
  const lines: string[] = [];
  await run(folder, (line) => lines.push(line));
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/^\d+ rows of \d+ tables, 2 objects with 0\.2 MB, .*every row counted/),
    expect.stringMatching(/^This backup can be restored\. The drill took \d+ s\.$/),
  ]);
  expect(await readRows(from)).toEqual(before);
  expect(await names()).toEqual([fresh]);
  await from.client.query(`drop database ${fresh}`);
});

it('restores a backup of an older build, and migrates it', async () => {
  const lines: string[] = [];
  await drill(from.stores, folder, (line) => lines.push(line), await newerBuild('note'));
  expect(lines).toContain('1 migration to apply: gateway/9999-01-01-01-more');
  expect(lines.at(-1)).toMatch(/^This backup can be restored/);
});

it('says that a backup can be restored which this build cannot migrate', async () => {
  const modules = await newerBuild('email');
  await expect(drill(from.stores, folder, silent, modules)).rejects.toThrow(
    'It can be restored, but this build cannot migrate it: Schema gateway: 9999-01-01-01-more failed',
  );
  expect(await names()).toEqual([]);
});

it('refuses a backup of a newer build', async () => {
  const newer = join(parent, 'newer');
  await from.client.query("insert into gateway.migration values ('2027-01-01-01-newer', now())");
  await backUp(from.stores, newer, silent);
  await from.client.query("delete from gateway.migration where name = '2027-01-01-01-newer'");
  await expect(run(newer)).rejects.toThrow('missing here: gateway/2027-01-01-01-newer');
  expect(await names()).toEqual([]);
});

it.each([
  ['objects/uploads/1/video', 'is not the file that was saved'],
  ['database/gateway.account.copy.gz', 'database/gateway.account.copy.gz: incorrect header check'],
])('fails with a changed %s', async (path, message) => {
  const changed = await mkdtemp(join(parent, 'changed-'));
  await cp(folder, changed, { recursive: true });
  await writeFile(join(changed, path), 'other');
  await expect(run(changed)).rejects.toThrow(message);
  expect(await names()).toEqual([]);
});
