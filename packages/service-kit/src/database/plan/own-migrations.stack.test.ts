import { loadSchemaModules } from '@trueswing/testkit';
import { expect, it } from 'vitest';
import type { SchemaModule } from '../schema-module.ts';
import { classifyStatement } from './classify-statement.ts';
import { compile, namedMigrations } from './plan-migrations.ts';

it('knows the work of every statement of our migrations, and names what takes long on a large table', async () => {
  const found: string[] = [];
  for (const [name, migration] of namedMigrations((await loadSchemaModules()) as SchemaModule[])) {
    const created = new Set<string | undefined>();
    for (const statement of await compile(migration)) {
      created.add(/^\s*create table (\S+)/.exec(statement)?.[1]);
      const lock = classifyStatement(statement);
      expect(lock, `${name}: ${statement}`).not.toBe('unknown');
      // A table that the migration itself makes is empty, and no one else sees it.
      if (typeof lock === 'string' || lock.work === 'brief' || created.has(lock.table)) continue;
      found.push(`${name}: ${lock.table}, ${lock.work}, ${lock.waits}`);
    }
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
