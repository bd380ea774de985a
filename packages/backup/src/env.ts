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
type ScheduleEnv = z.infer<typeof scheduleSchema> & { stores: Stores };

/** @throws EnvironmentError with every variable that is wrong, of the schedule and of the stores */
export function readScheduleEnv(source: NodeJS.ProcessEnv = process.env): ScheduleEnv {
  const env = readEnv(z.object({ ...scheduleSchema.shape, ...envSchema.shape }), source);
  return { ...env, stores: toStores(env) };
}

/** @throws EnvironmentError if a variable is wrong */
export const readStores = (): Stores => toStores(readEnv(envSchema, process.env));

const toStores = ({ DATABASE_ADMIN_URL, BACKUP_KEY, ...s3 }: z.infer<typeof envSchema>): Stores => ({
  adminUrl: DATABASE_ADMIN_URL,
  key: BACKUP_KEY ? Buffer.from(BACKUP_KEY, 'hex') : null,
  s3,
});
