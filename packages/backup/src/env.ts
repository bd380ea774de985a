import { adminDatabaseEnv, backupKeyEnv, objectStoreEnv, readEnv } from '@trueswing/service-kit';
import { z } from 'zod';
import type { Stores } from './backup.ts';

const envSchema = z.object({ ...adminDatabaseEnv, ...backupKeyEnv, ...objectStoreEnv });

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

/** @throws EnvironmentError if a variable is wrong */
export function readStores(): Stores {
  const { DATABASE_ADMIN_URL, BACKUP_KEY, ...s3 } = readEnv(envSchema, process.env);
  return { adminUrl: DATABASE_ADMIN_URL, key: BACKUP_KEY ? Buffer.from(BACKUP_KEY, 'hex') : null, s3 };
}
