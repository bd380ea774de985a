import type { PlannedMigration } from './plan-migrations.ts';
import type { TableLock } from './read-lock.ts';

/** Below this a table is written or read again before a golfer's call gives up. */
const smallMegabytes = 5;

/**
 * Megabytes of a table that PostgreSQL works through in a second, on two busy cores with golfers' tables (docs/operations.md). A better
 * machine is faster.
 */
const megabytesPerS: Readonly<Record<Exclude<TableLock['work'], 'brief'>, number>> = {
  rewrite: 5,
  index: 20,
  scan: 100,
  rows: 5,
};
const effects: Readonly<Record<keyof typeof megabytesPerS, string>> = {
  rewrite: 'is written again: reads and writes of it wait',
  index: 'gets an index: writes to it wait',
  scan: 'is checked: reads and writes of it wait',
  rows: 'gets other values: writes of the same rows wait',
};

/** Describes which migrations are to be applied and who waits for them, in lines. */
export function describePlan(planned: readonly PlannedMigration[]): string[] {
  if (planned.length === 0) return ['The database has the schema of this build.'];
  const waits = planned.flatMap(({ name, locks }) =>
    locks.flatMap(({ table, work, megabytes, rows }) => {
      if (work === 'brief' || megabytes < smallMegabytes) return [];
      const seconds = Math.ceil(megabytes / megabytesPerS[work]);
      const size = `${rows.toLocaleString('en-US')} rows, ${megabytes.toFixed(0)} MB`;
      return [`${name}: ${table} (${size}) ${effects[work]}, about ${seconds} s`];
    }),
  );
  const count = planned.length === 1 ? '1 migration' : `${planned.length} migrations`;
  return [`${count} to apply: ${planned.map(({ name }) => name).join(', ')}`, ...waits];
}
