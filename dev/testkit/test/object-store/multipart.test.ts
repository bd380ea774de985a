import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListPartsCommand,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBucket, type TestBucket } from '../../src/test-stores.ts';
import { openAwsClient, patternBytes } from './aws-client.ts';

const partBytes = 5 * 1024 ** 2;
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

const begin = async (Key: string) => {
  const { UploadId } = await aws.send(new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4' }));
  return { Bucket, Key, UploadId };
};

describe('a multipart upload', () => {
  it('joins its parts in order, also if they arrive in another order', async () => {
    const body = patternBytes(2 * partBytes + 1_234);
    const upload = await begin('joined');
    const parts = [3, 1, 2].map(async (PartNumber) => {
      const Body = body.subarray((PartNumber - 1) * partBytes, PartNumber * partBytes);
      const { ETag } = await aws.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      return { PartNumber, ETag };
    });
    const Parts = (await Promise.all(parts)).sort((a, b) => a.PartNumber - b.PartNumber);
    const listed = await aws.send(new ListPartsCommand(upload));
    expect(listed.Parts?.map(({ PartNumber, ETag }) => ({ PartNumber, ETag }))).toEqual(Parts);

    await aws.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    const { Body, ContentType, ETag } = await aws.send(new GetObjectCommand({ Bucket, Key: 'joined' }));
    expect(ContentType).toBe('video/mp4');
    expect(ETag).toMatch(/-3"$/);
    expect(Buffer.from((await Body?.transformToByteArray()) ?? []).equals(body)).toBe(true);
  });

  it('is rejected with a wrong, missing or too small part', async () => {
    const upload = await begin('refused');
    const { ETag } = await aws.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: 'small' }));
    const second = await aws.send(new UploadPartCommand({ ...upload, PartNumber: 2, Body: 'last' }));
    const complete = (Parts: { PartNumber: number; ETag: string | undefined }[]) =>
      aws.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    await expect(complete([{ PartNumber: 1, ETag: second.ETag }])).rejects.toMatchObject({ name: 'InvalidPart' });
    await expect(complete([{ PartNumber: 7, ETag }])).rejects.toMatchObject({ name: 'InvalidPart' });
    const both = [
      { PartNumber: 1, ETag },
      { PartNumber: 2, ETag: second.ETag },
    ];
    await expect(complete(both)).rejects.toMatchObject({ name: 'EntityTooSmall' });
    await aws.send(new AbortMultipartUploadCommand(upload));
    expect(await bucket.keys()).not.toContain('refused');
  });

  it('is listed until it is aborted, and is not an object', async () => {
    const upload = await begin('open/ü 1');
    await aws.send(new UploadPartCommand({ ...upload, PartNumber: 1, Body: 'x' }));
    const open = async () => {
      const { Uploads } = await aws.send(new ListMultipartUploadsCommand({ Bucket, Prefix: 'open/' }));
      return (Uploads ?? []).map(({ Key }) => Key);
    };
    expect(await open()).toEqual(['open/ü 1']);
    expect(await bucket.keys()).not.toContain('open/ü 1');
    await aws.send(new AbortMultipartUploadCommand(upload));
    expect(await open()).toEqual([]);
    await expect(aws.send(new ListPartsCommand(upload))).rejects.toMatchObject({ name: 'NoSuchUpload' });
  });
});

describe('the minio client', () => {
  it('streams a body of unknown length', async () => {
    const body = patternBytes(partBytes + 77_777);
    const chunks = Array.from({ length: Math.ceil(body.length / 64_000) }, (_, i) =>
      body.subarray(i * 64_000, (i + 1) * 64_000),
    );
    bucket.client.partSize = partBytes;
    await bucket.client.putObject(Bucket, 'streamed', Readable.from(chunks));
    expect((await buffer(await bucket.client.getObject(Bucket, 'streamed'))).equals(body)).toBe(true);
  });

  it('removes an upload that its sender abandoned', async () => {
    const source = new PassThrough();
    source.on('error', () => undefined);
    // The client's promise never settles if its source fails, so the caller must not await it.
    bucket.client.putObject(Bucket, 'abandoned', source).catch(() => undefined);
    source.write(patternBytes(2 * partBytes));
    if (source.writableNeedDrain) await once(source, 'drain');
    const findUpload = () => bucket.client.findUploadId(Bucket, 'abandoned');
    await expect.poll(findUpload, { timeout: 10_000 }).toBeTruthy();
    source.destroy(new Error('sender disconnected'));
    await bucket.client.removeIncompleteUpload(Bucket, 'abandoned');
    expect(await findUpload()).toBeUndefined();
    expect(await bucket.keys()).not.toContain('abandoned');
  });
});
