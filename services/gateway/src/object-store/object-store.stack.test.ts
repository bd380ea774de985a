import { setTimeout as delay } from 'node:timers/promises';
import { createLogger } from '@trueswing/service-kit';
import { createTestBucket, testStores } from '@trueswing/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ObjectStore, openObjectStore } from './object-store.ts';

const idleMs = 3_000;
let bucket: Awaited<ReturnType<typeof createTestBucket>>;
let objectStore: ObjectStore;
beforeAll(async () => {
  bucket = await createTestBucket();
  const { s3 } = testStores();
  const access = { S3_ENDPOINT: s3.endpoint, S3_ACCESS_KEY: s3.accessKey, S3_SECRET_KEY: s3.secretKey };
  const options = { ...access, S3_REGION: s3.region, S3_BUCKET: bucket.name };
  const logger = createLogger({ service: 'gateway', level: 'silent' });
  objectStore = openObjectStore(options, logger, { idleMs, joinMs: 30_000 });
});
afterAll(() => bucket.remove());

it('waits for a reader that pauses longer than the store may be silent, as browsers do in the middle of a video', async () => {
  const sizeBytes = 24 * 1024 * 1024;
  async function* video() {
    for (let left = sizeBytes; left > 0; left -= 1024 * 1024) yield Buffer.alloc(1024 * 1024, 7);
  }
  await objectStore.put('analyses/long', video());
  let received = 0;
  for await (const chunk of await objectStore.read('analyses/long', { start: 0, end: sizeBytes - 1 })) {
    if (received === 0) await delay(1.5 * idleMs);
    received += chunk.length;
  }
  expect(received).toBe(sizeBytes);
}, 30_000);
