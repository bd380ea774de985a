import { adminDatabaseEnv, type ObjectStoreEnv, objectStoreEnv, readEnv, setTogether } from '@trueswing/service-kit';
import { z } from 'zod';
import type { S3Key, ServiceKeys } from './check/key-calls.ts';

const envSchema = z.object({
  ...adminDatabaseEnv,
  ...objectStoreEnv,
});

export function readStores(): { adminUrl: string; s3: ObjectStoreEnv } {
  const { DATABASE_ADMIN_URL, ...s3 } = readEnv(envSchema, process.env);
  return { adminUrl: DATABASE_ADMIN_URL, s3 };
}

const checkSchema = z.object({
  ...objectStoreEnv,
  /** Key with the rights of the gateway, which the check of an object store tries. The four are set together, or none. */
  S3_GATEWAY_ACCESS_KEY: z.string().optional().meta({ example: 'trueswing-gateway' }),
  /** Secret of that key. */
  S3_GATEWAY_SECRET_KEY: z.string().optional().meta({ example: 'a-long-random-secret' }),
  /** Key with the rights of the worker. */
  S3_WORKER_ACCESS_KEY: z.string().optional().meta({ example: 'trueswing-worker' }),
  /** Secret of that key. */
  S3_WORKER_SECRET_KEY: z.string().optional().meta({ example: 'a-long-random-secret' }),
  /** Key with the rights of backups, restore and the storage audit, which the check tries too. */
  S3_BACKUP_ACCESS_KEY: z.string().optional().meta({ example: 'trueswing-backup' }),
  /** Secret of that key. */
  S3_BACKUP_SECRET_KEY: z.string().optional().meta({ example: 'a-long-random-secret' }),
});

const serviceKeysTogether = setTogether(
  'S3_GATEWAY_ACCESS_KEY',
  'S3_GATEWAY_SECRET_KEY',
  'S3_WORKER_ACCESS_KEY',
  'S3_WORKER_SECRET_KEY',
);

const backupKeyTogether = setTogether('S3_BACKUP_ACCESS_KEY', 'S3_BACKUP_SECRET_KEY');

const toKey = (accessKey: string | undefined, secretKey: string | undefined): S3Key | null =>
  accessKey && secretKey ? { accessKey, secretKey } : null;

interface CheckedStore {
  store: ObjectStoreEnv;
  keys: { services: ServiceKeys | null; backup: S3Key | null };
}

/** @throws EnvironmentError if a variable is wrong */
export function readCheckedStore(): CheckedStore {
  const env = readEnv(checkSchema, process.env, [serviceKeysTogether, backupKeyTogether]);
  const gateway = toKey(env.S3_GATEWAY_ACCESS_KEY, env.S3_GATEWAY_SECRET_KEY);
  const worker = toKey(env.S3_WORKER_ACCESS_KEY, env.S3_WORKER_SECRET_KEY);
  const backup = toKey(env.S3_BACKUP_ACCESS_KEY, env.S3_BACKUP_SECRET_KEY);
  return { store: env, keys: { services: gateway && worker ? { gateway, worker } : null, backup } };
}
