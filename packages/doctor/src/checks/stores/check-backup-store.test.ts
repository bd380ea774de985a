import { expect, it } from 'vitest';
import { checkBackupStore } from './check-backup-store.ts';

const store = (S3_ENDPOINT: string) => ({
  S3_ENDPOINT,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY: 'gateway',
  S3_SECRET_KEY: 'secret-of-the-gateway',
  S3_BUCKET: 'trueswing',
});
const key = { S3_BACKUP_ACCESS_KEY: 'backups', S3_BACKUP_SECRET_KEY: 'secret-of-backups' };

it.each([
  ["MinIO's root key in MinIO", 'http://minio:9000', {}, 'ok'],
  ["MinIO's root key in another store", 'https://s3.example.com', {}, 'warning'],
  ['half a key in another store', 'https://s3.example.com', { S3_BACKUP_ACCESS_KEY: 'backups' }, 'warning'],
  ['a key in a store that does not run', 'http://127.0.0.1:2', key, 'failed'],
])('%s', async (_, endpoint, variables, status) => {
  const results = await checkBackupStore(store(endpoint), variables);
  expect(results.map((result) => result.status)).toEqual([status]);
});
