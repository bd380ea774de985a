import { readEnv, serviceEnvSchema } from '@trueswing/service-kit';
import { z } from 'zod';

const envSchema = serviceEnvSchema.extend({
  PORT: serviceEnvSchema.shape.PORT.default(8083),
  /** Signs calls between our services; the same in all of them. Without it no call is accepted. */
  INTERNAL_SECRET: z.string().min(32).optional(),
});
export type Env = z.infer<typeof envSchema>;

export const readServiceEnv = (): Env => readEnv(envSchema, process.env);
