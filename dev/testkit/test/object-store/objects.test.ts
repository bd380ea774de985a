import { text } from 'node:stream/consumers';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBucket, type TestBucket } from '../../src/test-stores.ts';
import { openAwsClient, patternBytes } from './aws-client.ts';

let bucket: TestBucket;
let aws: S3Client;
let Bucket: string;

beforeAll(async () => {
  bucket = await createTestBucket();
  Bucket = bucket.name;
  aws = openAwsClient();
});
afterAll(async () => {
  await bucket.remove();
  aws.destroy();
});

const read = async (Key: string) => {
  const { Body } = await aws.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};

describe('an object', () => {
  it.each(['plain', 'a/b/c.mp4', 'a/b', 'sp ace/ü+%41&?#', '../../escape', 'a//b', '😀', "quote'(1)!*"])(
    'under the key %s is returned byte for byte',
    async (Key) => {
      const Body = Buffer.concat([Buffer.from(Key), patternBytes(100_000)]);
      await aws.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'video/mp4', Metadata: { side: 'left' } }));
      expect((await read(Key)).equals(Body)).toBe(true);
      const head = await aws.send(new HeadObjectCommand({ Bucket, Key }));
      expect(head).toMatchObject({ ContentLength: Body.length, ContentType: 'video/mp4', Metadata: { side: 'left' } });
      const { Contents } = await aws.send(new ListObjectsV2Command({ Bucket, Prefix: Key }));
      expect(Contents?.map((item) => item.Key)).toContain(Key);
      await aws.send(new DeleteObjectCommand({ Bucket, Key }));
      await expect(read(Key)).rejects.toMatchObject({ name: 'NoSuchKey' });
    },
  );

  it('is replaced atomically, also by concurrent writers', async () => {
    const bodies = Array.from({ length: 12 }, (_, index) => Buffer.alloc(200_000, index));
    await Promise.all(bodies.map((Body) => aws.send(new PutObjectCommand({ Bucket, Key: 'raced', Body }))));
    const winner = await read('raced');
    expect(bodies.some((body) => body.equals(winner))).toBe(true);
  });

  it('may be empty', async () => {
    await bucket.client.putObject(Bucket, 'empty', '');
    expect(await read('empty')).toHaveLength(0);
  });

  it('is written once with If-None-Match', async () => {
    const put = () => aws.send(new PutObjectCommand({ Bucket, Key: 'once', Body: 'first', IfNoneMatch: '*' }));
    await put();
    await expect(put()).rejects.toMatchObject({ name: 'PreconditionFailed' });
  });

  it('copies with its metadata', async () => {
    await aws.send(new PutObjectCommand({ Bucket, Key: 'from/ü', Body: 'copy me', ContentType: 'text/plain' }));
    const CopySource = `${Bucket}/${encodeURIComponent('from/ü')}`;
    await aws.send(new CopyObjectCommand({ Bucket, Key: 'to', CopySource }));
    expect(String(await read('to'))).toBe('copy me');
    expect((await aws.send(new HeadObjectCommand({ Bucket, Key: 'to' }))).ContentType).toBe('text/plain');
  });

  it('is deleted with others in one request, also if it does not exist', async () => {
    const keys = ['gone/1', 'gone/2&<'];
    for (const Key of keys) await aws.send(new PutObjectCommand({ Bucket, Key, Body: 'x' }));
    const Objects = [...keys, 'gone/never'].map((Key) => ({ Key }));
    const { Deleted, Errors } = await aws.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
    expect(Deleted?.map(({ Key }) => Key)).toEqual([...keys, 'gone/never']);
    expect(Errors ?? []).toEqual([]);
    expect((await aws.send(new ListObjectsV2Command({ Bucket, Prefix: 'gone/' }))).KeyCount).toBe(0);
  });
});

describe('a range', () => {
  const body = patternBytes(1_000);
  beforeAll(() => bucket.client.putObject(Bucket, 'ranged', body));

  it.each([
    ['bytes=0-', 0, 999],
    ['bytes=0-0', 0, 0],
    ['bytes=10-19', 10, 19],
    ['bytes=990-5000', 990, 999],
    ['bytes=-10', 990, 999],
    ['bytes=-5000', 0, 999],
  ])('%s returns the bytes %i to %i', async (Range, start, end) => {
    const answer = await aws.send(new GetObjectCommand({ Bucket, Key: 'ranged', Range }));
    expect(answer.$metadata.httpStatusCode).toBe(206);
    expect(answer.ContentRange).toBe(`bytes ${start}-${end}/1000`);
    const bytes = Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
    expect(bytes.equals(body.subarray(start, end + 1))).toBe(true);
  });

  it('after the end is rejected', async () => {
    const get = aws.send(new GetObjectCommand({ Bucket, Key: 'ranged', Range: 'bytes=1000-' }));
    await expect(get).rejects.toMatchObject({ $metadata: { httpStatusCode: 416 } });
  });

  it('requested by the minio client returns the same bytes', async () => {
    const stream = await bucket.client.getPartialObject(Bucket, 'ranged', 100, 50);
    expect(await text(stream)).toBe(body.subarray(100, 150).toString());
  });
});

describe('a list', () => {
  const keys = ['l/a', 'l/b/1', 'l/b/2', 'l/c', 'l/d/1', 'l/é', 'l/😀'];
  beforeAll(async () => {
    for (const key of keys) await bucket.client.putObject(Bucket, key, 'x');
  });

  it('returns all pages in byte order', async () => {
    const found: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await aws.send(new ListObjectsV2Command({ Bucket, Prefix: 'l/', MaxKeys: 2, ContinuationToken }));
      found.push(...(page.Contents ?? []).map(({ Key }) => Key));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(found).toEqual(keys);
  });

  it('groups keys below a delimiter, also across pages', async () => {
    const found: (string | undefined)[] = [];
    let ContinuationToken: string | undefined;
    do {
      const query = { Bucket, Prefix: 'l/', Delimiter: '/', MaxKeys: 1, ContinuationToken };
      const page = await aws.send(new ListObjectsV2Command(query));
      found.push(
        ...(page.CommonPrefixes ?? []).map(({ Prefix }) => Prefix),
        ...(page.Contents ?? []).map(({ Key }) => Key),
      );
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    expect(found).toEqual(['l/a', 'l/b/', 'l/c', 'l/d/', 'l/é', 'l/😀']);
  });

  it('starts after a key', async () => {
    const { Contents } = await aws.send(new ListObjectsV2Command({ Bucket, Prefix: 'l/', StartAfter: 'l/c' }));
    expect(Contents?.map(({ Key }) => Key)).toEqual(['l/d/1', 'l/é', 'l/😀']);
  });
});
