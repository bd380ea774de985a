import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSchemaModules, repositoryRoot } from '@trueswing/testkit';
import { type Migration, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { SchemaModule } from '../schema-module.ts';
import { classifyStatement, type TableLock } from './classify-statement.ts';
import { compile, namedMigrations } from './plan-migrations.ts';

const ownMigrations = namedMigrations((await loadSchemaModules()) as SchemaModule[]);

/** The work of a migration on tables that it does not make itself: those are empty, and no one else sees them. */
async function listWork(name: string, migration: Migration): Promise<TableLock[]> {
  const created = new Set<string | undefined>();
  const found: TableLock[] = [];
  for (const statement of await compile(migration)) {
    created.add(/^\s*create table (\S+)/.exec(statement)?.[1]);
    const lock = classifyStatement(statement);
    expect(lock, `${name}: ${statement}`).not.toBe('unknown');
    if (typeof lock !== 'string' && !created.has(lock.table)) found.push(lock);
  }
  return found;
}

/** Names of migrations with a statement that writes every row of a table, or may, with the table. */
async function listWholeTableWrites(migrations: Iterable<readonly [string, Migration]>): Promise<string[]> {
  const found: string[] = [];
  for (const [name, migration] of migrations)
    for (const { table, work } of await listWork(name, migration))
      if (work === 'rewrite' || work === 'rows') found.push(`${name}: ${table}`);
  return found;
}

/** Tables that stay small however many golfers there are. */
const smallTables: readonly string[] = ['gateway.admin_audit'];

it('no migration since the newest release writes a large table in one statement', async () => {
  const folder = join(repositoryRoot, 'packages/backup/test/releases');
  const releases = readdirSync(folder).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const manifest = readFileSync(join(folder, releases.at(-1) ?? '', 'manifest.json'), 'utf8');
  const { migrations: released } = JSON.parse(manifest) as { migrations: string[] };
  const found = await listWholeTableWrites([...ownMigrations].filter(([name]) => !released.includes(name)));
  const large = found.filter((each) => !smallTables.some((table) => each.endsWith(`: ${table}`)));
  // Everything that uses the table waits for its migration. Add a column without values, and let a periodic task fill it in steps.
  expect(large).toEqual([]);
});

it('a migration that writes a table again, or changes its rows, is found', async () => {
  const run = (statement: string): Migration => ({
    up: (db) =>
      sql
        .raw(statement)
        .execute(db)
        .then(() => undefined),
  });
  const migrations = [
    ['gateway/1', run('alter table gateway.account alter column name type varchar')],
    ['gateway/2', run("update gateway.swing set note = ''")],
    ['gateway/3', run('alter table gateway.account add column note text')],
  ] as const;
  expect(await listWholeTableWrites(migrations)).toEqual(['gateway/1: gateway.account', 'gateway/2: gateway.swing']);
});

it('knows the work of every statement of our migrations, and names what takes long on a large table', async () => {
  const found: string[] = [];
  for (const [name, migration] of ownMigrations) {
    for (const { table, work, waits } of await listWork(name, migration))
      if (work !== 'brief') found.push(`${name}: ${table}, ${work}, ${waits}`);
  }
  expect(found).toMatchInlineSnapshot(`
    [
      "events/2026-11-21-02-forgetting: events.event, index, writes",
      "events/2026-11-22-06-newest-dead: events.delivery, index, writes",
      "gateway/2026-11-21-03-discarding: gateway.upload_in_progress, index, writes",
      "gateway/2026-11-21-04-api: gateway.session, rewrite, reads and writes",
      "gateway/2026-11-21-04-api: gateway.session, index, writes",
      "gateway/2026-11-21-04-api: gateway.account, index, writes",
      "gateway/2026-11-21-04-api: gateway.upload_credit, index, writes",
      "gateway/2026-11-21-04-api: gateway.analysis_view, index, writes",
      "gateway/2026-11-21-04-api: gateway.idempotency_key, index, writes",
      "gateway/2026-11-22-02-slow-motion: gateway.swing, scan, reads and writes",
      "gateway/2026-11-22-03-height: gateway.account, scan, reads and writes",
      "gateway/2026-11-22-13-search: gateway.account, index, writes",
      "gateway/2026-11-22-14-shown-results: gateway.swing_correction, scan, reads and writes",
      "gateway/2026-11-22-16-search-text: gateway.account, rewrite, reads and writes",
      "gateway/2026-11-22-16-search-text: gateway.account, index, writes",
      "gateway/2026-11-23-05-transfers: gateway.upload_in_progress, index, writes",
      "gateway/2026-11-25-04-admins: gateway.admin_session, scan, reads and writes",
      "gateway/2026-11-25-06-kept-originals: gateway.swing, index, writes",
      "gateway/2026-11-28-01-audit-stays: gateway.admin_audit, rows, writes of the same rows",
      "gateway/2026-11-29-03-goal-start-index: gateway.goal, index, writes",
      "analysis/2026-11-21-04-job-status: analysis.job, scan, reads and writes",
      "analysis/2026-11-22-05-seen-view: analysis.job, scan, reads and writes",
      "analysis/2026-11-22-07-admin-lists: analysis.job, index, writes",
      "analysis/2026-11-22-07-admin-lists: analysis.job, index, writes",
      "analysis/2026-11-22-07-admin-lists: analysis.job, index, writes",
      "analysis/2026-11-22-08-rehearsals: analysis.job, scan, reads and writes",
      "analysis/2026-11-22-09-shown-results: analysis.output, scan, reads and writes",
      "analysis/2026-11-29-13-rejected-video: analysis.job, scan, reads and writes",
      "billing/2026-11-22-04-premium-count: billing.subscription, index, writes",
      "billing/2026-11-23-05-stripe-order: billing.webhook_event, rewrite, reads and writes",
      "gamification/2026-11-22-04-month-tables: gamification.rewarded_video, rows, writes of the same rows",
      "gamification/2026-11-22-04-month-tables: gamification.rewarded_video, scan, reads and writes",
      "gamification/2026-11-23-07-job-runs: gamification.notice_run, rows, writes of the same rows",
    ]
  `);
});
