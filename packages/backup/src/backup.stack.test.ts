import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addData, closePlace, openPlace, type Place, readRows } from '../test/place.ts';
import { backUp, restore } from './backup.ts';
import type { Manifest } from './manifest.ts';

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
const save = () => backUp(from.stores, folder, silent);
const load = () => restore(to.stores, folder, silent);

it('an empty stack gets every row and every object back', async () => {
  const manifest = await save();
  expect(manifest.objects.map(({ key, bytes }) => [key, bytes])).toEqual([
    ['analyses/1/1/face-on.mp4', 200_000],
    ['uploads/1/video', 5],
  ]);
  await load();
  const [before, after] = await Promise.all([readRows(from), readRows(to)]);
  expect(after).toEqual(before);
  const [account = ''] = after['gateway.account'] ?? [];
  expect(JSON.parse(account)).toMatchObject({ email: 'ann@example.com', last_name: "O'Tee\t\\" });
  const { metaData, size } = await to.bucket.client.statObject(to.bucket.name, 'analyses/1/1/face-on.mp4');
  expect([metaData?.['content-type'], size]).toEqual(['video/mp4', 200_000]);
});

it('new rows get new numbers after a restore', async () => {
  await save();
  await load();
  const { rows } = await to.client.query<{ id: string }>(
    `insert into gamification.point_entry (user_id, rule, points, source_id, earned_at)
     values ($1, 'exercise', 5, $1, now()) returning id`,
    [randomUUID()],
  );
  expect(Number(rows[0]?.id)).toBe(4);
});

it('a read of Stripe comes after those that were stored before the backup', async () => {
  await from.client.query(`insert into billing.customer (user_id, synced_order) values ($1, 500)`, [randomUUID()]);
  await save();
  await load();
  const { rows } = await to.client.query<{ order: string }>(`select nextval('billing.stripe_order') as order`);
  expect(Number(rows[0]?.order)).toBe(501);
});

it('a database with accounts is refused, and it and its bucket stay as they are', async () => {
  await save();
  await load();
  const before = await readRows(to);
  await to.bucket.client.removeObject(to.bucket.name, 'uploads/1/video');
  await expect(load()).rejects.toThrow('restore into an empty one');
  expect(await readRows(to)).toEqual(before);
  expect(await to.bucket.keys()).toEqual(['analyses/1/1/face-on.mp4']);
});

it('a backup of another build is refused with the way on', async () => {
  await save();
  await to.client.query(`insert into billing.migration (name, timestamp) values ('2099-01-01-01-later', '2099')`);
  await expect(load()).rejects.toThrow(/another build .*not in the backup: billing\/2099-01-01-01-later/);
  expect(await to.bucket.keys()).toEqual([]);
});

it('a changed file is refused before anything is restored', async () => {
  await save();
  await writeFile(join(folder, 'objects/uploads/1/video'), 'other');
  await expect(load()).rejects.toThrow('is not the file that was saved');
  expect(await to.bucket.keys()).toEqual([]);
});

const accounts = () => join(folder, 'database/gateway.account.copy.gz');
const cutAccounts = async () => truncate(accounts(), (await stat(accounts())).size - 4);

it('a changed table is refused before anything is restored', async () => {
  await save();
  await cutAccounts();
  await expect(load()).rejects.toThrow('database/gateway.account.copy.gz is not the file that was saved');
  expect(await to.bucket.keys()).toEqual([]);
});

it('a table of an older backup that is not whole is refused before anything is restored', async () => {
  await forge(({ tables, ...rest }) => ({ ...rest, tables: tables.map(({ sha256: _, ...table }) => table) }));
  await cutAccounts();
  await expect(load()).rejects.toThrow('database/gateway.account.copy.gz: unexpected end of file');
  expect(await to.bucket.keys()).toEqual([]);
});

it('an unfinished backup is none, and a folder in use is not overwritten', async () => {
  await save();
  await expect(save()).rejects.toThrow('is not empty');
  await rm(join(folder, 'manifest.json'));
  await expect(load()).rejects.toThrow('no complete backup');
});

/** Saves, and puts something else into the manifest, as anyone who can write to the folder could. */
async function forge(change: (manifest: Manifest) => Manifest): Promise<void> {
  const manifest = await save();
  await writeFile(join(folder, 'manifest.json'), JSON.stringify(change(manifest)));
}

it.each<[string, (manifest: Manifest) => Manifest, string]>([
  [
    'a table that is a statement',
    ({ tables, ...rest }) => ({
      ...rest,
      tables: tables.map((each) => ({ ...each, name: `gateway.account from stdin; drop table ${each.name}; --` })),
    }),
    'a table or a column that this build does not have',
  ],
  [
    'a column that is a statement',
    ({ tables, ...rest }) => ({
      ...rest,
      tables: tables.map((each) => ({ ...each, columns: ['id) from stdin; --'] })),
    }),
    'a table or a column that this build does not have',
  ],
  [
    'an object outside the folder',
    ({ objects, ...rest }) => ({ ...rest, objects: objects.map((each) => ({ ...each, key: `../../${each.key}` })) }),
    'manifest.json is not the manifest of a backup',
  ],
  ['nothing of a backup', () => ({}) as Manifest, 'manifest.json is not the manifest of a backup'],
])('a manifest with %s is refused, and the database stays as it is', async (_, change, message) => {
  const before = await readRows(to);
  await forge(change);
  await expect(load()).rejects.toThrow(message);
  expect(await readRows(to)).toEqual(before);
});
