import { readEnv } from '@trueswing/service-kit';
import { z } from 'zod';

const variables = z.record(z.string(), z.string());
const asJson = z.string().transform((text) => variables.parse(JSON.parse(text)));

const envSchema = z.object({
  /** Environment of the gateway of the running system, as JSON. */
  DEMO_GATEWAY_ENV: asJson,
  /** The same of the worker. */
  DEMO_WORKER_ENV: asJson,
  /** URL of its database with a superuser. */
  DEMO_ADMIN_URL: z.url(),
  /** File that is there while the season of this installation is not complete. */
  DEMO_UNFINISHED_FILE: z.string(),
  /** Weeks of the season, this one included; a year unless set. A golfer who starts in this week may have no day left to train. */
  DEMO_WEEKS: z.coerce.number().int().min(2).max(53).default(53),
});
export type DemoEnv = z.infer<typeof envSchema>;

export const readDemoEnv = (): DemoEnv => readEnv(envSchema, process.env);
