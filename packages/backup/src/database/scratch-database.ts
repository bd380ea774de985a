import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { Log } from '../backup.ts';
import { withDatabase } from './with-database.ts';

const scratchPrefix = 'restore_drill_';

/** Runs with a database of its own beside the running one, which is dropped afterwards. */
export async function withScratchDatabase(
  adminUrl: string,
  log: Log,
  run: (url: string) => Promise<void>,
): Promise<void> {
  const name = scratchPrefix + randomBytes(4).toString('hex');
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await withDatabase(adminUrl, async (admin) => {
    await dropLeftovers(admin);
    await admin.query(`create database ${name}`);
  });
  try {
    // Its connection keeps the database from being taken for a leftover by another drill.
    await withDatabase(url.href, () => run(url.href));
  } finally {
    // With a connection of its own: a long restore may outlive an idle one. The reason of a failed drill matters more than this one.
    await withDatabase(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`)).catch((error: unknown) =>
      log(`the database ${name} could not be dropped: ${error}`),
    );
  }
}

/** Drops the databases of drills that were killed: those without a connection. */
async function dropLeftovers(admin: Client): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)
       and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
    [scratchPrefix],
  );
  for (const { name } of rows) await admin.query(`drop database if exists ${admin.escapeIdentifier(name)}`);
}
