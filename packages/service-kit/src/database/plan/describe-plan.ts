import type { TableLock } from './classify-statement.ts';
import type { PlannedMigration } from './plan-migrations.ts';

/** A smaller table is worked through before a golfer's call gives up. */
const smallMegabytes = 5;

/**
 * Megabytes of a table that PostgreSQL works through in a second on two busy cores: 43 s for a rewrite of a million accounts (docs/operations.md);
 * the others are estimates on the slow side.
 */
const megabytesPerS: Readonly<Record<Exclude<TableLock['work'], 'brief'>, number>> = {
  rewrite: 5,
  index: 20,
  scan: 100,
  rows: 5,
};
const effects: Readonly<Record<keyof typeof megabytesPerS, string>> = {
  rewrite: 'is written again',
  index: 'gets an index',
  scan: 'is checked',
  rows: 'gets other values',
};

/** Describes which migrations are to be applied and who waits for them, in lines. Each migration is a transaction of its own. */
export function describePlan(planned: readonly PlannedMigration[]): string[] {
  if (planned.length === 0) return ['The database has the schema of this build.'];
  const notes = planned.flatMap(({ name, locks, unclear }) => [
    ...locks.flatMap(({ table, work, waits, megabytes, rows }) => {
      if (work === 'brief' || megabytes < smallMegabytes) return [];
      const seconds = Math.ceil(megabytes / megabytesPerS[work]);
      const size = `${rows.toLocaleString('en-US')} rows, ${megabytes.toFixed(0)} MB`;
      return [`${name}: ${table} (${size}) ${effects[work]}, and ${waits} wait, for about ${seconds} s`];
    }),
    ...unclear.map((statement) => `${name}: who waits for this is not known: ${statement}`),
  ]);
  const count = planned.length === 1 ? '1 migration' : `${planned.length} migrations`;
  return [`${count} to apply: ${planned.map(({ name }) => name).join(', ')}`, ...notes];
}
