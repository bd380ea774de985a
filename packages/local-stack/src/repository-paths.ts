import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout: this file runs from packages/local-stack/src or, built, from packages/local-stack/dist. */
export const repositoryRoot = fileURLToPath(new URL('../../../', import.meta.url));

/** Tools that were fetched for this checkout; outlives `.data/`, goes with `node_modules/`. */
export const toolCacheFolder = join(repositoryRoot, 'node_modules', '.cache', 'trueswing');

/** Where the stack keeps its data, passwords and logs unless TRUESWING_DATA_DIR says otherwise. */
export const defaultDataFolder = join(repositoryRoot, '.data');

/** Built entry of a package, also when the caller runs from the sources. */
export const builtEntry = (packageFolder: string, entry: string): string =>
  join(repositoryRoot, 'packages', packageFolder, 'dist', `${entry}.js`);
