import { objectStoreEnv, readEnv } from '@trueswing/service-kit';
import { z } from 'zod';
import type { Stores } from './backup.ts';

const envSchema = z.object({
  /** URL of the database, with a superuser: only that one reads and writes the tables of all services. */
  DATABASE_ADMIN_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .meta({ example: 'postgres://postgres:password@localhost:5432/trueswing' }),
  ...objectStoreEnv,
});

export function readStores(): Stores {
  const { DATABASE_ADMIN_URL, ...s3 } = readEnv(envSchema, process.env);
  return { adminUrl: DATABASE_ADMIN_URL, s3 };
}
