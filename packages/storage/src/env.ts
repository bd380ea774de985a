import { type ObjectStoreEnv, objectStoreEnv, readEnv, setTogether } from '@trueswing/service-kit';
import { z } from 'zod';
import type { LimitedKeys } from './check/key-calls.ts';

const envSchema = z.object({
  /** URL of the database, with a superuser: only that one reads and writes the tables of all services. */
  DATABASE_ADMIN_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .meta({ example: 'postgres://postgres:password@localhost:5432/trueswing' }),
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
});

const limitedKeysTogether = setTogether(
  'S3_GATEWAY_ACCESS_KEY',
  'S3_GATEWAY_SECRET_KEY',
  'S3_WORKER_ACCESS_KEY',
  'S3_WORKER_SECRET_KEY',
);

/** @throws EnvironmentError if a variable is wrong */
export function readCheckedStore(): { store: ObjectStoreEnv; keys: LimitedKeys | null } {
  const {
    S3_GATEWAY_ACCESS_KEY: gatewayKey,
    S3_GATEWAY_SECRET_KEY: gatewaySecret,
    S3_WORKER_ACCESS_KEY: workerKey,
    S3_WORKER_SECRET_KEY: workerSecret,
    ...store
  } = readEnv(checkSchema, process.env, [limitedKeysTogether]);
  const keys =
    gatewayKey && gatewaySecret && workerKey && workerSecret
      ? {
          gateway: { accessKey: gatewayKey, secretKey: gatewaySecret },
          worker: { accessKey: workerKey, secretKey: workerSecret },
        }
      : null;
  return { store, keys };
}
