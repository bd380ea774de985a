import { createTestBucket, testStores } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ObjectStore, openObjectStore } from './object-store.ts';

let bucket: Awaited<ReturnType<typeof createTestBucket>>;
let store: ObjectStore;
beforeAll(async () => {
  bucket = await createTestBucket();
  const { s3 } = testStores();
  const access = { S3_ENDPOINT: s3.endpoint, S3_ACCESS_KEY: s3.accessKey, S3_SECRET_KEY: s3.secretKey };
  store = openObjectStore({ ...access, S3_REGION: s3.region, S3_BUCKET: bucket.name });
});
afterAll(() => bucket.remove());

it('removes what a worker killed in mid-upload left, and nothing of other attempts', async () => {
  const { client, name } = bucket;
  const begin = (key: string) => client.initiateNewMultipartUpload(name, key, {});
  await Promise.all([begin('analyses/a/1/face-on.mp4'), begin('analyses/a/10/face-on.mp4')]);
  await client.putObject(name, 'analyses/a/1/face-on-poster.jpg', Buffer.from('x'));
  await client.putObject(name, 'analyses/a/10/face-on-poster.jpg', Buffer.from('x'));

  await store.removeAll('analyses/a/1/');
  expect(await bucket.keys()).toEqual(['analyses/a/10/face-on-poster.jpg']);
  const { uploads } = await client.listIncompleteUploadsQuery(name, 'analyses/', '', '', '');
  expect(uploads.map(({ key }) => key)).toEqual(['analyses/a/10/face-on.mp4']);
});
