import { join } from 'node:path';
import { ManagedProcess } from '../processes/managed-process.ts';
import { repositoryRoot } from '../repository-paths.ts';
import { type DatabaseRole, databaseRoles } from '../state/stack-state.ts';

interface MigrateOptions {
  /** URL of the superuser for the database. */
  adminUrl: string;
  passwords: Record<DatabaseRole, string>;
  logFolder: string;
  signal?: AbortSignal | undefined;
}

/** Runs the migrate command, as an operator does. */
export async function runMigrate({ adminUrl, passwords, logFolder, signal }: MigrateOptions): Promise<void> {
  const { PATH, BACKUP_BEFORE_MIGRATE, BACKUP_KEY } = process.env;
  const secrets = databaseRoles.map((role) => [`DB_PASSWORD_${role.toUpperCase()}`, passwords[role]]);
  const migrate = await ManagedProcess.start({
    name: 'migrate',
    command: process.execPath,
    args: [join(repositoryRoot, 'scripts/migrate.mjs')],
    env: {
      PATH,
      BACKUP_BEFORE_MIGRATE,
      BACKUP_KEY,
      DATABASE_ADMIN_URL: adminUrl,
      ...Object.fromEntries(secrets),
    },
    logFile: join(logFolder, 'migrate.log'),
    stopSignal: 'SIGTERM',
    stopDeadlineMs: 10_000,
    signal,
  });
  const how = await migrate.exited;
  signal?.throwIfAborted();
  if (how !== 'exit code 0') throw new Error(`migrate ended (${how}):\n${migrate.lastLogLines()}`);
}
