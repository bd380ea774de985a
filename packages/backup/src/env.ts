import { objectStoreEnv, readEnv } from '@trueswing/service-kit';
import { z } from 'zod';
import type { Stores } from './backup.ts';

const databaseSchema = z.object({
  /** URL of the database, with a superuser: only that one reads and writes the tables of all services. */
  DATABASE_ADMIN_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .meta({ example: 'postgres://postgres:password@localhost:5432/trueswing' }),
  /** Encrypts the files of backups (AES-256-GCM): 64 hex digits. Without it they are plain. A lost key is a lost backup. */
  BACKUP_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'is not 64 hex digits')
    .optional()
    .meta({ example: 'from: openssl rand -hex 32' }),
});
const envSchema = databaseSchema.extend(objectStoreEnv);

const scheduleSchema = z.object({
  /** The least severe lines that are logged: trace, debug, info, warn, error, fatal or silent. */
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .meta({ example: 'info' }),
  /** Address to listen on. Default: loopback only. */
  HOST: z.string().default('127.0.0.1').meta({ example: '0.0.0.0' }),
  /** Port to listen on. */
  PORT: z.coerce.number().int().min(0).max(65_535).default(8086).meta({ example: '8086' }),
  /** From one backup to the next. */
  BACKUP_EVERY_HOURS: z.coerce.number().min(1).max(720).default(24).meta({ example: '24' }),
  /** Days that a backup is kept. The newest one always is. */
  BACKUP_KEEP_DAYS: z.coerce.number().min(1).default(14).meta({ example: '14' }),
});
export type ScheduleEnv = z.infer<typeof scheduleSchema>;

export const readScheduleEnv = (): ScheduleEnv => readEnv(scheduleSchema, process.env);

const beforeMigrateSchema = databaseSchema.extend({
  /** Folder, which exists, that `migrate` saves the database in before it applies anything. Without it nothing is saved. */
  BACKUP_BEFORE_MIGRATE: z.string().default('').meta({ example: '/backups' }),
});

const toDatabase = ({ DATABASE_ADMIN_URL, BACKUP_KEY }: z.infer<typeof databaseSchema>) => ({
  adminUrl: DATABASE_ADMIN_URL,
  key: BACKUP_KEY ? Buffer.from(BACKUP_KEY, 'hex') : null,
});

/** The database that `migrate` saves first, and where. */
export interface BeforeMigrate extends Omit<Stores, 's3'> {
  folder: string;
}

/** @throws EnvironmentError if a variable is wrong */
export function readBeforeMigrate(): BeforeMigrate {
  const env = readEnv(beforeMigrateSchema, process.env);
  return { ...toDatabase(env), folder: env.BACKUP_BEFORE_MIGRATE };
}

/** @throws EnvironmentError if a variable is wrong */
export function readStores(): Stores {
  const { DATABASE_ADMIN_URL, BACKUP_KEY, ...s3 } = readEnv(envSchema, process.env);
  return { ...toDatabase({ DATABASE_ADMIN_URL, BACKUP_KEY }), s3 };
}
