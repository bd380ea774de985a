import { existsSync, mkdirSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toolCacheFolder } from '../repository-paths.ts';
import { unpackDebianPackages } from './debian-packages.ts';

/**
 * Unpacks Debian packages into the tool cache; the first package names the folder. Returns the path of a script that
 * starts the program with the unpacked libraries, or null if that is not possible.
 */
export function findUnpackedTool(packages: readonly [string, ...string[]], program: string): string | null {
  const folder = join(toolCacheFolder, packages[0]);
  const launcher = launcherOf(packages[0], program);
  if (existsSync(launcher)) return launcher;
  mkdirSync(toolCacheFolder, { recursive: true });
  if (!unpackDebianPackages(packages, folder)) return null;
  const binary = join(folder, program);
  if (!existsSync(binary)) return null;
  const libraries = libraryFolders(folder).join(':');
  const unfinished = `${launcher}.${process.pid}`;
  writeFileSync(unfinished, `#!/bin/sh\nLD_LIBRARY_PATH='${libraries}' exec '${binary}' "$@"\n`, { mode: 0o755 });
  renameSync(unfinished, launcher);
  return launcher;
}

const launcherOf = (debianPackage: string, program: string): string =>
  join(toolCacheFolder, debianPackage, `start-${basename(program)}`);

/** The start script of a program that is already unpacked, or null. */
export function findCachedTool(debianPackage: string, program: string): string | null {
  const launcher = launcherOf(debianPackage, program);
  return existsSync(launcher) ? launcher : null;
}

/** Every folder with shared libraries: some Debian packages have them one level deeper and link them at installation. */
function libraryFolders(root: string): string[] {
  const found = new Set<string>();
  for (const base of ['usr/lib', 'lib']) {
    const folder = join(root, base);
    if (!existsSync(folder)) continue;
    for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = join(folder, entry);
      if (/\.so(\.\d+)*$/.test(entry) && statSync(path, { throwIfNoEntry: false })?.isFile()) found.add(dirname(path));
    }
  }
  return [...found].sort();
}
