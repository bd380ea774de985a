import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. This file runs from dev/local-stack/src or, built, from dev/local-stack/dist. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Tools that were downloaded for this repository. Lives in `node_modules/`, so that removing `.data/` does not remove it. */
export const toolCacheFolder = join(repositoryRoot, 'node_modules', '.cache', 'trueswing');

/** Folder of the stack's data, passwords and logs, unless TRUESWING_DATA_DIR is set. */
export const defaultDataFolder = join(repositoryRoot, '.data');

/** Built entry of a development package, also when the caller runs from the sources. */
export const builtEntry = (packageFolder: string, entry: string): string =>
  join(repositoryRoot, 'dev', packageFolder, 'dist', `${entry}.js`);
