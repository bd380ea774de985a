import { createHash } from 'node:crypto';
import { lstatSync, mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { canUseUserNamespace, type RunAs } from '../../processes/managed-process.ts';
import { copyPostgresBinaries, findPostgresBinaries, linkPostgresLibraries } from './find-binaries.ts';

export interface ClusterLocation {
  binaries: string;
  cluster: string;
  /** What goes when the cluster is removed. */
  ownFolders: string[];
  runAs: RunAs;
}

/** Postgres refuses to run as root. Nobody in a namespace still owns our files; the real nobody needs a place of its own. */
export function chooseLocation(dataFolder: string, wantedRunAs?: RunAs): ClusterLocation {
  const runAs =
    wantedRunAs ?? (process.getuid?.() !== 0 ? 'self' : canUseUserNamespace() ? 'user-namespace' : 'nobody');
  const binaries = findPostgresBinaries();
  if (runAs !== 'nobody') {
    const usable = linkPostgresLibraries(binaries, join(dataFolder, 'postgres-binaries'));
    const cluster = join(dataFolder, 'postgres');
    return { binaries: usable, cluster, ownFolders: [cluster], runAs };
  }
  const name = createHash('sha256').update(realpathSync(dataFolder)).digest('hex').slice(0, 16);
  const folder = `/var/tmp/trueswing-${name}`;
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const facts = lstatSync(folder);
  if (!facts.isDirectory() || facts.uid !== 0) throw new Error(`${folder} belongs to someone else; remove it`);
  const copied = copyPostgresBinaries(binaries, join(folder, 'binaries'));
  return { binaries: copied, cluster: join(folder, 'data', 'postgres'), ownFolders: [folder], runAs };
}
