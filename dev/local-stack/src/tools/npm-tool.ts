import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { toolCacheFolder } from '../repository-paths.ts';

/** Installs npm packages (name@version) into the tool cache, unless they are there. Returns the folder, or null on failure. */
export function installNpmTool(name: string, packages: readonly string[]): string | null {
  const folder = join(toolCacheFolder, name);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  writeFileSync(join(unfinished, 'package.json'), JSON.stringify({ private: true }));
  const args = ['install', '--no-audit', '--no-fund', '--silent', '--save-exact', ...packages];
  const { status } = spawnSync('npm', args, { cwd: unfinished, stdio: 'ignore' });
  if (status === 0) renameSync(unfinished, folder);
  else rmSync(unfinished, { recursive: true, force: true });
  return status === 0 ? folder : null;
}
