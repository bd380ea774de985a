import { readEnv } from '@trueswing/service-kit';
import { z } from 'zod';

/** What the redrive command reads. */
const redriveEnvSchema = z.object({
  /** PostgreSQL URL of the role `events`, which owns the outbox. */
  DATABASE_URL: z.url(),
});

export const readRedriveEnv = () => readEnv(redriveEnvSchema, process.env);
