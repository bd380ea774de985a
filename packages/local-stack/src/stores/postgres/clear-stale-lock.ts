import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf, hasProc, processesIn } from '../../processes/process-identity.ts';
import { waitUntil } from '../../processes/wait-until.ts';

/**
 * After a kill, `postmaster.pid` names a process that is gone, or by now somebody else's: Postgres would then refuse
 * to start. Backends of a killed postmaster may still be leaving, so the file goes only when nobody is in the cluster.
 */
export async function clearStaleLock(cluster: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid');
  if (!hasProc || !existsSync(lock)) return;
  const folder = realpathSync(cluster);
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  const isPostmaster = () => commandLineOf(pid).includes(cluster);
  await waitUntil(() => !isPostmaster() && processesIn(folder).length === 0, {
    what: `the PostgreSQL before (process ${pid}, in ${cluster}) has ended`,
    deadlineMs: 20_000,
  });
  rmSync(lock, { force: true });
}
