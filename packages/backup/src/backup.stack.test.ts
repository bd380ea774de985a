import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addData, closePlace, openPlace, type Place, readRows } from '../test/place.ts';
import { backUp, restore, whatIsBack } from './backup.ts';
import type { Manifest } from './manifest.ts';

const silent = () => undefined;
let parent: string;
/** The backup of all tests, and what its making returned. */
let saved: string;
let manifest: Manifest;
let from: Place;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'backup-'));
  saved = join(parent, 'saved');
  from = await openPlace();
  await addData(from);
  await from.client.query(`insert into billing.customer (user_id, synced_order) values ($1, 500)`, [randomUUID()]);
  manifest = await backUp(from.stores, saved, silent);
});
afterAll(async () => {
  await closePlace(from);
  await rm(parent, { recursive: true });
});

describe('a restored stack', () => {
  let to: Place;
  const printed: string[] = [];
  beforeAll(async () => {
    to = await openPlace();
    await restore(to.stores, saved, (line) => printed.push(line));
  });
  afterAll(() => closePlace(to));

  it('comes with the advice to end again what was ended since the backup', () => {
    expect(printed.at(-1)).toBe(whatIsBack);
  });

  it('has every row and every object', async () => {
    expect(manifest.objects.map(({ key, bytes }) => [key, bytes])).toEqual([
      ['analyses/1/1/face-on.mp4', 200_000],
      ['uploads/1/video', 5],
    ]);
    const [before, after] = await Promise.all([readRows(from), readRows(to)]);
    expect(after).toEqual(before);
    const [account = ''] = after['gateway.account'] ?? [];
    expect(JSON.parse(account)).toMatchObject({ email: 'ann@example.com', last_name: "O'Tee\t\\" });
    const { metaData, size } = await to.bucket.client.statObject(to.bucket.name, 'analyses/1/1/face-on.mp4');
    expect([metaData?.['content-type'], size]).toEqual(['video/mp4', 200_000]);
  });

  it('gives new rows new numbers', async () => {
    const { rows } = await to.client.query<{ id: string }>(
      `insert into gamification.point_entry (user_id, rule, points, source_id, earned_at)
       values ($1, 'exercise', 5, $1, now()) returning id`,
      [randomUUID()],
    );
    expect(Number(rows[0]?.id)).toBe(4);
  });

  it('orders a read of Stripe after those that were stored before the backup', async () => {
    const { rows } = await to.client.query<{ order: string }>(`select nextval('billing.stripe_order') as order`);
    expect(Number(rows[0]?.order)).toBe(501);
  });

  it('has accounts, so that another restore is refused, and it and its bucket stay as they are', async () => {
    const before = await readRows(to);
    await to.bucket.client.removeObject(to.bucket.name, 'uploads/1/video');
    await expect(restore(to.stores, saved, silent)).rejects.toThrow('restore into an empty one');
    expect(await readRows(to)).toEqual(before);
    expect(await to.bucket.keys()).toEqual(['analyses/1/1/face-on.mp4']);
  });
});

describe('what is refused leaves an empty stack as it is', () => {
  /** A copy of the backup, which a test may change. */
  let folder: string;
  let to: Place;
  let empty: Record<string, string[]>;
  beforeAll(async () => {
    to = await openPlace();
    empty = await readRows(to);
  });
  afterAll(() => closePlace(to));
  beforeEach(async () => {
    folder = await mkdtemp(join(parent, 'copy-'));
    await cp(saved, folder, { recursive: true });
  });

  async function isRefused(message: string | RegExp): Promise<void> {
    await expect(restore(to.stores, folder, silent)).rejects.toThrow(message);
    expect(await to.bucket.keys()).toEqual([]);
    expect(await readRows(to)).toEqual(empty);
  }

  it('a changed file', async () => {
    await writeFile(join(folder, 'objects/uploads/1/video'), 'other');
    await isRefused('is not the file that was saved');
  });

  const accounts = () => join(folder, 'database/gateway.account.copy.gz');
  const cutAccounts = async () => truncate(accounts(), (await stat(accounts())).size - 4);

  it('a changed table', async () => {
    await cutAccounts();
    await isRefused('database/gateway.account.copy.gz is not the file that was saved');
  });

  it('a table of an older backup that is not whole', async () => {
    await forge(({ tables, ...rest }) => ({ ...rest, tables: tables.map(({ sha256: _, ...table }) => table) }));
    await cutAccounts();
    await isRefused('database/gateway.account.copy.gz: unexpected end of file');
  });

  it('an unfinished backup, which is none; and a folder in use is not overwritten', async () => {
    await expect(backUp(from.stores, folder, silent)).rejects.toThrow('is not empty');
    await rm(join(folder, 'manifest.json'));
    await isRefused('no complete backup');
  });

  /** Changes the manifest, as a program that can write to the folder could. */
  const forge = (change: (manifest: Manifest) => Manifest) =>
    writeFile(join(folder, 'manifest.json'), JSON.stringify(change(manifest)));

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
  ])('a manifest with %s', async (_, change, message) => {
    await forge(change);
    await isRefused(message);
  });

  it('a backup of another build, with the way on', async () => {
    await to.client.query(`insert into billing.migration (name, timestamp) values ('2099-01-01-01-later', '2099')`);
    empty = await readRows(to);
    await isRefused(/another build .*not in the backup: billing\/2099-01-01-01-later/);
  });
});
