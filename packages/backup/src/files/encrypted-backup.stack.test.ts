import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addData, closePlace, openPlace, type Place, readRows } from '../../test/place.ts';
import { backUp, restore, type Stores } from '../backup.ts';

let folder: string;
let from: Place;
let to: Place;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  [from, to] = await Promise.all([openPlace(), openPlace()]);
  await addData(from);
});
afterEach(async () => {
  await Promise.all([closePlace(from), closePlace(to)]);
  await rm(folder, { recursive: true });
});

const silent = () => undefined;
const withKey = (place: Place, byte: number): Stores => ({ ...place.stores, key: Buffer.alloc(32, byte) });

it('no file says anything, and everything comes back', async () => {
  await backUp(withKey(from, 1), folder, silent);
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile())) {
    expect(file.name).toMatch(/\.enc$/);
    expect((await readFile(join(file.parentPath, file.name))).includes('ann@example.com')).toBe(false);
  }
  await restore(withKey(to, 1), folder, silent);
  expect(await readRows(to)).toEqual(await readRows(from));
  expect(await to.bucket.keys()).toEqual(await from.bucket.keys());
});

it('a backup is refused without it, and with another one', async () => {
  await backUp(withKey(from, 1), folder, silent);
  await expect(restore(to.stores, folder, silent)).rejects.toThrow('is encrypted: set BACKUP_KEY');
  await expect(restore(withKey(to, 2), folder, silent)).rejects.toThrow('BACKUP_KEY is another one');
  expect(await to.bucket.keys()).toEqual([]);
});

it('a backup that was made without it is restored too', async () => {
  await backUp(from.stores, folder, silent);
  await restore(withKey(to, 1), folder, silent);
  expect(await readRows(to)).toEqual(await readRows(from));
});
