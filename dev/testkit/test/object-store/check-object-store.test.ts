import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
// By path: the packages export only what other packages start.
import { openS3Client } from '../../../../packages/service-kit/src/object-store/open-s3-client.ts';
import { checkObjectStore } from '../../../../packages/storage/src/check/check-object-store.ts';
import { createS3Server } from '../../../local-stack/src/s3-server/s3-server.ts';
import { writeLimitedS3Keys } from '../../../local-stack/src/stores/limited-s3-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 's3-check-'));
const gateway = { accessKey: 'gateway', secretKey: 'gateway-secret' };
const worker = { accessKey: 'worker', secretKey: 'worker-secret' };
const backup = { accessKey: 'backup', secretKey: 'backup-secret' };
let server: Server;
let lines: string[];

beforeAll(async () => {
  const limitedKeysFile = writeLimitedS3Keys(folder, { gateway, 'analysis-worker': worker, backup }, 'golf');
  const root = { accessKey: 'root', secretKey: 'root-secret' };
  const data = { folder: join(folder, 'data'), fsync: false };
  server = createS3Server({ ...data, region: 'us-east-1', ...root, limitedKeysFile });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  lines = [];
});

const store = () => ({
  S3_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY: 'root',
  S3_SECRET_KEY: 'root-secret',
  S3_BUCKET: 'golf',
});
const log = (line: string) => lines.push(line);
const check = (services: { gateway: typeof gateway; worker: typeof gateway }, backupKey = backup) =>
  checkObjectStore({ store: store(), keys: { services, backup: backupKey }, log });

it('the development server does all that is asked, with the rights of the policies and no others, and nothing stays', async () => {
  expect(await check({ gateway, worker })).toBe(0);
  expect(lines.at(-1)).toBe('This store does all that TrueSwing asks for.');
  const client = openS3Client(store());
  expect(await client.listObjectsV2('golf', '', true).toArray()).toEqual([]);
  expect((await client.listIncompleteUploadsQuery('golf', '', '', '', '')).uploads).toEqual([]);
  expect(lines).toContain('ok      gateway may not delete in analyses/');
  expect(lines).toContain('ok      worker may not write in uploads/');
  expect(lines).toContain('ok      backup may write in analyses/');
  expect(lines).not.toContainEqual(expect.stringContaining('not tried'));
});

it('a key of backups that lacks a right is found, in words', async () => {
  // A restore writes the files of analyses too.
  expect(await check({ gateway, worker }, gateway)).toBeGreaterThan(2);
  const lacking = lines.filter((line) => line.startsWith('lacking'));
  expect(lacking[0]).toMatch(/^lacking backup may write in analyses\/: /);
  expect(lacking.filter((line) => !line.startsWith('lacking backup '))).toEqual([]);
});

it('keys that were exchanged are found, in words', async () => {
  expect(await check({ gateway: worker, worker: gateway })).toBeGreaterThan(5);
  expect(lines).toContain('lacking gateway may not write in analyses/: the answer is no failure, not AccessDenied');
  expect(lines.filter((line) => line.startsWith('lacking gateway may write in uploads/'))).toHaveLength(1);
});

it('a store that refuses everything is described call by call', async () => {
  const refused = { ...store(), S3_SECRET_KEY: 'another' };
  expect(await checkObjectStore({ store: refused, keys: { services: null, backup: null }, log })).toBe(13);
  expect(lines[0]).toMatch(/^lacking gateway makes its bucket if there is none, and finds it: /);
  expect(lines.at(-3)).toContain('not tried: the rights of the keys of gateway and worker.');
  expect(lines.at(-2)).toContain('not tried: the rights of the key of backups.');
  expect(lines.at(-1)).toBe('This store lacks 13 of 13.');
});
