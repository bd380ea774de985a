import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { addData, closePlace, openPlace, type Place } from '../../test/place.ts';
import type { Stores } from '../backup.ts';
import { keepBackups } from './scheduled-backups.ts';

const start = new Date('2026-11-01T03:00:00Z');
const daysLater = (days: number) => new Date(start.getTime() + days * 86_400_000);
const at = (day: string) => `2026-11-${day}T03-00-00Z`;

const lines: string[] = [];
let folder: string;
let place: Place;
beforeAll(async () => {
  place = await openPlace();
  await addData(place);
  await put('uploads/1/video', 'first');
});
afterAll(() => closePlace(place));
beforeEach(async () => {
  lines.length = 0;
  folder = join(await mkdtemp(join(tmpdir(), 'backups-')), 'kept');
});
afterEach(() => rm(join(folder, '..'), { recursive: true }));

const put = (key: string, content: string) =>
  place.bucket.client.putObject(place.bucket.name, key, Buffer.from(content));
const run = (now: Date, used = place.stores) =>
  keepBackups(used, { folder, everyHours: 24, keepDays: 3 }, now, (line) => lines.push(line));
const objectOf = (day: string, key: string) => join(folder, at(day), 'objects', key);

it('makes one a day, and removes those whose days are over', async () => {
  await run(start);
  await run(daysLater(0.5));
  expect(await readdir(folder)).toEqual([at('01')]);
  for (const day of [1, 2, 5]) await run(daysLater(day));
  expect((await readdir(folder)).sort()).toEqual([at('03'), at('06')]);
});

it('an object that has not changed takes room once, and one that has is saved again', async () => {
  await put('uploads/2/video', 'second');
  await run(start);
  await put('uploads/2/video', 'changed');
  await put('uploads/3/video', 'third');
  await run(daysLater(1));
  const inode = async (day: string) => (await stat(objectOf(day, 'uploads/1/video'))).ino;
  expect(await inode('02')).toBe(await inode('01'));
  const read = (day: string, key: string) => readFile(objectOf(day, key), 'utf8');
  expect(await read('01', 'uploads/2/video')).toBe('second');
  expect(await read('02', 'uploads/2/video')).toBe('changed');
  expect(await read('02', 'uploads/3/video')).toBe('third');
});

it('one that is dated in the future, by a clock that was wrong, is not the one that later backups take files from', async () => {
  await run(daysLater(10));
  await put('uploads/4/video', 'fourth');
  for (const day of [0, 1]) await run(daysLater(day));
  expect((await readdir(folder)).sort()).toEqual([at('01'), at('02'), at('11')]);
  const inode = async (day: string) => (await stat(objectOf(day, 'uploads/4/video'))).ino;
  expect(await inode('02')).toBe(await inode('01'));
});

it('after a change of the key every object is saved again', async () => {
  const withKey = (byte: number): Stores => ({ ...place.stores, key: Buffer.alloc(32, byte) });
  await run(start, withKey(1));
  await run(daysLater(1), withKey(2));
  const inode = async (day: string) => (await stat(`${objectOf(day, 'uploads/1/video')}.enc`)).ino;
  expect(await inode('02')).not.toBe(await inode('01'));
  expect(lines.some((line) => line.includes('every object is saved again'))).toBe(true);
});

it('a file that was cut short is not taken over', async () => {
  await run(start);
  await writeFile(objectOf('01', 'uploads/1/video'), '');
  await run(daysLater(1));
  expect(await readFile(objectOf('02', 'uploads/1/video'), 'utf8')).toBe('first');
});

it('what a killed process left behind is removed, and what is not a backup stays', async () => {
  await mkdir(join(folder, `${at('01')}.unfinished`, 'database'), { recursive: true });
  await writeFile(join(folder, 'README'), 'ours');
  await run(start);
  expect((await readdir(folder)).sort()).toEqual([at('01'), 'README']);
});

it('a backup that fails removes none of the older ones', async () => {
  await run(start);
  const away = { ...place.stores, s3: { ...place.stores.s3, S3_BUCKET: 'there-is-no-such-bucket' } };
  await expect(run(daysLater(10), away)).rejects.toThrow();
  expect(await readdir(folder)).toContain(at('01'));
  await run(daysLater(11));
  expect(await readdir(folder)).toEqual([at('12')]);
});

it('an empty database that is to be restored makes no backup and removes none, until it has accounts', async () => {
  await run(start);
  const cutOff = `${at('02')}.unfinished`;
  await mkdir(join(folder, cutOff));
  lines.length = 0;
  const empty = await openPlace();
  await run(daysLater(10), empty.stores);
  expect((await readdir(folder)).sort()).toEqual([at('01'), cutOff]);
  expect(lines).toEqual([
    `the database has no accounts, but ${folder} has backups with some: none is made or removed. Restore one, or name another folder if this is a new installation`,
  ]);
  await addData(empty);
  await run(daysLater(10), empty.stores);
  expect(await readdir(folder)).toEqual([at('11')]);
  await closePlace(empty);
});

it('a database without accounts is saved into a folder without backups', async () => {
  const empty = await openPlace();
  await run(start, empty.stores);
  expect(await readdir(folder)).toEqual([at('01')]);
  await closePlace(empty);
});

it('a new installation without accounts is saved again, so that its backups are never late', async () => {
  const empty = await openPlace();
  await run(start, empty.stores);
  await run(daysLater(2), empty.stores);
  expect(await readdir(folder)).toEqual([at('01'), at('03')]);
  await closePlace(empty);
});

it('a second process does nothing while one makes a backup', async () => {
  for (let i = 0; i < 20; i++) await put(`uploads/${i}/video`, 'x'.repeat(100_000));
  await Promise.all([run(start), run(start)]);
  expect(await readdir(folder)).toEqual([at('01')]);
  expect(lines).toContain('another process looks after the backups of this database');
});
