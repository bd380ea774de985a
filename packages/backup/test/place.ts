import { randomUUID } from 'node:crypto';
import {
  createTestBucket,
  createTestDatabase,
  type TestBucket,
  type TestDatabase,
  testStores,
} from '@trueswing/testkit';
import pg from 'pg';
import type { Stores } from '../src/backup.ts';
import { listTables } from '../src/database/tables.repository.ts';

/** A migrated database and a bucket. */
export interface Place {
  database: TestDatabase;
  bucket: TestBucket;
  client: pg.Client;
  stores: Stores;
}

export async function openPlace(): Promise<Place> {
  const [database, bucket] = await Promise.all([createTestDatabase(), createTestBucket()]);
  const client = new pg.Client({ connectionString: database.adminUrl });
  await client.connect();
  const { endpoint, region, accessKey, secretKey } = testStores().s3;
  const access = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  return {
    database,
    bucket,
    client,
    stores: { adminUrl: database.adminUrl, s3: { ...access, S3_BUCKET: bucket.name }, key: null },
  };
}

export async function closePlace({ client, database, bucket }: Place): Promise<void> {
  await client.end();
  await Promise.all([database.drop(), bucket.remove()]);
}

/** One golfer, three entries of points and two objects. */
export async function addData({ client, bucket }: Place): Promise<void> {
  await client.query(
    `insert into gateway.account (id, email, first_name, last_name, created_at)
     values ($1, 'ann@example.com', 'Ann', E'O''Tee\\t\\\\', now())`,
    [randomUUID()],
  );
  for (const points of [10, 5, 5]) {
    await client.query(
      `insert into gamification.point_entry (user_id, rule, points, source_id, earned_at) values ($1, 'exercise', $2, $1, now())`,
      [randomUUID(), points],
    );
  }
  await bucket.client.putObject(bucket.name, 'uploads/1/video', Buffer.from('video'));
  await bucket.client.putObject(bucket.name, 'analyses/1/1/face-on.mp4', Buffer.alloc(200_000, 7));
}

/** All rows of all tables as JSON, by table. */
export async function readRows({ client }: Place): Promise<Record<string, string[]>> {
  const tables: Record<string, string[]> = {};
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query<{ row: string }>(
      `select row_to_json(t)::text as row from ${name} t order by 1`,
    );
    tables[name] = rows.map(({ row }) => row);
  }
  return tables;
}
