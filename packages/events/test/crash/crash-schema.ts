import type { SchemaModule } from '@trueswing/service-kit';
import { migrateAll } from '@trueswing/service-kit/migrate';
import { type Generated, type Kysely, type Migration, sql } from 'kysely';
import { schemaModule as eventsModule } from '../../src/migrations.ts';

/** Tables of the crash test: a swing (gateway) is analyzed (analysis), which earns points (gamification). */
export interface CrashTables {
  'gateway.swing': { analysis_id: string; user_id: string };
  'analysis.analysis': { id: Generated<number>; analysis_id: string };
  'gamification.award': { id: Generated<number>; analysis_id: string };
}

/** Swings of this golfer kill the process that handles them, every time. */
export const poisonUserId = '00000000-0000-4000-8000-00000000dead';

/** Exit code of a process that a poison event has ended, immediately and without any clean-up. */
export const poisonExitCode = 86;

export const passwords = {
  events: 'events-pw',
  gateway: 'gateway-pw',
  analysis: 'analysis-pw',
  billing: 'billing-pw',
  gamification: 'gamification-pw',
};

export function urlOf(adminUrl: string, role: keyof typeof passwords): string {
  const url = new URL(adminUrl);
  url.username = role;
  url.password = passwords[role];
  return url.href;
}

function oneTable(schema: SchemaModule['schema'], createTable?: string): SchemaModule {
  const create: Migration = {
    async up(db: Kysely<unknown>) {
      if (createTable) await sql.raw(createTable).execute(db);
    },
  };
  return { schema, migrations: { '2026-01-01-01-crash': create }, views: [], grants: [] };
}

/** The effects have no unique key on purpose: it would hide duplicates that the outbox itself makes. */
export async function migrateCrashSchema(adminUrl: string): Promise<void> {
  const modules = [
    eventsModule,
    oneTable('gateway', 'create table gateway.swing (analysis_id uuid primary key, user_id uuid not null)'),
    oneTable('analysis', 'create table analysis.analysis (id bigserial primary key, analysis_id uuid not null)'),
    oneTable('billing'),
    oneTable('gamification', 'create table gamification.award (id bigserial primary key, analysis_id uuid not null)'),
  ];
  await migrateAll({ adminUrl, passwords, modules });
}
