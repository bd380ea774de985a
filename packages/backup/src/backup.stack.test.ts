import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestBucket,
  createTestDatabase,
  type TestBucket,
  type TestDatabase,
  testStores,
} from '@trueswing/testkit';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { backUp, restore, type Stores } from './backup.ts';
import { listTables } from './database/tables.repository.ts';

interface Place {
  database: TestDatabase;
  bucket: TestBucket;
  client: pg.Client;
  stores: Stores;
}

let folder: string;
let from: Place;
let to: Place;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
  [from, to] = await Promise.all([openPlace(), openPlace()]);
  await from.client.query(
    `insert into gateway.account (id, email, first_name, last_name, created_at)
     values ($1, 'ann@example.com', 'Ann', E'O''Tee\\t\\\\', now())`,
    [randomUUID()],
  );
  for (const points of [10, 5, 5]) {
    await from.client.query(
      `insert into gamification.point_entry (user_id, rule, points, source_id, earned_at) values ($1, 'exercise', $2, $1, now())`,
      [randomUUID(), points],
    );
  }
  await from.bucket.client.putObject(from.bucket.name, 'uploads/1/video', Buffer.from('video'));
  await from.bucket.client.putObject(from.bucket.name, 'analyses/1/1/face-on.mp4', Buffer.alloc(200_000, 7));
});
afterEach(async () => {
  for (const { client, database, bucket } of [from, to]) {
    await client.end();
    await Promise.all([database.drop(), bucket.remove()]);
  }
  await rm(folder, { recursive: true });
});

async function openPlace(): Promise<Place> {
  const [database, bucket] = await Promise.all([createTestDatabase(), createTestBucket()]);
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  const { endpoint, region, accessKey, secretKey } = testStores().s3;
  const access = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  return {
    database,
    bucket,
    client,
    stores: { adminUrl: database.adminUrl, s3: { ...access, S3_BUCKET: bucket.name } },
  };
}

const silent = () => undefined;
const save = () => backUp(from.stores, folder, silent);
const load = () => restore(to.stores, folder, silent);

/** All rows of all tables as JSON, by table. */
async function readRows({ client }: Place): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select row_to_json(t)::text as row from ${name} t order by 1`,
    );
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}

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

it('an unfinished backup is none, and a folder in use is not overwritten', async () => {
  await save();
  await expect(save()).rejects.toThrow('is not empty');
  await rm(join(folder, 'manifest.json'));
  await expect(load()).rejects.toThrow('no complete backup');
});
