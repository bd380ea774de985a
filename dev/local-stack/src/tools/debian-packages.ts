import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const succeeds = (command: string, args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0;

export const hasApt = (): boolean => succeeds('apt-get', ['--version']) && succeeds('dpkg-deb', ['--version']);

/** Installs a package into the system, as root on Debian or Ubuntu. Returns true on success. */
export function installDebianPackage(name: string): boolean {
  if (process.getuid?.() !== 0 || !hasApt()) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], { stdio: 'ignore', env }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', name);
  return install() || (apt('update') && install());
}

/**
 * Unpacks packages and their missing dependencies into a folder, without root and without changing the system. Returns
 * false if that is not possible. Does nothing if the folder exists.
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
      if (!succeeds('dpkg-deb', ['-x', join(archives, file), join(work, 'root')])) return false;
    }
    renameSync(join(work, 'root'), folder);
    return true;
  } catch (error) {
    // Another start may have created the same folder first.
    if (!existsSync(folder)) throw error;
    return true;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
