import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SchemaModule } from '@trueswing/service-kit';
import { loadSchemaModules } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addData, closePlace, openPlace, type Place, readRows } from '../test/place.ts';
import { restore } from './backup.ts';
import { saveBeforeMigrate } from './before-migrate.ts';
import { openSavedFiles } from './files/backup-files.ts';
import { readManifest } from './manifest.ts';
import { keepBackups } from './schedule/scheduled-backups.ts';

let folder: string;
let place: Place;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'before-migrate-'));
  place = await openPlace();
  await addData(place);
});
afterEach(async () => {
  await closePlace(place);
  await rm(folder, { recursive: true });
});

const silent = () => undefined;
const loadModules = async () => (await loadSchemaModules()) as SchemaModule[];
/** The modules of a build that has one migration more. */
const newerBuild = async () =>
  (await loadModules()).map((module) =>
    module.schema === 'billing'
      ? { ...module, migrations: { ...module.migrations, '9999-01-01-01-more': { up: async () => undefined } } }
      : module,
  );

it('saves the database before it is migrated, as a backup that can be restored', async () => {
  const lines: string[] = [];
  await saveBeforeMigrate(await newerBuild(), (line) => lines.push(line), { ...place.stores, folder });
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-before-migrate$/);
  expect(lines).toEqual([`The database was saved in ${join(folder, name)}.`]);
  const target = await openPlace();
  await restore(target.stores, join(folder, name), silent);
  expect(await readRows(target)).toEqual(await readRows(place));
  await closePlace(target);
});

it('saves what an interrupted first migration has made, so that it can go on', async () => {
  await place.client.query('drop schema billing, gamification cascade');
  await saveBeforeMigrate(await loadModules(), silent, { ...place.stores, folder });
  const [name = ''] = await readdir(folder);
  const { migrations, tables } = await readManifest(await openSavedFiles(join(folder, name), null));
  expect(migrations.some((each) => each.startsWith('gateway/'))).toBe(true);
  expect([...migrations, ...tables.map((table) => table.name)].filter((each) => each.startsWith('billing'))).toEqual(
    [],
  );
});

it('makes none where there is nothing to apply', async () => {
  await saveBeforeMigrate(await loadModules(), silent, { ...place.stores, folder });
  expect(await readdir(folder)).toEqual([]);
});

it('leaves the backup of a running schedule alone, and is left alone by it', async () => {
  const cutOff = ['2026-11-25T03-00-12Z.unfinished', '2026-11-25T03-00-12Z-before-migrate.unfinished'];
  for (const name of cutOff) await mkdir(join(folder, name));
  const settings = { folder, everyHours: 24, keepDays: 14 };
  await keepBackups(place.stores, settings, new Date('2026-11-25T04:00:00Z'), silent);
  await saveBeforeMigrate(await newerBuild(), silent, { ...place.stores, folder });
  const names = await readdir(folder);
  expect(names).toContain(cutOff[1]);
  expect(names).not.toContain(cutOff[0]);
  expect(names).toHaveLength(3);
});
