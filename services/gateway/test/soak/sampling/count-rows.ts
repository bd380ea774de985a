import { countWork, unfinished } from '../../chaos/auditor/until-quiet.ts';
import type { World } from '../../chaos/world.ts';

/** Rows of tables that stay small, and of the server itself. Work that is left is counted beside them. */
const queries = {
  sessions: 'select count(*) from gateway.session',
  'admin sessions': 'select count(*) from gateway.admin_session',
  links: 'select count(*) from gateway.share',
  transfers: 'select count(*) from gateway.transfer',
  'mobility checks': 'select count(*) from gateway.mobility_check',
  'mobility videos': 'select count(*) from gateway.mobility_film',
  leases: 'select count(*) from analysis.job where lease_until is not null',
  'dead letters': 'select count(*) from events.delivery where dead_at is not null',
  'pushes to send': 'select count(*) from gamification.push',
  'rows of the leaderboard': 'select count(*) from gamification.month_histogram',
  'runs of periodic jobs': `select (select count(*) from gateway.job_run) + (select count(*) from billing.job_run)
    + (select count(*) from gamification.job_run) + (select count(*) from gamification.scheduled_run)`,
  'advisory locks': "select count(*) from pg_locks where locktype = 'advisory'",
  'old transactions': "select count(*) from pg_stat_activity where xact_start < now() - interval '10 seconds'",
  'temporary tables': "select count(*) from pg_class where relpersistence = 't'",
} as const;

/** Counts what is left to do, rows, and connections by the role of each service: a pool may have closed all of its own. */
export async function countRows(world: World): Promise<Record<string, number>> {
  const columns = Object.entries(queries).map(([name, query]) => `(${query}) as "${name}"`);
  const [counts] = await world.rows(`select ${columns.join(', ')}`);
  const connections = await world.rows(
    `select rolname as role, count(pid) from pg_roles left join pg_stat_activity
       on usename = rolname and backend_type = 'client backend' and pid <> pg_backend_pid()
     where rolcanlogin group by rolname`,
  );
  const left = Object.fromEntries(await countWork(world));
  return Object.fromEntries(
    [
      ...Object.entries(counts as Record<string, string>),
      ...connections.map(({ role, count }) => [`connections of ${role}`, count]),
      ...[...Object.keys(unfinished), 'queued jobs'].map((kind) => [kind, left[kind] ?? 0]),
    ].map(([name, count]) => [name, Number(count)]),
  );
}
