import { statSync } from 'node:fs';
import { z } from 'zod';
import { adminDatabaseEnv, backupKeyEnv } from '../env.ts';
import type { EnvRule } from '../environment/env-rules.ts';
import { readEnv } from '../environment/read-env.ts';
import type { SchemaModule } from './schema-module.ts';

const password = z.string().meta({ example: 'a-long-random-password' });

const migrateEnvSchema = z.object({
  ...adminDatabaseEnv,
  ...backupKeyEnv,
  /** Folder, which exists, that `migrate` saves the database in before it applies anything. Without it nothing is saved. */
  BACKUP_BEFORE_MIGRATE: z.string().default('').meta({ example: '/backups' }),
  /** Password that the role `events` gets. */
  DB_PASSWORD_EVENTS: password,
  /** Password that the role `gateway` gets. */
  DB_PASSWORD_GATEWAY: password,
  /** Password that the role `analysis` gets. */
  DB_PASSWORD_ANALYSIS: password,
  /** Password that the role `billing` gets. */
  DB_PASSWORD_BILLING: password,
  /** Password that the role `gamification` gets. */
  DB_PASSWORD_GAMIFICATION: password,
});

// A folder that is made by the command may lie in a container that ends with the migration.
const folderExists: EnvRule = ({ BACKUP_BEFORE_MIGRATE: folder }) =>
  folder === undefined || statSync(folder, { throwIfNoEntry: false })?.isDirectory()
    ? []
    : [{ variable: 'BACKUP_BEFORE_MIGRATE', problem: 'names no folder that exists' }];

interface MigrateEnv {
  adminUrl: string;
  /** Password of each role, by schema name. */
  passwords: Record<SchemaModule['schema'], string>;
  /** Where the database is saved first, and the key that encrypts it; null saves nothing. */
  backup: { folder: string; key: Buffer | null } | null;
}

/**
 * Reads the environment of the migrate command.
 * @throws EnvironmentError with every mistake
 */
export function readMigrateEnv(source: Record<string, string | undefined>): MigrateEnv {
  const env = readEnv(migrateEnvSchema, source, [folderExists]);
  const { BACKUP_BEFORE_MIGRATE: folder, BACKUP_KEY: key } = env;
  return {
    adminUrl: env.DATABASE_ADMIN_URL,
    passwords: {
      events: env.DB_PASSWORD_EVENTS,
      gateway: env.DB_PASSWORD_GATEWAY,
      analysis: env.DB_PASSWORD_ANALYSIS,
      billing: env.DB_PASSWORD_BILLING,
      gamification: env.DB_PASSWORD_GAMIFICATION,
    },
    backup: folder === '' ? null : { folder, key: key ? Buffer.from(key, 'hex') : null },
  };
}
