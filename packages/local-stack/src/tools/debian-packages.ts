import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const works = (command: string, args: string[]): boolean => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export const hasApt = (): boolean => works('apt-get', ['--version']) && works('dpkg-deb', ['--version']);

/** Installs a package into the system; for root on Debian and Ubuntu. True when that worked. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !hasApt()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], { stdio: 'ignore', env }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', name);
  return install() || (apt('update') && install());
}

/**
 * Unpacks the named packages, and what they need beyond the installed ones, into a folder: without root and without
 * touching the system. Returns false where that is not possible. A finished folder is used again.
 */
export function unpackDebianPackages(names: readonly string[], folder: string): boolean {
  if (existsSync(folder)) return true;
  if (!hasApt()) return false;
  const work = `${folder}.${process.pid}`;
  rmSync(work, { recursive: true, force: true });
  for (const part of ['lists/partial', 'cache/archives/partial', 'root'])
    mkdirSync(join(work, part), { recursive: true });
  try {
    const options = [
      `Dir::State::Lists=${work}/lists`,
      `Dir::Cache=${work}/cache`,
      'Debug::NoLocking=1',
      'APT::Sandbox::User=',
    ];
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['-qq', ...options.flatMap((option) => ['-o', option]), ...args], { stdio: 'ignore' })
        .status === 0;
    if (!apt('update')) return false;
    if (!apt('install', '-y', '--no-install-recommends', '--reinstall', '--download-only', ...names)) return false;
    const archives = join(work, 'cache/archives');
    for (const file of readdirSync(archives).filter((entry) => entry.endsWith('.deb'))) {
      if (!works('dpkg-deb', ['-x', join(archives, file), join(work, 'root')])) return false;
    }
    renameSync(join(work, 'root'), folder);
    return true;
  } catch (error) {
    // Another start may have finished the same folder first.
    if (!existsSync(folder)) throw error;
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
