import { randomUUID } from 'node:crypto';
import type { S3Connection } from '@trueswing/local-stack';
import { Redis } from 'ioredis';
import { Client } from 'minio';
import { inject } from 'vitest';

/** Connections to this run's Redis and object store. For databases see `createTestDatabase`. */
export function testStores(): { redisUrl: string; s3: S3Connection } {
  const { redisUrl, s3 } = inject('trueswingStores');
  return { redisUrl, s3 };
}

/** Creates an empty Redis database for one test. */
export async function createTestRedis(): Promise<{ url: string; flush(): Promise<void> }> {
  const { redisUrl } = testStores();
  const root = new Redis(redisUrl);
  const index = (await root.incr('testkit:databases')) % 1024;
  await root.quit();
  const url = `${redisUrl}/${index}`;
  return {
    url,
    async flush() {
      const redis = new Redis(url);
      await redis.flushdb();
      await redis.quit();
    },
  };
}

/** A client of the object store with the run's credentials. */
export function openTestS3(connection: S3Connection = testStores().s3): Client {
  const { hostname, port } = new URL(connection.endpoint);
  const { accessKey, secretKey, region } = connection;
  return new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey, region });
}

interface OpenBucket {
  name: string;
  client: Client;
  /** All keys in the bucket. */
  keys(): Promise<string[]>;
}
export interface TestBucket extends OpenBucket {
  remove(): Promise<void>;
}

export const openBucket = (client: Client, name: string): OpenBucket => ({
  name,
  client,
  async keys() {
    const found: string[] = [];
    for await (const { name: key } of client.listObjectsV2(name, '', true)) found.push(key as string);
    return found;
  },
});

/** Creates an empty bucket for one test. */
export async function createTestBucket(): Promise<TestBucket> {
  const client = openTestS3();
  const name = `test-${randomUUID()}`;
  await client.makeBucket(name, testStores().s3.region);
  const bucket = openBucket(client, name);
  return {
    ...bucket,
    async remove() {
      const left = await bucket.keys();
      if (left.length > 0) await client.removeObjects(name, left);
      await client.removeBucket(name);
    },
  };
}
