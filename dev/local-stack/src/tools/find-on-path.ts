import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Full path of the first of the programs that is on PATH, or null. */
export function findOnPath(...names: string[]): string | null {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder || '.', name);
      try {
        accessSync(path, constants.X_OK);
        if (statSync(path).isFile()) return path;
      } catch {
        // Not in this folder.
      }
    }
  }
  return null;
}
