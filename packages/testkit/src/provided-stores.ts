import type { S3Connection } from '@trueswing/local-stack';

/** Roles of the one database, as the migrate command creates them. */
export const databaseRoles = ['events', 'gateway', 'analysis', 'billing', 'gamification'] as const;
export type DatabaseRole = (typeof databaseRoles)[number];

/** Where the stores of this test run are; what the global setup hands to every test file. */
export interface ProvidedStores {
  /** URL of PostgreSQL's superuser. */
  adminUrl: string;
  /** Migrated database of which every test takes copies. */
  templateDatabase: string;
  databasePasswords: Record<DatabaseRole, string>;
  redisUrl: string;
  s3: S3Connection;
}

declare module 'vitest' {
  interface ProvidedContext {
    trueswingStores: ProvidedStores;
  }
}
