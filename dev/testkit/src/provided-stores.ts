import type { RunningStores, S3Connection } from '@trueswing/local-stack';

/** The database roles that the migrate command creates. */
export const databaseRoles = ['events', 'gateway', 'analysis', 'billing', 'gamification'] as const;
export type DatabaseRole = (typeof databaseRoles)[number];

/** Connections to the stores of this test run, which the global setup provides to every test file. */
export interface ProvidedStores {
  /** URL of PostgreSQL's superuser. */
  adminUrl: string;
  /** The migrated database that tests copy. */
  templateDatabase: string;
  databasePasswords: Record<DatabaseRole, string>;
  redisUrl: string;
  s3: S3Connection;
}

/** The stores of a test run, embedded or in containers. */
export type TestStack = Pick<RunningStores, 'adminUrl' | 'redisUrl' | 's3' | 'remove'>;

declare module 'vitest' {
  interface ProvidedContext {
    trueswingStores: ProvidedStores;
  }
}
