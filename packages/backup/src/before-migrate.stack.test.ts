import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SchemaModule } from '@trueswing/service-kit';
import { loadSchemaModules } from '@trueswing/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addData, closePlace, openPlace, type Place, readRows } from '../test/place.ts';
import { restore } from './backup.ts';
import { saveBeforeMigrate } from './before-migrate.ts';

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
  await saveBeforeMigrate(folder, await newerBuild(), (line) => lines.push(line), place.stores);
  const [name = ''] = await readdir(folder);
  expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-before-migrate$/);
  expect(lines).toEqual([`The database was saved in ${join(folder, name)}.`]);
  const target = await openPlace();
  await restore(target.stores, join(folder, name), silent);
  expect(await readRows(target)).toEqual(await readRows(place));
  await closePlace(target);
});

it('makes none where there is nothing to apply', async () => {
  await saveBeforeMigrate(folder, await loadModules(), silent, place.stores);
  expect(await readdir(folder)).toEqual([]);
});

it('fails, so that nothing is migrated, where the folder cannot be written', async () => {
  await expect(saveBeforeMigrate('/dev/null/backups', await newerBuild(), silent, place.stores)).rejects.toThrow(
    /ENOTDIR/,
  );
});
