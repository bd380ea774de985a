import type { ObjectStoreEnv } from '@trueswing/service-kit';
import type { Variables } from '../../environments/service-env.ts';
import { ok, type Result, warning } from '../../report/result.ts';
import { checkObjectStore } from './check-object-store.ts';

/** Name of the store that Compose runs itself. */
const ownHostname = 'minio';

/**
 * Examines the store with the key of backups, restore and the storage audit. Without one of its own they have that of MinIO's root, which
 * no other store knows; the doctor does not get it.
 */
export async function checkBackupStore(
  store: ObjectStoreEnv,
  { S3_BACKUP_ACCESS_KEY: accessKey, S3_BACKUP_SECRET_KEY: secretKey }: Variables,
): Promise<Result[]> {
  if (accessKey && secretKey) {
    const writer = { ...store, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey };
    return checkObjectStore({ prefix: 'uploads', writer, keyVariables: 'S3_BACKUP' });
  }
  const { host, hostname } = new URL(store.S3_ENDPOINT);
  if (hostname === ownHostname) return [ok("backups use the key of MinIO's root")];
  return [
    warning(
      `backups, restore and the storage audit have no key for ${host}, so none of them works`,
      'Set S3_BACKUP_ACCESS_KEY and S3_BACKUP_SECRET_KEY, with the rights of deploy/object-store/backup-policy.json.',
    ),
  ];
}
