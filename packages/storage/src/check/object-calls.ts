import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { partBytes } from '@trueswing/service-kit/object-store';
import { type Call, expectCode, expectSame, inParallel, listAll, readText } from './call.ts';

const content = 'Every golfer counts.';
/** More than S3 lists on one page. */
const manyObjects = 1_005;

/** Whole objects, in the order in which they are tried. */
export const objectCalls: readonly Call[] = [
  {
    of: 'gateway',
    does: 'makes its bucket if there is none, and finds it',
    run: async ({ client, bucket, region }) => {
      if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, region);
      expectSame('the existence of the bucket', await client.bucketExists(bucket), true);
    },
  },
  {
    of: 'gateway',
    does: 'writes an object and reads it back',
    run: async (place) => {
      await place.client.putObject(place.bucket, `${place.prefix}text`, content);
      expectSame('the content', await readText(place, `${place.prefix}text`), content);
    },
  },
  {
    of: 'gateway',
    does: 'asks for the size of an object',
    run: async ({ client, bucket, prefix }) =>
      expectSame('the size', (await client.statObject(bucket, `${prefix}text`)).size, content.length),
  },
  {
    of: 'gateway',
    does: 'reads a part of a video',
    run: async ({ client, bucket, prefix }) =>
      expectSame('the range', await text(await client.getPartialObject(bucket, `${prefix}text`, 6, 6)), 'golfer'),
  },
  {
    of: 'gateway',
    does: 'is answered NotFound for an object that does not exist',
    run: async ({ client, bucket, prefix }) => {
      await expectCode(() => client.statObject(bucket, `${prefix}none`), ['NotFound', 'NoSuchKey']);
      await expectCode(() => client.getObject(bucket, `${prefix}none`), ['NoSuchKey', 'NotFound']);
    },
  },
  {
    of: 'gateway',
    does: 'deletes an object, and one that has gone already',
    run: async (place) => {
      const key = `${place.prefix}gone`;
      await place.client.putObject(place.bucket, key, content);
      await place.client.removeObject(place.bucket, key);
      await expectCode(() => place.client.statObject(place.bucket, key), ['NotFound', 'NoSuchKey']);
      await place.client.removeObject(place.bucket, key);
    },
  },
  {
    of: 'worker',
    does: 'writes a file of several parts with its type',
    run: async ({ client, bucket, prefix }) => {
      const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
      try {
        await writeFile(join(folder, 'video'), Buffer.alloc(partBytes + 1, 7));
        const type = { 'Content-Type': 'video/mp4' };
        await client.fPutObject(bucket, `${prefix}video.mp4`, join(folder, 'video'), type);
      } finally {
        await rm(folder, { recursive: true });
      }
      const { size, metaData } = await client.statObject(bucket, `${prefix}video.mp4`);
      expectSame('the size', size, partBytes + 1);
      expectSame('the type', metaData['content-type'], 'video/mp4');
    },
  },
  {
    of: 'backup',
    does: 'knows an unchanged object by its ETag, and a changed one by another',
    run: async (place) => {
      const key = `${place.prefix}text`;
      const etag = async () => (await listAll(place, key)).get(key);
      const before = await etag();
      expectSame('the ETag', await etag(), before);
      expectSame('the ETag of the object itself', (await place.client.statObject(place.bucket, key)).etag, before);
      await place.client.putObject(place.bucket, key, content.toUpperCase());
      if ((await etag()) === before) throw new Error('another content has the same ETag');
    },
  },
  {
    of: 'backup',
    does: 'lists more than 1,000 objects',
    run: async (place) => {
      const prefix = `${place.prefix}many/`;
      const keys = Array.from({ length: manyObjects }, (_, index) => `${prefix}${index}`);
      await inParallel(keys, (key) => place.client.putObject(place.bucket, key, 'x'));
      expectSame('the number of objects', (await listAll(place, prefix)).size, manyObjects);
    },
  },
];
