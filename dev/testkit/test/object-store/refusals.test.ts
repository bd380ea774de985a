import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import {
  CreateBucketCommand,
  DeleteBucketCommand,
  GetObjectCommand,
  GetObjectTaggingCommand,
  HeadBucketCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestBucket, type TestBucket, testStores } from '../../src/test-stores.ts';
import { openAwsClient } from './aws-client.ts';

let bucket: TestBucket;
let Bucket: string;

beforeAll(async () => {
  bucket = await createTestBucket();
  Bucket = bucket.name;
  await bucket.client.putObject(Bucket, 'secret', 'golf');
});
afterAll(() => bucket.remove());

describe('access', () => {
  it('is denied without a signature', async () => {
    const { endpoint } = testStores().s3;
    for (const [method, path] of [
      ['GET', `/${Bucket}/secret`],
      ['PUT', `/${Bucket}/new`],
      ['GET', '/'],
      ['DELETE', `/${Bucket}`],
    ]) {
      const response = await fetch(endpoint + path, { method: method ?? 'GET' });
      expect([path, response.status]).toEqual([path, 403]);
      expect(await response.text()).toContain('AccessDenied');
    }
  });

  it('is denied with a wrong key or secret', async () => {
    const get = new GetObjectCommand({ Bucket, Key: 'secret' });
    await expect(openAwsClient({ secretKey: 'wrong-secret' }).send(get)).rejects.toMatchObject({
      name: 'SignatureDoesNotMatch',
    });
    await expect(openAwsClient({ accessKey: 'wrong-key' }).send(get)).rejects.toMatchObject({
      name: 'InvalidAccessKeyId',
    });
  });

  it('is allowed with a presigned URL, until it expires and for that object only', async () => {
    const url = await bucket.client.presignedGetObject(Bucket, 'secret', 60);
    expect(await (await fetch(url)).text()).toBe('golf');
    expect((await fetch(url.replace('/secret', '/other'))).status).toBe(403);
    expect((await fetch(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'))).status).toBe(403);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    const past = await bucket.client.presignedUrl('GET', Bucket, 'secret', 60, {}, new Date(Date.now() - 120_000));
    const late = await fetch(past);
    expect([late.status, (await late.text()).includes('expired')]).toEqual([403, true]);
  });

  it('is denied for a presigned upload that turns itself into a copy of another object', async () => {
    const url = await bucket.client.presignedPutObject(Bucket, 'stolen', 60);
    const headers = { 'x-amz-copy-source': `/${Bucket}/secret` };
    const copy = await fetch(url, { method: 'PUT', headers });
    expect([copy.status, await copy.text()]).toEqual([403, expect.stringContaining('AccessDenied')]);
    expect(await bucket.keys()).not.toContain('stolen');
    expect((await fetch(url, { method: 'PUT', body: 'own' })).status).toBe(200);
  });

  it('is denied if the clock is an hour off', async () => {
    const answer = await putSigned('skewed', 'x', { at: new Date(Date.now() - 3600_000) });
    expect(answer).toMatchObject({ status: 403 });
    expect(answer.body).toContain('RequestTimeTooSkewed');
  });
});

describe('a body', () => {
  it('that differs from the signed one stores nothing', async () => {
    expect((await putSigned('honest', 'what was signed')).status).toBe(200);
    const answer = await putSigned('forged', 'what was signed', { send: 'what was forged' });
    expect(answer.body).toContain('XAmzContentSHA256Mismatch');
    expect(await bucket.keys()).not.toContain('forged');
  });

  it('that does not match its Content-MD5 stores nothing', async () => {
    const put = new PutObjectCommand({ Bucket, Key: 'md5', Body: 'x', ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' });
    await expect(openAwsClient().send(put)).rejects.toMatchObject({ name: 'BadDigest' });
    expect(await bucket.keys()).not.toContain('md5');
  });

  it('that does not match its checksum stores nothing', async () => {
    const put = new PutObjectCommand({ Bucket, Key: 'crc', Body: 'x', ChecksumCRC32: 'AAAAAA==' });
    await expect(openAwsClient().send(put)).rejects.toMatchObject({ $metadata: { httpStatusCode: 400 } });
    expect(await bucket.keys()).not.toContain('crc');
  });

  it('that stops in the middle stores nothing', async () => {
    const url = new URL(await bucket.client.presignedPutObject(Bucket, 'cut', 60));
    const upload = request(url, { method: 'PUT', headers: { 'content-length': 1_000_000 } });
    const closed = new Promise((resolve) => upload.on('error', resolve).once('close', resolve));
    upload.write(Buffer.alloc(100_000));
    await once(upload, 'socket');
    await new Promise((resolve) => upload.write('x', resolve));
    upload.destroy();
    await closed;
    expect(await bucket.keys()).not.toContain('cut');
  });
});

describe('a missing object or unsupported operation', () => {
  it('is reported by its code', async () => {
    const aws = openAwsClient();
    await expect(aws.send(new GetObjectCommand({ Bucket: 'test-never', Key: 'x' }))).rejects.toMatchObject({
      name: 'NoSuchBucket',
    });
    await expect(aws.send(new HeadBucketCommand({ Bucket: 'test-never' }))).rejects.toMatchObject({ name: 'NotFound' });
    await expect(aws.send(new DeleteBucketCommand({ Bucket }))).rejects.toMatchObject({ name: 'BucketNotEmpty' });
    await expect(aws.send(new CreateBucketCommand({ Bucket }))).rejects.toMatchObject({
      name: 'BucketAlreadyOwnedByYou',
    });
    const longKey = new PutObjectCommand({ Bucket, Key: 'k'.repeat(1_025), Body: 'x' });
    await expect(aws.send(longKey)).rejects.toMatchObject({ name: 'KeyTooLongError' });
  });

  it.runIf(process.env.TEST_STACK !== 'containers')(
    'is rejected by the development server, not partly executed',
    async () => {
      const tagging = new GetObjectTaggingCommand({ Bucket, Key: 'secret' });
      await expect(openAwsClient().send(tagging)).rejects.toMatchObject({ name: 'NotImplemented' });
    },
  );
});

/** A PUT signed by hand from AWS's documentation, because neither client can send a wrong signature. */
async function putSigned(key: string, body: string, { send = body, at = new Date() } = {}) {
  const { endpoint, accessKey, secretKey, region } = testStores().s3;
  const { host } = new URL(endpoint);
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const timestamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = timestamp.slice(0, 8);
  const signed = { host, 'x-amz-content-sha256': sha256(body), 'x-amz-date': timestamp };
  const names = Object.keys(signed).join(';');
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}`);
  const canonical = ['PUT', `/${Bucket}/${key}`, '', ...lines, '', names, sha256(body)].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const signingKey = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${secretKey}`, day));
  const toSign = ['AWS4-HMAC-SHA256', timestamp, scope, sha256(canonical)].join('\n');
  const signature = hmac(signingKey, toSign).toString('hex');
  const authorization = `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
  const headers = { ...signed, authorization };
  const response = await fetch(`${endpoint}/${Bucket}/${key}`, { method: 'PUT', headers, body: send });
  return { status: response.status, body: await response.text() };
}
