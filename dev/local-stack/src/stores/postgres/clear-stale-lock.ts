import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { commandLineOf, hasProc, processesIn } from '../../processes/process-identity.ts';
import { waitUntil } from '../../processes/wait-until.ts';

/**
 * After a kill, `postmaster.pid` contains the number of a process that has ended or was reused, and Postgres would refuse
 * to start. Backends of a killed postmaster may still be running, so the file is removed only after they have ended.
 */
export async function clearStaleLock(cluster: string): Promise<void> {
  const lock = join(cluster, 'postmaster.pid');
  if (!hasProc || !existsSync(lock)) return;
  const folder = realpathSync(cluster);
  const pid = Number(readFileSync(lock, 'utf8').split('\n')[0]);
  const isPostmaster = () => commandLineOf(pid).includes(cluster);
  await waitUntil(() => !isPostmaster() && processesIn(folder).length === 0, {
    what: `waiting for the previous PostgreSQL (process ${pid}, in ${cluster}) to end`,
    deadlineMs: 20_000,
  });
  rmSync(lock, { force: true });
}
