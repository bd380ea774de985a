import { readEnv } from '@trueswing/service-kit';
import { z } from 'zod';

/** Environment of the redrive command. */
const redriveEnvSchema = z.object({
  /** PostgreSQL URL of the role `events`, which owns the outbox. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .meta({ example: 'postgres://events:password@localhost:5432/trueswing' }),
});

export const readRedriveEnv = () => readEnv(redriveEnvSchema, process.env);
