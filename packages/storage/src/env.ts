import { type ObjectStoreEnv, objectStoreEnv, readEnv } from '@trueswing/service-kit';
import { z } from 'zod';

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
