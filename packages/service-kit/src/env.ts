import { z } from 'zod';

/** Variables that every service reads. */
export const serviceEnvSchema = z.object({
  /** Production refuses what only development may do. */
  NODE_ENV: z.enum(['development', 'test', 'production']).default('production').meta({ example: 'production' }),
  /** The least severe lines that are logged: trace, debug, info, warn, error, fatal or silent. */
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .meta({ example: 'info' }),
  /** Address to listen on. Default: loopback only. */
  HOST: z.string().default('127.0.0.1').meta({ example: '0.0.0.0' }),
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65_535).meta({ example: '8080' }),
  /** PostgreSQL URL of the service's own role. */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .meta({ example: 'postgres://gateway:password@localhost:5432/trueswing' }),
  /** Collector of traces (OpenTelemetry, OTLP over HTTP), http(s)://host:port. Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({ example: 'http://localhost:4318' }),
  /** Headers for the collector, such as a key: name=value,name=value. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional().meta({ example: 'x-api-key=secret' }),
  /** Share of the requests that are traced, 0 to 1. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1).meta({ example: '0.1' }),
});

/** Variables of a command that works on the tables of all services. */
export const adminDatabaseEnv = {
  /** URL of the database, with a superuser: only that one reads and writes the tables of all services. */
  DATABASE_ADMIN_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .meta({ example: 'postgres://postgres:password@localhost:5432/trueswing' }),
};

/** Variables of a command that writes or reads backups. */
export const backupKeyEnv = {
  /** Encrypts the files of backups (AES-256-GCM): 64 hex digits. Without it they are plain. A lost key is a lost backup. */
  BACKUP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'is not 64 hex digits')
    .optional()
    .meta({ example: 'from: openssl rand -hex 32' }),
};

/** Variables of a service that uses the object store. */
export const objectStoreEnv = {
  /** http(s)://host:port, no path. */
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .refine((url) => !URL.canParse(url) || new URL(url).pathname === '/', 'has a path')
    .meta({ example: 'http://localhost:9000' }),
  /** Region of the object store. */
  S3_REGION: z.string().default('us-east-1').meta({ example: 'us-east-1' }),
  /** Key of the object store, of the service's own. */
  S3_ACCESS_KEY: z.string().meta({ example: 'trueswing-gateway' }),
  /** Secret of that key. */
  S3_SECRET_KEY: z.string().meta({ example: 'a-long-random-secret' }),
  /** Bucket of all files. */
  S3_BUCKET: z.string().meta({ example: 'trueswing' }),
};
export type ObjectStoreEnv = z.infer<z.ZodObject<typeof objectStoreEnv>>;

const browserPushServices =
  'https://fcm.googleapis.com,https://*.push.services.mozilla.com,https://*.push.apple.com,https://*.notify.windows.com';

/** Variables of a service that stores addresses of push services, or calls them. */
export const pushEnv = {
  /**
   * Push services of browsers to which notifications may be sent, separated by commas: https://host, with *. for any name below. The
   * browsers choose the addresses, so no other host is called.
   */
  PUSH_SERVICES: z
    .string()
    .default(browserPushServices)
    .transform((text) => text.split(',').map((service) => service.trim()))
    .refine((services) => services.every((service) => /^https:|^http:\/\/127\.0\.0\.1:/.test(service)), 'needs https')
    .meta({ example: 'https://fcm.googleapis.com,https://*.push.apple.com' }),
};
