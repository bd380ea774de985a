import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'minio';
import { afterAll, beforeAll, expect, it } from 'vitest';
// By path: the package exports only what other packages start.
import { createS3Server } from '../../../local-stack/src/s3-server/s3-server.ts';

const folder = mkdtempSync(join(tmpdir(), 's3-keys-'));
const limitedKeysFile = join(folder, 'keys.json');
const root = { accessKey: 'root', secretKey: 'root-secret' };
let server: Server;
const clientOf = (key: { accessKey: string; secretKey: string }) =>
  new Client({ endPoint: '127.0.0.1', port: (server.address() as AddressInfo).port, useSSL: false, ...key });

beforeAll(async () => {
  server = createS3Server({ folder: join(folder, 'data'), region: 'us-east-1', ...root, limitedKeysFile });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  await clientOf(root).makeBucket('golf', 'us-east-1');
  await clientOf(root).putObject('golf', 'analyses/1', 'result');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('a limited key that is added while the server runs may do what its policy says, and nothing else', async () => {
  const key = { accessKey: 'worker', secretKey: 'worker-secret' };
  const uploads = clientOf(key);
  await expect(uploads.putObject('golf', 'uploads/1', 'video')).rejects.toMatchObject({ code: 'InvalidAccessKeyId' });
  const arn = 'arn:aws:s3:::golf';
  const Statement = [
    { Effect: 'Allow', Action: ['s3:ListBucket'], Resource: [arn] },
    { Effect: 'Allow', Action: ['s3:PutObject', 's3:AbortMultipartUpload'], Resource: [`${arn}/uploads/*`] },
  ];
  writeFileSync(limitedKeysFile, JSON.stringify([{ ...key, policy: { Statement } }]));

  await uploads.putObject('golf', 'uploads/1', 'video');
  expect(await uploads.bucketExists('golf')).toBe(true);
  const upload = await uploads.initiateNewMultipartUpload('golf', 'uploads/2', {});
  await uploads.abortMultipartUpload('golf', 'uploads/2', upload);
  const denied = { code: 'AccessDenied' };
  await expect(uploads.getObject('golf', 'uploads/1')).rejects.toMatchObject(denied);
  await expect(uploads.removeObject('golf', 'uploads/1')).rejects.toMatchObject(denied);
  await expect(uploads.removeObjects('golf', ['uploads/1', 'analyses/1'])).rejects.toMatchObject(denied);
  await expect(uploads.putObject('golf', 'analyses/2', 'x')).rejects.toMatchObject(denied);
  await expect(uploads.makeBucket('other', 'us-east-1')).rejects.toMatchObject(denied);
  await expect(uploads.listBuckets()).rejects.toMatchObject(denied);
  // Copying reads the source.
  await expect(uploads.copyObject('golf', 'uploads/3', '/golf/analyses/1')).rejects.toMatchObject(denied);
  expect(await clientOf(root).listBuckets()).toMatchObject([{ name: 'golf' }]);
});
