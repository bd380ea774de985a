import { randomUUID } from 'node:crypto';
import { type AnalysisId, uploadKey, viewKeys } from '@trueswing/contracts';
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
import type { Schema } from './rows.repository.ts';

let database: TestDatabase;
let bucket: TestBucket;
let userId: string;
let printed: string[];
let schemas: Schema[];

beforeEach(async () => {
  [database, bucket] = await Promise.all([createTestDatabase(), createTestBucket()]);
  userId = randomUUID();
  await rows(
    `insert into gateway.account (id, email, first_name, last_name, created_at) values ($1, 'ann@example.com', 'Ann', '', now())`,
    [userId],
  );
  schemas = await Promise.all((['gateway', 'analysis'] as const).map(readSchema));
});
afterEach(() => Promise.all([database.drop(), bucket.remove()]));

const rows = (text: string, values: unknown[] = []) => queryDatabase(database.adminUrl, text, values);
const put = (key: string) => bucket.client.putObject(bucket.name, key, Buffer.from('video'));

/** As this build has migrated it. */
async function readSchema(schema: Schema['schema']): Promise<Schema> {
  const applied = await rows(`select name from ${schema}.migration`);
  return { schema, migrations: Object.fromEntries(applied.map(({ name }) => [name, {}])) };
}

