import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOrphans } from '../../find-orphans.ts';
import { listProcesses } from '../disturber/process-tree.ts';
import type { World } from '../world.ts';

/** Sessions that hold a transaction or a lock although nothing is to be done. */
const held = `select 'session of ' || usename || ' in ' || state || ': ' || left(query, 80) as left
  from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
    and xact_start < now() - interval '5 seconds'
  union all
  select 'advisory lock of ' || usename from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and state_change < now() - interval '5 seconds'`;

/** Finds objects, rows, locks and temporary files that belong to nothing, in a running system at rest. */
export async function findLeftovers(world: World): Promise<string[]> {
  const orphans = await findOrphans(world);
  const locks = (await world.rows(held)).map(({ left }) => String(left));
  const files = [world.tempFolder, join(world.system.dataFolder, 's3/temp')].flatMap((folder) =>
    readdirSync(folder).map((name) => `temporary file ${name}`),
  );
  return [...orphans, ...locks, ...files];
}

/** Finds processes of a system that was stopped: those whose arguments or environment name its folder. */
export function findProcesses(folder: string): string[] {
  return listProcesses().flatMap((pid) => {
    try {
      const [command, environment] = ['cmdline', 'environ'].map((file) => readFileSync(`/proc/${pid}/${file}`, 'utf8'));
      const isOwn = command?.includes(folder) || environment?.includes(folder);
      return isOwn ? [`process ${pid}: ${command?.replaceAll('\0', ' ')}`] : [];
    } catch {
      // It has ended, or belongs to another user.
      return [];
    }
  });
}
