import { readEnv, serviceEnvSchema } from '@trueswing/service-kit';
import { z } from 'zod';

const commaSeparated = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

const envSchema = serviceEnvSchema.extend({
  PORT: serviceEnvSchema.shape.PORT.default(8080),
  /** Redis of the analysis queue and of the rate limits. */
  REDIS_URL: z.url(),
  /** The object store: http(s)://host:port, no path. */
  S3_ENDPOINT: z.url(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY: z.string(),
  S3_SECRET_KEY: z.string(),
  S3_BUCKET: z.string(),
  /** Folder of the built web client, served at /. Without it only /api is served. */
  WEB_DIST: z.string().optional(),
  /** Development only: folder of the sample swings, served at /api/samples/. */
  SAMPLES_DIR: z.string().optional(),
  /** Address under which browsers reach this service; https makes the session cookie Secure. */
  PUBLIC_ORIGIN: z
    .url()
    .default('http://localhost:8080')
    .transform((url) => new URL(url).origin),
  /** Networks of proxies whose X-Forwarded-* headers count, e.g. "10.0.0.0/8,127.0.0.1/32". */
  TRUST_PROXY_CIDRS: commaSeparated,
});
export type Env = z.infer<typeof envSchema>;

export const readServiceEnv = (): Env => readEnv(envSchema, process.env);
