import { readEnv, serviceEnvSchema } from '@trueswing/service-kit';
import type { z } from 'zod';

const envSchema = serviceEnvSchema.extend({
  PORT: serviceEnvSchema.shape.PORT.default(8083),
});
export type Env = z.infer<typeof envSchema>;

export const readServiceEnv = (): Env => readEnv(envSchema, process.env);
