import { pushEnv, readEnv, serviceEnvSchema } from '@trueswing/service-kit';
import { z } from 'zod';

const envSchema = serviceEnvSchema.extend({
  PORT: serviceEnvSchema.shape.PORT.default(8083).meta({ example: '8083' }),
  /** Signs calls between our services; the same in all of them. Without it no call is accepted. */
  INTERNAL_SECRET: z.string().min(32).optional().meta({ example: '32-random-characters-or-more-of-them' }),
  ...pushEnv,
  /** Signs what is sent to push services (VAPID): 32 bytes in base64url. Without it nothing is sent to devices. */
  PUSH_PRIVATE_KEY: z.string().length(43).optional().meta({ example: 'from: npx web-push generate-vapid-keys' }),
  /** Where a push service reaches you if something is wrong with what it gets, mailto:… or https://…; set it to an address of yours. */
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:|https:)/, 'does not begin with mailto: or https:')
    .default('mailto:push@example.com')
    .meta({ example: 'mailto:you@example.com' }),
});
export type Env = z.infer<typeof envSchema>;

export const readServiceEnv = (source: NodeJS.ProcessEnv = process.env): Env => readEnv(envSchema, source);
