import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addData, closePlace, openPlace, type Place, readRows } from '../../test/place.ts';
import { backUp, restore, type Stores } from '../backup.ts';

const silent = () => undefined;
const withKey = (place: Place, byte: number): Stores => ({ ...place.stores, key: Buffer.alloc(32, byte) });

let parent: string;
/** A backup with a key. */
let folder: string;
let from: Place;
let to: Place;
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'backup-'));
  folder = join(parent, 'encrypted');
  [from, to] = await Promise.all([openPlace(), openPlace()]);
  await addData(from);
  await backUp(withKey(from, 1), folder, silent);
});
afterAll(async () => {
  await Promise.all([closePlace(from), closePlace(to)]);
  await rm(parent, { recursive: true });
});

it('a backup is refused without its key, and with another one', async () => {
  const before = await readRows(to);
  await expect(restore(to.stores, folder, silent)).rejects.toThrow('is encrypted: set BACKUP_KEY');
  await expect(restore(withKey(to, 2), folder, silent)).rejects.toThrow('BACKUP_KEY is another one');
  expect(await to.bucket.keys()).toEqual([]);
  expect(await readRows(to)).toEqual(before);
});

it('no file says anything, and everything comes back', async () => {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files.filter((each) => each.isFile())) {
    expect(file.name).toMatch(/\.enc$/);
    expect((await readFile(join(file.parentPath, file.name))).includes('ann@example.com')).toBe(false);
  }
  await restore(withKey(to, 1), folder, silent);
  expect(await readRows(to)).toEqual(await readRows(from));
  expect(await to.bucket.keys()).toEqual(await from.bucket.keys());
});

it('a backup that was made without a key is restored too', async () => {
  const plain = join(parent, 'plain');
  await backUp(from.stores, plain, silent);
  const other = await openPlace();
  await restore(withKey(other, 1), plain, silent);
  expect(await readRows(other)).toEqual(await readRows(from));
  await closePlace(other);
});
