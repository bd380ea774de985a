import { readStartEnv } from '../env.ts';
import { type DatabaseRole, databaseRoles, type StackState } from '../state/stack-state.ts';
import type { S3Connection, StoresOptions } from './start-stores.ts';

/** External stores from the environment. */
export function readExternalStores(): NonNullable<StoresOptions['external']> {
  const { DATABASE_ADMIN_URL: adminUrl, REDIS_URL: redisUrl } = readStartEnv();
  return { adminUrl, redisUrl, s3: readExternalS3() };
}

function readExternalS3(): S3Connection | undefined {
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_REGION } = readStartEnv();
  if (!S3_ENDPOINT) return undefined;
  if (!S3_ACCESS_KEY || !S3_SECRET_KEY) throw new Error('S3_ENDPOINT is set: set S3_ACCESS_KEY and S3_SECRET_KEY too.');
  return {
    endpoint: S3_ENDPOINT,
    accessKey: S3_ACCESS_KEY,
    secretKey: S3_SECRET_KEY,
    region: S3_REGION ?? 'us-east-1',
  };
}

/** Passwords of the database roles: DB_PASSWORD_<ROLE> if set, else the generated ones. */
export function readDatabasePasswords(state: StackState): Record<DatabaseRole, string> {
  const pairs = databaseRoles.map((role) => [
    role,
    process.env[`DB_PASSWORD_${role.toUpperCase()}`] || state.databasePasswords[role],
  ]);
  return Object.fromEntries(pairs) as Record<DatabaseRole, string>;
}