async function audit(code: string | null = null, minAgeMs = -60_000): Promise<number> {
  const { endpoint, region, accessKey, secretKey } = testStores().s3;
  const access = { S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
  printed = [];
  return await auditStorage({
    adminUrl: database.adminUrl,
    s3: { ...access, S3_BUCKET: bucket.name },
    log: (line) => printed.push(line),
    schemas,
    code,
    minAgeMs,
  });
}

/** The code that the dry run printed. */
const printedCode = () => /--repair ([0-9a-f]{8})$/.exec(printed.at(-1) ?? '')?.[1] ?? 'none';

const objectsOfView = ({ video, poster, landmarks, keyFrames }: ReturnType<typeof viewKeys>) => [
  video,
  poster,
  landmarks,
  ...Object.values(keyFrames),
];

/** A swing of two views as it is stored, with the objects that its rows name. */
async function storeSwing({ isAnalyzed = true } = {}) {
  const id = randomUUID() as AnalysisId;
  const originals = [uploadKey(id, 'face-on', 'secret'), uploadKey(id, 'down-the-line', 'secret')];
  await rows(
    `insert into gateway.swing (id, user_id, club, handedness, face_on_key, face_on_sha256, face_on_bytes,
       down_the_line_key, down_the_line_sha256, down_the_line_bytes, uploaded_at)
     values ($1, $2, 'driver', 'right', $3, 'x', 5, $4, 'y', 5, now())`,
    [id, userId, ...originals],
  );
  for (const key of originals) await put(key);
  const job = { analysisId: id, attempt: 1 };
  const [faceOn, downTheLine] = [viewKeys(job, 'face-on'), viewKeys(job, 'down-the-line')];
  if (!isAnalyzed) return { id, originals, copy: faceOn.video };
  await rows(
    `insert into analysis.job (analysis_id, user_id, status, stage, progress, attempt, failures, due_at, created_at)
     values ($1, $2, 'succeeded', 'done', 1, 1, 0, now(), now())`,
    [id, userId],
  );
  const columns = [faceOn, downTheLine].flatMap(({ video, poster, landmarks, keyFrames }) => [
    ...[video, poster, landmarks],
    JSON.stringify(keyFrames),
  ]);
  await rows(
    `insert into analysis.output (analysis_id, attempt, face_on_video_key, face_on_poster_key, face_on_landmarks_key,
       face_on_key_frames, down_the_line_video_key, down_the_line_poster_key, down_the_line_landmarks_key,
       down_the_line_key_frames, created_at, result) values ($1, 1, $2, $3, $4, $5, $6, $7, $8, $9, now(), '{}')`,
    [id, ...columns],
  );
  for (const key of [...objectsOfView(faceOn), ...objectsOfView(downTheLine)]) await put(key);
  return { id, originals, copy: faceOn.video };
}

const remove = async (keys: readonly string[]) => {
  for (const key of keys) await bucket.client.removeObject(bucket.name, key);
};

it('finds nothing where rows and objects agree, or are on their way', async () => {
  const { id, originals } = await storeSwing();
  await rows('update gateway.swing set files_removed_at = now() where id = $1', [id]);
  await remove(originals);
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
  const objects = (await bucket.keys()).length;
  expect(printed).toEqual([`${objects} objects looked at: 0 findings, 0 of them can be repaired`]);
});

it('repairs what the dry run printed, and nothing before it', async () => {
  const kept = await storeSwing();
  const lost = await storeSwing();
  await remove(lost.originals);
  const orphans = [`uploads/${randomUUID()}/x`, `uploads/doctor-${randomUUID()}`, `analyses/${kept.id}/2/face-on.mp4`];
  for (const key of orphans) await put(key);
  const begun = `uploads/${randomUUID()}/y`;
  await bucket.client.initiateNewMultipartUpload(bucket.name, begun, {});
  const before = await bucket.keys();

  expect(await audit()).toBe(6);
  expect(printed.slice(0, -2).toSorted()).toEqual(
    [
      ...orphans.map((key) => `object without a row: ${key} (0.0 MB). Repair: removed`),
      `parts of an upload without a row: ${begun}. Repair: removed`,
      ...lost.originals.map(
        (key) => `row without an object: ${key}, the upload of an analyzed swing. Repair: noted as removed`,
      ),
    ].toSorted(),
  );
  const code = printedCode();
  expect(printed.at(-1)).toBe(`Nothing was changed. To repair them: audit --repair ${code}`);

  // As many, and others.
  const late = `uploads/${randomUUID()}/z`;
  await remove(orphans.slice(0, 1));
  await put(late);
  await expect(audit(code)).rejects.toThrow(`nothing was changed: the repairs are not those of ${code}`);
  expect(await bucket.keys()).toContain(late);
  await remove([late]);
  for (const key of orphans.slice(0, 1)) await put(key);

  expect(await audit(code)).toBe(0);
  expect(printed.at(-1)).toBe('6 repairs done');
  expect(await bucket.keys()).toEqual(before.filter((key) => !orphans.includes(key)));
  expect(await audit()).toBe(0);
});

it('takes everything of the kept attempt for its result, also what no column names', async () => {
  const { id } = await storeSwing();
  await put(`analyses/${id}/1/face-on-of-a-later-build.json`);
  expect(await audit()).toBe(0);
});

it('refuses a database that a newer build has migrated: its rows may name more objects', async () => {
  await put(`uploads/${randomUUID()}/x`);
  await rows(`insert into analysis.migration (name, timestamp) values ('9999-01-01-01-more-keys', '')`);
  await expect(audit()).rejects.toThrow('A newer build has migrated this database (analysis/');
  expect(printed).toEqual([]);
});

it('leaves what only a person can help, and says how', async () => {
  const { copy } = await storeSwing();
  await storeSwing();
  const waiting = await storeSwing({ isAnalyzed: false });
  await remove([copy, ...waiting.originals]);
  expect(await audit()).toBe(3);
  expect(printed).toEqual(
    expect.arrayContaining([
      expect.stringContaining(`put it back from a backup, objects/${copy}`),
      expect.stringContaining(`${waiting.originals[0]}, an upload that waits for its analysis`),
    ]),
  );
  expect(printed.at(-1)).toContain('3 findings, 0 of them can be repaired');
});

it('removes nothing when most of the bucket has no row: it belongs to another database', async () => {
  const { originals } = await storeSwing({ isAnalyzed: false });
  const orphans = [1, 2, 3].map(() => `uploads/${randomUUID()}/x`);
  for (const key of orphans) await put(key);
  expect(await audit()).toBe(3);
  expect(printed.at(-1)).toContain('nothing can be repaired: 3 of 5 objects would be removed');
  await expect(audit('00000000')).rejects.toThrow('nothing was changed: 3 of 5 objects would be removed');
  expect(await bucket.keys()).toEqual([...orphans, ...originals].toSorted());
});

it.each([
  ['an empty bucket', [] as string[], 'the bucket is empty'],
  ['another bucket', [`analyses/${randomUUID()}/1/x`], '2 of 2 uploaded videos are missing'],
])('notes nothing as removed with %s', async (_, keys, reason) => {
  const { originals, copy } = await storeSwing();
  await remove(await bucket.keys());
  for (const key of keys) await put(key);
  const findings = await audit();
  for (const key of [...originals, copy]) expect(printed).toContainEqual(expect.stringContaining(key));
  expect(printed.at(-1)).toContain(`nothing can be repaired: ${reason}`);
  await expect(audit('00000000')).rejects.toThrow(reason);
  expect(await audit()).toBe(findings);
});

it('says nothing of objects that are younger than an hour', async () => {
  await put(`uploads/${randomUUID()}/x`);
  expect(await audit(null, 3_600_000)).toBe(0);
});
