import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolCacheFolder } from '../repository-paths.ts';

/** Installs npm packages (name@version) into the tool cache, once; returns the folder, or null where that fails. */
export function installNpmTool(name: string, packages: readonly string[]): string | null {
  const folder = join(toolCacheFolder, name);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  mkdirSync(half, { recursive: true });
  writeFileSync(join(half, 'package.json'), JSON.stringify({ private: true }));
  const args = ['install', '--no-audit', '--no-fund', '--silent', '--save-exact', ...packages];
  const { status } = spawnSync('npm', args, { cwd: half, stdio: 'ignore' });
  if (status === 0) renameSync(half, folder);
  else rmSync(half, { recursive: true, force: true });
  return status === 0 ? folder : null;
}
