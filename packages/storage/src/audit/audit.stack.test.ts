import { randomUUID } from 'node:crypto';
import {
  createTestBucket,
  createTestDatabase,
  queryDatabase,
  type TestBucket,
  type TestDatabase,
  testStores,
} from '@trueswing/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { auditStorage } from './audit.ts';

let database: TestDatabase;
let bucket: TestBucket;
let userId: string;
let printed: string[];

beforeEach(async () => {
  [database, bucket] = await Promise.all([createTestDatabase(), createTestBucket()]);
  userId = randomUUID();
  await rows(
    `insert into gateway.account (id, email, first_name, last_name, created_at) values ($1, 'ann@example.com', 'Ann', '', now())`,
    [userId],
  );
});
afterEach(() => Promise.all([database.drop(), bucket.remove()]));

const rows = (text: string, values: unknown[] = []) => queryDatabase(database.adminUrl, text, values);
const put = (key: string) => bucket.client.putObject(bucket.name, key, Buffer.from('video'));

async function audit(repairs: number | null = null, younger = -60_000): Promise<number> {
  const { endpoint, region, accessKey, secretKey } = testStores().s3;
  const access = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  printed = [];
  return await auditStorage({
    adminUrl: database.adminUrl,
    s3: { ...access, S3_BUCKET: bucket.name },
    log: (line) => printed.push(line),
    repairs,
    younger,
  });
}

/** A swing as it is stored, with the objects that its rows name. */
async function storeSwing({ isAnalyzed = true } = {}): Promise<{ id: string; original: string; copy: string }> {
  const id = randomUUID();
  const original = `uploads/${id}/secret-face-on`;
  const copy = `analyses/${id}/1/face-on.mp4`;
  await rows(
    `insert into gateway.swing (id, user_id, club, handedness, face_on_key, face_on_sha256, face_on_bytes, uploaded_at)
     values ($1, $2, 'driver', 'right', $3, 'x', 5, now())`,
    [id, userId, original],
  );
  await put(original);
  if (!isAnalyzed) return { id, original, copy };
  await rows(
    `insert into analysis.job (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at)
     values ($1, $2, 'succeeded', 'done', 1, 1, 0, now(), now())`,
    [id, userId],
  );
  const still = `analyses/${id}/1/face-on-top.jpg`;
  await rows(
    `insert into analysis.output (analysis_id, attempt, face_on_video_key, face_on_poster_key, face_on_landmarks_key,
       face_on_key_frames, created_at, result) values ($1, 1, $2, $2, $2, $3, now(), '{}')`,
    [id, copy, JSON.stringify({ top: still })],
  );
  await put(copy);
  await put(still);
  return { id, original, copy };
}

it('finds nothing where rows and objects agree, or are on their way', async () => {
  const { id, original } = await storeSwing();
  await rows('update gateway.swing set files_removed_at = now() where id = $1', [id]);
  await bucket.client.removeObject(bucket.name, original);
  await storeSwing({ isAnalyzed: false });
  const discarded = await storeSwing({ isAnalyzed: false });
  await rows('update gateway.swing set discarded_at = now() where id = $1', [discarded.id]);
  const [arriving, ordered, filmed, running] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await rows('insert into gateway.upload_in_progress (analysis_id, user_id, started_at) values ($1, $2, now())', [
    arriving,
    userId,
  ]);
  await rows('insert into gateway.upload_removal values ($1, now())', [ordered]);
  await rows('insert into gateway.mobility_film (id, user_id, created_at) values ($1, $2, now())', [filmed, userId]);
  await rows('insert into analysis.removal values ($1, $2, 3, now(), now())', [`analyses/${running}/3/`, running]);
  for (const key of [`uploads/${arriving}/x`, `uploads/${ordered}/x`, `uploads/${filmed}/chest`]) await put(key);
  await put(`analyses/${running}/3/face-on.mp4`);
  expect(await audit()).toBe(0);
  expect(printed).toEqual(['8 objects looked at: 0 findings, 0 of them can be repaired']);
});

it('repairs what the dry run named, and nothing before it', async () => {
  const kept = await storeSwing();
  const lost = await storeSwing();
  await bucket.client.removeObject(bucket.name, lost.original);
  const orphans = [`uploads/${randomUUID()}/x`, `uploads/doctor-${randomUUID()}`, `analyses/${kept.id}/2/face-on.mp4`];
  for (const key of orphans) await put(key);
  const begun = `uploads/${randomUUID()}/y`;
  await bucket.client.initiateNewMultipartUpload(bucket.name, begun, {});
  const before = await bucket.keys();

  expect(await audit()).toBe(5);
  expect(printed.slice(0, -2).toSorted()).toEqual(
    [
      ...orphans.map((key) => `object without a row: ${key} (0.0 MB). Repair: removed`),
      `parts of an upload without a row: ${begun}. Repair: removed`,
      `row without an object: ${lost.original}, the upload of an analyzed swing. Repair: noted as removed`,
    ].toSorted(),
  );
  expect(printed.at(-1)).toBe('Nothing was changed. To repair them: npm run storage -- audit --repair 5');
  await expect(audit(4)).rejects.toThrow('there are 5 repairs now, not 4: nothing was changed');
  expect(await bucket.keys()).toEqual(before);

  expect(await audit(5)).toBe(0);
  expect(printed.at(-1)).toBe('5 repairs done');
  expect(await bucket.keys()).toEqual(before.filter((key) => !orphans.includes(key)));
  expect(await audit()).toBe(0);
});

it('leaves what only a person can help, and says how', async () => {
  const { copy } = await storeSwing();
  await bucket.client.removeObject(bucket.name, copy);
  const waiting = await storeSwing({ isAnalyzed: false });
  await bucket.client.removeObject(bucket.name, waiting.original);
  expect(await audit(0)).toBe(2);
  expect(printed).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`put it back from a backup, objects/${copy}`),
      expect.stringContaining(`${waiting.original}, an upload that waits for its analysis`),
    ]),
  );
});

it('removes nothing when most of the bucket has no row: it belongs to another database', async () => {
  await storeSwing();
  for (const _ of [1, 2, 3, 4]) await put(`uploads/${randomUUID()}/x`);
  expect(await audit()).toBe(4);
  expect(printed.at(-1)).toContain('nothing can be repaired: 4 of 7 objects would be removed');
  await expect(audit(4)).rejects.toThrow('nothing was changed: 4 of 7 objects would be removed');
  expect(await bucket.keys()).toHaveLength(7);
});

it.each([
  ['an empty bucket', [] as string[], 'the bucket is empty'],
  ['another bucket', [`analyses/${randomUUID()}/1/x`], '1 of 1 uploaded videos are missing'],
])('notes nothing as removed with %s', async (_, keys, reason) => {
  const { original, copy } = await storeSwing();
  for (const key of await bucket.keys()) await bucket.client.removeObject(bucket.name, key);
  for (const key of keys) await put(key);
  const findings = await audit();
  expect(printed).toContainEqual(expect.stringContaining(original));
  expect(printed).toContainEqual(expect.stringContaining(copy));
  expect(printed.at(-1)).toContain(`nothing can be repaired: ${reason}`);
  const repairs = Number(/(\d+) of them/.exec(printed.at(-2) ?? '')?.[1]);
  await expect(audit(repairs)).rejects.toThrow(reason);
  expect(await audit()).toBe(findings);
});

it('says nothing of objects that are younger than an hour', async () => {
  await put(`uploads/${randomUUID()}/x`);
  expect(await audit(null, 3_600_000)).toBe(0);
});
