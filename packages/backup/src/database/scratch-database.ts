import { randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import type { Log } from '../backup.ts';
import { withDatabase } from './with-database.ts';

/** Begins the names of the databases of drills. */
const drillPrefix = 'restore_drill_';
/** A database without a connection is a leftover only after this: one that was just made has none yet. */
const leftoverAfterS = 60;

/** Runs with a database of its own beside the running one, which is dropped afterwards, as are those of runs that were killed. */
export async function withScratchDatabase(
  adminUrl: string,
  log: Log,
  run: (url: string) => Promise<void>,
  prefix = drillPrefix,
): Promise<void> {
  const nowS = Math.floor(Date.now() / 1_000);
  const name = `${prefix}${nowS}_${randomBytes(4).toString('hex')}`;
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  await withDatabase(adminUrl, async (admin) => {
    await dropLeftovers(admin, prefix, nowS);
    await admin.query(`create database ${name}`);
  });
  try {
    // Its connection keeps the database from being taken for a leftover by another run.
    await withDatabase(url.href, () => run(url.href));
  } finally {
    // With a connection of its own: a long restore may outlive an idle one. The reason of a failed drill matters more than this one.
    await withDatabase(adminUrl, (admin) => admin.query(`drop database ${name} with (force)`)).catch((error: unknown) =>
      log(`the database ${name} could not be dropped: ${error}`),
    );
  }
}

/** Drops the databases of runs that were killed: those without a connection. */
async function dropLeftovers(admin: Client, prefix: string, nowS: number): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `select datname as name from pg_database where starts_with(datname, $1)
       and not exists (select from pg_stat_activity where pg_stat_activity.datname = pg_database.datname)`,
    [prefix],
  );
  for (const { name } of rows) {
    const madeS = Number(name.slice(prefix.length).split('_')[0]);
    // One that has got a connection meanwhile is in use.
    if (!(nowS - madeS < leftoverAfterS)) {
      await admin.query(`drop database if exists ${admin.escapeIdentifier(name)}`).catch(() => undefined);
    }
  }
}
