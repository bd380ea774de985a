import { spawnSync } from 'node:child_process';
import { findOnPath } from './find-on-path.ts';
import { findUnpackedTool } from './unpacked-tool.ts';

const oldest = [6, 2] as const;

/** Finds a Redis or Valkey server: on PATH, in the tool cache, or downloaded into it from Debian's packages. */
export function findRedis(): string {
  const found = findOnPath('redis-server', 'valkey-server');
  if (found && isNewEnough(found)) return found;
  const unpacked = findUnpackedTool(['redis-server', 'redis-tools'], 'usr/bin/redis-server');
  if (unpacked && isNewEnough(unpacked)) return unpacked;
  throw new Error(`No Redis ${oldest.join('.')} or newer: install redis-server, or set REDIS_URL.`);
}

function isNewEnough(program: string): boolean {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  const [, major = '0', minor = '0'] = /v=(\d+)\.(\d+)/.exec(stdout ?? '') ?? [];
  return Number(major) > oldest[0] || (Number(major) === oldest[0] && Number(minor) >= oldest[1]);
}
