import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { canUseUserNamespace, type RunAs } from '../../processes/managed-process.ts';
import { copyPostgresBinaries, findPostgresBinaries, linkPostgresLibraries } from './find-binaries.ts';

export interface ClusterLocation {
  binaries: string;
  cluster: string;
  /** Folders to remove with the cluster. */
  ownFolders: string[];
  runAs: RunAs;
}

/**
 * Postgres refuses to run as root. In a user namespace the unprivileged user still owns our files. Without a namespace it
 * cannot read them, so the binaries and the cluster go to a folder under /var/tmp.
 */
export function chooseLocation(dataFolder: string, wantedRunAs?: RunAs): ClusterLocation {
  const runAs =
    wantedRunAs ?? (process.getuid?.() !== 0 ? 'self' : canUseUserNamespace() ? 'user-namespace' : 'unprivileged-user');
  const binaries = findPostgresBinaries();
  if (runAs !== 'unprivileged-user') {
    const usable = linkPostgresLibraries(binaries, join(dataFolder, 'postgres-binaries'));
    const cluster = join(dataFolder, 'postgres');
    return { binaries: usable, cluster, ownFolders: [cluster], runAs };
  }
  const name = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 16);
  const folder = `/var/tmp/trueswing-${name}`;
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || stats.uid !== 0) throw new Error(`${folder} does not belong to root; remove it`);
  const copied = copyPostgresBinaries(binaries, join(folder, 'binaries'));
  return { binaries: copied, cluster: join(folder, 'data', 'postgres'), ownFolders: [folder], runAs };
}
